import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { documentKindNames } from '#modules/documents/schema'
import { offer } from '#test/crawled-pages'
import { picture } from '#test/looks'
import { documentPng, phonePhotoJpeg } from '#test/phone-photos'
import { type CandidateFile, type SeededProduct, startSeeded } from '#test/seeded'

let product: SeededProduct
test.beforeAll(async () => {
  product = await startSeeded()
  await offer(product, ['en', 'bn'])
})
test.afterAll(() => product.remove())

const languages = ['en', 'bn'] as const
/** What asks for the password again is done with a session, and the password given just before. */
const byAdmin: SeededProduct['call'] = async (...asked) => {
  const [admin] = product.people.admin
  await product.callAs(admin, 'POST', '/session/confirm', { password: admin.password })
  return product.callAs(admin, ...asked)
}
const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10)
const needed = ['passport', 'visa-paper', 'contract', 'ticket'] as const
const everyKind = documentKindNames.filter(
  (kind) => kind !== 'photo' && kind !== 'police-clearance',
)

async function fileWith(kinds: readonly string[], details = {}, hasPhoto = true) {
  const photo = await phonePhotoJpeg({ width: 480, height: 600, label: 'Portrait' })
  const scans = await Promise.all(
    kinds.map(async (kind) => [kind, await documentPng(kind)] as [never, Buffer]),
  )
  const all = hasPhoto ? [['photo' as never, photo] as const, ...scans] : scans
  return product.newFile(all as never, details)
}

/** Opens the file without script, as a telephone does. */
async function opened(context: BrowserContext, file: CandidateFile): Promise<Page> {
  const form = { number: file.passportNumber, code: file.accessCode }
  await context.request.post(`${product.url}/check`, { form, maxRedirects: 0 })
  return context.newPage()
}

async function byForm(file: CandidateFile, browser: { newContext(): Promise<BrowserContext> }) {
  const context = await browser.newContext()
  const page = await opened(context, file)
  return { page, close: () => context.close() }
}

async function withhold({ id }: CandidateFile) {
  const { cookies } = product.people.admin[0]
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const { papers } = await product.call('GET', `/records/${id}/comparisons`)
  const [paper] = papers.filter(({ checks }: { checks: unknown[] }) => checks.length > 0)
  const body = new FormData()
  const showed = { documentId: paper.documentId, checkId: paper.checks[0].id, askedOn: day(0) }
  for (const [name, value] of Object.entries({ ...showed, showed: 'other' })) body.set(name, value)
  const headers = { cookie, origin: product.url }
  const at = `${product.url}/api/v1/records/${id}/comparisons`
  const answer = await fetch(at, { method: 'POST', headers, body })
  expect(answer.status, await answer.text()).toBeLessThan(300)
}

interface State {
  file: () => Promise<CandidateFile>
  /** What brings the file into the state, once it is there. */
  enters?: (file: CandidateFile, browser: Parameters<typeof byForm>[1]) => Promise<unknown>
  /** What ends it for the files of others. */
  after?: () => Promise<unknown>
  /** Selectors of what stands on the first 640 px. */
  first: readonly string[]
  /** Selectors, and how many there are on the page. */
  counts: Readonly<Record<string, number>>
}

const flight = { flightOn: day(1), flightTime: '02:15', flightZone: 'Asia/Dhaka' }
/** The list has one line, which says what is still to bring. */
const missing = { '.paper-list li': 1, '.paper-list a[href$="/bring"]': 1 }
const states: Readonly<Record<string, State>> = {
  'nothing new, no flight': {
    file: () => fileWith(needed),
    first: ['.me h1', '.quiet-line', '.paper-tiles li:nth-child(2)'],
    counts: { '.news li': 0, '.when': 0, '.paper-tiles img': 4, '.me img': 1 },
  },
  'no photo': {
    file: () => fileWith(needed, {}, false),
    first: ['.me .no-picture', '.me h1', '.paper-tiles'],
    counts: { '.me img': 0, '.me .no-picture svg': 1 },
  },
  'no papers': {
    file: () => fileWith([]),
    first: ['.me h1', '.quiet-line', '#documents', '#do'],
    counts: { '.paper-tiles li': 0, ...missing },
  },
  'three papers': {
    file: () => fileWith(needed.slice(0, 3)),
    first: ['.me h1', '.paper-tiles li:nth-child(3)'],
    counts: { '.paper-tiles li': 3, ...missing },
  },
  'papers of every kind': {
    file: () => fileWith(everyKind),
    first: ['.me h1', '.paper-tiles li:nth-child(2)'],
    counts: { '.paper-tiles li': 4, '.paper-list li': everyKind.length - 4 },
  },
  'a name of three lines': {
    file: () =>
      fileWith(needed, {
        name: 'Mohammad Abdur Rahman Chowdhury bin Sheikh Abdul Karim Chowdhury al Sylheti',
      }),
    first: ['.me h1.long', '.paper-tiles li:nth-child(2)'],
    counts: { '.me h1.long': 1 },
  },
  'a flight tomorrow, in the night': {
    file: () => fileWith(needed, flight),
    first: ['.me h1', '.when', '.when small', '.do'],
    counts: { '.when': 1, '.do': 1 },
  },
  'a paper that is withheld': {
    file: () => fileWith(needed, { destinationCountry: 'CA' }),
    enters: withhold,
    first: ['.me h1', '.news .stands'],
    counts: { '.news .stands': 1, '.paper-tiles .no-picture': 1, '.paper-tiles img': 3 },
  },
  'papers that go soon': {
    file: () => fileWith(needed),
    enters: async (file, browser) => {
      const { page, close } = await byForm(file, browser)
      await page.goto(`${product.url}/file/consents`)
      await page
        .locator('form:has(input[name=purpose][value=keeping]) button[value=withdrawn]')
        .click()
      await close()
    },
    first: ['.me h1', '.news .stands'],
    counts: { '.news .stands': 1 },
  },
  'an agency that closes': {
    file: () => fileWith(needed, flight),
    enters: async () => {
      const { version, displayName: typedName } = await product.call('GET', '/organisation')
      const body = { lastDay: day(90), typedName }
      await byAdmin('POST', '/organisation/closing', body, version)
    },
    after: async () => {
      const { version } = await product.call('GET', '/organisation')
      await byAdmin('DELETE', '/organisation/closing', undefined, version)
    },
    first: ['.me h1', '.news .stands', '.when'],
    counts: { '.news .stands': 1, '.when': 1 },
  },
}

/** What is wrong with a page, in words that lead there. */
async function faultsOf(page: Page, { first, counts }: State): Promise<string[]> {
  const faults: string[] = []
  for (const selector of first) {
    const found = page.locator(selector)
    const box = (await found.count()) === 0 ? null : await found.first().boundingBox()
    const bottom = box === null ? Number.NaN : box.y + Math.min(box.height, 60)
    if (!(bottom <= 640)) faults.push(`${selector} ends at ${bottom}`)
  }
  for (const [selector, count] of Object.entries(counts)) {
    const found = await page.locator(selector).count()
    if (found !== count) faults.push(`${found} of ${selector}`)
  }
  const [height, width] = await page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement
    return [scrollHeight, scrollWidth]
  })
  if (height > 1600) faults.push(`${height} px high`)
  if (width > 360) faults.push(`${width} px wide`)
  return faults
}

for (const [name, state] of Object.entries(states))
  test(`the first screen with ${name}`, async ({ browser }) => {
    const file = await state.file()
    try {
      await state.enters?.(file, browser)
      const faults: string[] = []
      const context = await browser.newContext({
        ...{ viewport: { width: 360, height: 640 }, javaScriptEnabled: false },
      })
      const page = await opened(context, file)
      let [requests, bytes] = [0, 0]
      page.on('requestfinished', async (request) => {
        requests += 1
        const { responseBodySize } = await request.sizes()
        bytes += responseBodySize
      })
      for (const language of languages) {
        await context.addCookies([{ name: 'language', value: language, url: product.url }])
        ;[requests, bytes] = [0, 0]
        await page.goto(`${product.url}/file`, { waitUntil: 'networkidle' })
        if (requests > 12) faults.push(`${language}: ${requests} requests`)
        if (bytes > 60_000) faults.push(`${language}: ${bytes} bytes`)
        faults.push(...(await faultsOf(page, state)).map((fault) => `${language}: ${fault}`))
        await picture(page, `first screen with ${name} ${language}`)
      }
      await context.close()
      expect(faults).toEqual([])
    } finally {
      await state.after?.()
    }
  })

test('a print of the file has who, new, next, and the names of the papers; another page has the papers', async ({
  browser,
}) => {
  const file = await fileWith(everyKind, flight)
  await product.call('PUT', `/records/${file.id}/documents/ticket`, await documentPng('a new one'))
  const { page, close } = await byForm(file, browser)
  await page.goto(`${product.url}/file`)
  await expect(page.locator('a[href="/file/print"]')).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  for (const what of ['.me h1', '.news', '.when', '.paper-tiles b', '.paper-list a'])
    await expect(page.locator(what).first(), what).toBeVisible()
  const names = await page.locator(':is(.paper-tiles b, .paper-list a):visible').count()
  expect(names).toBe(everyKind.length)
  await expect(page.locator('.paper-tiles :is(img, .no-picture):visible')).toHaveCount(0)
  await expect(page.locator(':is(button, summary, .doors, .door, footer ul):visible')).toHaveCount(
    0,
  )
  await expect(page.getByText('A private company, not a government.')).toBeVisible()
  await page.emulateMedia({ media: null })
  await page.goto(`${product.url}/file/print`)
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.scan img').count()).toBeGreaterThanOrEqual(everyKind.length)
  await close()
})
