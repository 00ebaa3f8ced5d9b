import { expect, type Page, test } from '@playwright/test'
import { languageNames, languages } from '#platform/languages.schema'
import { changeSettings } from '#test/call-api'
import { type Crawled, enterForCrawl, offer, publicPages } from '#test/crawled-pages'
import { openDashboard, signedInPage } from '#test/dashboard'
import { pdfText, textsOfPages } from '#test/pdf-text'
import { addRecord, apiKey } from '#test/product'
import { cookieOf } from '#test/screen'
import { type SeededProduct, startSeeded } from '#test/seeded'
import { claimsIn } from '../../../src/site/honesty-words.ts'

const displayName = 'Padma Meghna Jamuna Overseas Manpower Recruiting Consultants and Travels'
const legalName = `${displayName} International Trading Agency Private Limited`

/** Pages that leave with people. */
const taken = [
  ...['/verify/{number}', '/case/{number}', '/file', '/file/print', '/shared/file'],
  ...['/shared/print', '/shared/receipts/{number}'],
]

let product: SeededProduct
let crawled: Crawled
let key: string
test.beforeAll(async () => {
  product = await startSeeded()
  await offer(product, languages)
  crawled = await enterForCrawl(product)
  key = await apiKey(product, 'admin', 'organisation')
  const names = { displayName, legalName }
  await changeSettings(product, key, names)
})
test.afterAll(() => product.remove())
test.use({ actionTimeout: 30_000 })

const marks = {
  en: /not a government/,
  bn: /সরকারি/,
  hi: /निजी कंपनी/,
  ne: /निजी कम्पनी/,
  ar: /شركة خاصة/,
  fil: /hindi gobyerno/,
} as const

/**
 * What a printer gets of the page claims of no document what its authority knows, and says whose it is. PDFium puts
 * spaces into words of Bengali, so these are read as they are laid out for the printer.
 */
async function claimsOnPaper(page: Page): Promise<{ text: string; claims: string[] }> {
  const onPaper = await pdfText(await page.pdf())
  await page.emulateMedia({ media: 'print' })
  const text = await page.locator('body').innerText()
  await page.emulateMedia({ media: null })
  const lines = [onPaper, onPaper.replace(/\s+/g, ' '), text]
  return { text: `${onPaper}\n${text}`, claims: lines.flatMap(claimsIn) }
}

/** Returns the sizes of the letters of its headings in pixels, from the title down. */
async function headings(page: Page): Promise<number[]> {
  const sizes = await page
    .locator('.printed :is(h1, h2, h3)')
    .evaluateAll((all) =>
      all.map((one) => [one.tagName, Number.parseFloat(getComputedStyle(one).fontSize)]),
    )
  return [...new Map(sizes.toSorted() as [string, number][]).values()]
}

const sheets = async (page: Page) =>
  (await textsOfPages(await page.pdf({ preferCSSPageSize: true }))).length

for (const language of languages)
  test(`what is printed claims nothing, and a receipt with long names is one sheet of A4, in ${language}`, async ({
    browser,
  }) => {
    for (const who of ['visitor', 'candidate'] as const) {
      const context = await browser.newContext()
      await context.addCookies([cookieOf(product, 'language', language)])
      for await (const { path, page } of publicPages(context, { product, crawled, who })) {
        if (!taken.includes(path)) continue
        const { text, claims } = await claimsOnPaper(page)
        expect(claims, path).toEqual([])
        expect(text, path).toMatch(marks[language])
        if (!/verify|receipts/.test(path)) continue
        await expect(page.locator('.printed')).toContainText(legalName)
        expect(await sheets(page), path).toBe(1)
        const sizes = await headings(page)
        expect(sizes.length, path).toBeGreaterThan(1)
        expect(sizes, path).toEqual(sizes.toSorted((one, other) => other - one))
      }
      await context.close()
    }
  })

test('the slip with the code claims nothing on paper, in each language', async ({ browser }) => {
  const { id } = await addRecord(product, key)
  const page = await signedInPage(product, browser, product.people.admin[0])
  await openDashboard(page, product, `/records/${id}#access-code`, 'Rahima Khatun')
  await page.getByRole('button', { name: 'Issue access code' }).click()
  await page.getByRole('button', { name: 'Show slip to print' }).click()
  const slip = page.getByRole('article', { name: 'Slip with the access code' })
  for (const language of languages) {
    await page.getByRole('radio', { name: languageNames[language] }).check()
    await expect(slip).toHaveAttribute('lang', language)
    await expect(slip).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
    const { text, claims } = await claimsOnPaper(page)
    expect(claims, `slip in ${language}`).toEqual([])
    expect(text).toMatch(marks[language])
  }
  await page.context().close()
})
