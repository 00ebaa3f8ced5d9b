import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test'
import { chromiumLaunch } from '#test/chromium'
import { settled } from '#test/dashboard'
import { type Figure, figure } from './figures.ts'
import type { Installation } from './seed.ts'
import { startCandor } from './servers.ts'

/** Actions on a page; each resolves after its last effect. */
type Doings = Record<string, (page: Page) => Promise<void>>

const onList: Doings = {
  'typing in the search': async (page) => {
    const field = page.getByRole('searchbox', { name: 'Search' })
    await field.pressSequentially('rahima', { delay: 60 })
    await rowsHaveCome(page)
    for (let key = 0; key < 6; key++) await field.press('Backspace')
    await rowsHaveCome(page)
  },
  'ticking a row': async (page) => {
    for (const row of [3, 40, 80]) await page.getByRole('checkbox').nth(row).click()
    await page.getByRole('checkbox', { name: 'Select all' }).click()
    await page.getByRole('checkbox', { name: 'Select all' }).click()
  },
  'moving through rows by key': async (page) => {
    await page.locator('tr[data-row="0"]').focus()
    for (const key of ['j', 'j', 'k', 'End', 'Home', 'Shift+ArrowDown', 'Control+a', 'Escape'])
      await page.keyboard.press(key)
  },
  sorting: async (page) => {
    const head = page.getByRole('columnheader', { name: 'Name' }).getByRole('button')
    for (let time = 0; time < 2; time++) {
      await head.click()
      await rowsHaveCome(page)
    }
  },
  'opening and closing the filters': async (page) => {
    for (let time = 0; time < 2; time++)
      await page.getByRole('button', { name: /^Filters/ }).click()
  },
}
const onSettings: Doings = {
  'letters in the settings': (page) => typeIn(page.locator('[data-path="displayName"]')),
}
const onForm: Doings = {
  'details in the form of a record': (page) => typeIn(page.locator('[data-path="name"]')),
}
const times = 5
const rows = 100
/** By their addresses, with an element that shows that they have loaded. */
const pages: readonly [path: string, shown: string, doings: Doings][] = [
  [`/records?pageSize=${rows}`, `tr[data-row="${rows - 1}"]`, onList],
  ['/settings', '[data-path="displayName"]', onSettings],
  ['/entry', 'form', onForm],
]

/**
 * Measures the time from an input to the next paint in the list of records, by the browser's Event Timing
 * (in steps of 8 ms), with this many records on file and a hundred of them on the page, and in the two
 * largest forms. Without a target here: other work of the machine slows a browser.
 */
export async function measureInteraction(
  command: string,
  installation: Installation,
): Promise<Figure[]> {
  const server = await startCandor(command, installation)
  const browser = await chromium.launch(chromiumLaunch)
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    await signIn(context, server.url)
    const figures: Figure[] = []
    for (const [path, shown, doings] of pages) {
      const page = await context.newPage()
      await page.goto(`${server.url}/dashboard${path}`)
      await page.locator(shown).first().waitFor()
      // A key loads what a page loads later.
      await page.keyboard.press('Shift')
      await settled(page)
      await page.evaluate(listen)
      figures.push(...(await measureDoings(page, doings)))
      await page.close()
    }
    const many = installation.records.toLocaleString('en')
    const what = `Input to next paint, list of ${many} records, ${rows} a page, and forms`
    const all = figures.flatMap((one) => [...one.rounds])
    return [figure({ name: 'interaction', what, unit: 'ms', target: null }, all), ...figures]
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function measureDoings(page: Page, doings: Doings): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [what, act] of Object.entries(doings)) {
    await act(page)
    await taken(page)
    for (let time = 0; time < times; time++) await act(page)
    const about = { name: `interaction-${what.split(' ')[0]}`, what: `  ${what}` }
    figures.push(figure({ ...about, unit: 'ms', target: null }, await taken(page)))
  }
  return figures
}

async function typeIn(field: Locator): Promise<void> {
  await field.focus()
  await field.pressSequentially('rahima', { delay: 60 })
  for (let key = 0; key < 6; key++) await field.press('Backspace')
}

async function signIn(context: BrowserContext, url: string): Promise<void> {
  const answer = await context.request.post(`${url}/api/v1/session`, {
    data: { email: 'amina@padma.example', password: 'seven quiet river boats' },
    headers: { origin: url },
  })
  if (!answer.ok()) throw new Error(`Nobody was signed in: ${await answer.text()}`)
}

/** Waits until the rows match the address. */
async function rowsHaveCome(page: Page): Promise<void> {
  await settled(page)
  await page.locator('table[aria-busy="false"]').waitFor()
}

interface Listening {
  /** Milliseconds of each interaction, by its id, as far as the browser has reported them. */
  interactions: () => Map<number, number>
}

/** In the page: collects how long each interaction took to its next paint. */
function listen(): void {
  const known = new Map<number, number>()
  const collect = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      const { interactionId, duration } = entry as PerformanceEventTiming
      if (!interactionId) continue
      known.set(interactionId, Math.max(duration, known.get(interactionId) ?? 0))
    }
    return known
  }
  const observer = new PerformanceObserver((list) => collect(list.getEntries()))
  observer.observe({
    type: 'event',
    durationThreshold: 16,
    buffered: false,
  } as PerformanceObserverInit)
  const interactions = () => collect(observer.takeRecords())
  Object.assign(window, { interactions } satisfies Listening)
}

/** Returns what was collected since the last call. An interaction is reported after its paint. */
async function taken(page: Page): Promise<number[]> {
  return await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
    const known = (window as unknown as Listening).interactions()
    const all = [...known.values()]
    known.clear()
    // The browser reports none that is quicker.
    return all.length > 0 ? all : [16]
  })
}
