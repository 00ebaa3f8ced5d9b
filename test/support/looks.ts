import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type CDPSession, expect, type Page, test } from '@playwright/test'
import type axe from 'axe-core'

/** What somebody has chosen, and the width of the screen in pixels. */
interface Look {
  theme: 'light' | 'dark'
  width: number
}

/** The looks in which every page is shown; each width is examined completely in one theme. */
const looks: readonly Look[] = [
  { theme: 'light', width: 320 },
  { theme: 'dark', width: 320 },
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 1280 },
]

/** Fails when the page scrolls sideways or axe finds a fault in it (WCAG 2.2 AA, best practice). */
export async function expectFitAndAccessible(page: Page, name: string): Promise<void> {
  await hasCome(page, name)
  await expectFit(page, name)
  expect.soft(await faults(page), name).toEqual([])
}

/**
 * Expects the same in every look, without loading the page again. Leaves it in the last, dark and wide;
 * what is open must not depend on the width.
 */
export function expectGoodInEveryLook(
  page: Page,
  name: string,
  alsoCheck?: (where: string) => Promise<void>,
): Promise<void> {
  const rules = (look: Look) => (look.theme === 'light' ? 'all' : rulesOfColour)
  return examine(page, name, { rules, alsoCheck })
}

/**
 * Expects the same for a page that was good in another language: its words fit in every look, and axe
 * examines them on a phone. Colours, and positions on a wide screen, do not depend on the language.
 */
export function expectGoodInThisLanguage(
  page: Page,
  name: string,
  alsoCheck?: (where: string) => Promise<void>,
): Promise<void> {
  const rules = (look: Look) => (look === looks[0] ? 'all but colours' : [])
  return examine(page, name, { rules, alsoCheck })
}

/** The axe rules to run. Checking colours takes longer than most of the others together. */
type Rules = 'all' | 'all but colours' | readonly string[]

interface Examination {
  rules: (look: Look) => Rules
  alsoCheck?: ((where: string) => Promise<void>) | undefined
}

async function examine(page: Page, name: string, { rules, alsoCheck }: Examination) {
  await hasCome(page, name)
  for (const look of looks) {
    await takeOn(page, look)
    const where = `${name}, ${look.theme}, ${look.width} px`
    await expectFit(page, where)
    const asked = rules(look)
    if (asked.length > 0) expect.soft(await faults(page, asked), where).toEqual([])
    await alsoCheck?.(where)
  }
}

/** What another theme can break; the rest of axe's rules ignore colour. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']
const withoutColours = Object.fromEntries(rulesOfColour.map((id) => [id, { enabled: false }]))

/** Shows the page as somebody with this theme and this screen sees it. */
export async function takeOn(page: Page, { theme, width }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.evaluate((chosen) => {
    // With reduced motion, inherited colours pass from element to element, frame by frame.
    const still = new CSSStyleSheet()
    still.replaceSync('*, *::before, *::after { transition: none !important }')
    document.adoptedStyleSheets = [still]
    const { dataset } = document.documentElement
    // The dashboard's attribute, or the public pages'.
    dataset[dataset.mantineColorScheme ? 'mantineColorScheme' : 'theme'] = chosen
  }, theme)
}

/** Waits for the heading that each page has; one that a click opened may still be loading. */
async function hasCome(page: Page, name: string): Promise<void> {
  await expect(page.locator('h1').first(), name).toBeVisible()
}

async function expectFit(page: Page, name: string): Promise<void> {
  // Retried: after a change of width the page is laid out again.
  await expect
    .poll(
      () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      { message: `${name} scrolls sideways by so many pixels`, timeout: 30_000 },
    )
    .toBeLessThanOrEqual(0)
}

const axeFile = fileURLToPath(import.meta.resolve('axe-core/axe.min.js'))

/**
 * Each examined page gets it once: the shorter of axe's two builds. A single character beyond ASCII would
 * make Chromium handle all of it as two bytes a letter, so each is escaped.
 */
const expression = readFileSync(axeFile, 'utf8').replaceAll(
  /[^\0-\x7f]/g,
  (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
)

/** Returns axe's findings, one line for each rule. Frames are left out: only the previews use them. */
export async function faults(page: Page, rules: Rules = 'all') {
  await bringAxe(page)
  const chosen: axe.RunOptions =
    typeof rules === 'string'
      ? { rules: rules === 'all' ? {} : withoutColours }
      : { runOnly: [...rules] }
  const brief: axe.RunOptions = { resultTypes: ['violations'], selectors: false, preload: false }
  const found = await page.evaluate(faultsHere, { ...brief, ...chosen, iframes: false })
  return typeof rules === 'string' ? [...found, ...(await namesWithoutTheirWords(page))] : found
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/**
 * Bypasses Playwright's own evaluation, which compiles the text again for each document: the engine keeps
 * code sent to it directly compiled from page to page.
 */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  const { exceptionDetails } = await (await session).send('Runtime.evaluate', { expression })
  if (exceptionDetails) throw new Error(`axe does not load: ${exceptionDetails.text}`)
}

/** Runs in the browser. Returns only faults; all that axe examined would be megabytes. */
async function faultsHere(options: axe.RunOptions): Promise<string[]> {
  const { axe: examiner } = window as unknown as { axe: typeof axe }
  const { violations } = await examiner.run({ exclude: [['iframe']] }, options)
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

const pressed = 'a, button, summary, [role=button], [role=tab], [role=menuitem]'

/**
 * Returns elements whose name differs from their text: people who speak to a phone say what they see (WCAG
 * 2.5.3). axe skips words in fonts that it takes for icons, including Bengali ones.
 */
function namesWithoutTheirWords(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    // A bar of a chart is a link without text of its own.
    const letters = (text = '') =>
      (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')
    return [...document.querySelectorAll<HTMLElement>(`:is(${selector})[aria-label]`)]
      .filter((one) => !letters(one.ariaLabel ?? '').includes(letters(one.innerText)))
      .map((one) => `name without its words: ${one.ariaLabel} (${one.innerText})`)
  }, pressed)
}

/** Which pictures are requested: those of the handbook or, with any other word, of the pages. */
const asked = process.env.CANDOR_TEST_PICTURES
export const takesHandbook = asked === 'handbook'

/** Whether the pages are kept as pictures: no test uses them, so only on request. */
const keepsPictures = Boolean(asked) && !takesHandbook

/** Keeps a picture of the whole page as shown, to be viewed after the tests. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!keepsPictures) return
  const file = `${name.replaceAll(/[^\w]+/g, '-')}.jpg`
  const path = join(test.info().project.outputDir, 'screens', file)
  await page.screenshot({ path, fullPage: true })
}
