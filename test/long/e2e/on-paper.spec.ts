import { expect, type Page, test } from '@playwright/test'
import { languageNames, languages } from '#platform/languages/schema'
import { callApi } from '#test/call-api'
import { openDashboard, signedInPage } from '#test/dashboard'
import { type Held, hold, letGo } from '#test/held'
import { pagesOf } from '#test/pdf-pages'
import { pdfText } from '#test/pdf-text'
import { addRecord, apiKey } from '#test/product'
import { cookieOf } from '#test/screen'
import { screens } from '#test/screens'
import { claimsIn } from '../../../src/site/honesty-words.ts'

const displayName = 'Padma Meghna Jamuna Overseas Manpower Recruiting Consultants and Travels'
const legalName = `${displayName} International Trading Agency Private Limited`

let held: Held
let key: string
test.beforeAll(async () => {
  held = await hold(undefined, [...languages])
  key = await apiKey(held.product, 'admin', 'organisation')
  const { version } = await callApi(held.product, key, ['GET', '/organisation'])
  const names = { displayName, legalName }
  await callApi(held.product, key, ['PATCH', '/organisation'], names, version)
})
test.afterAll(() => letGo(held))
test.use({ actionTimeout: 30_000, ignoreHTTPSErrors: true })

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

const sheets = async (page: Page) => pagesOf(await page.pdf({ preferCSSPageSize: true }))

for (const language of languages)
  test(`what is printed claims nothing, and a receipt with long names is one sheet of A4, in ${language}`, async ({
    browser,
  }) => {
    const context = await browser.newContext()
    await context.addCookies([cookieOf(held.product, 'language', language)])
    const page = await context.newPage()
    const pages = ['verify-receipt', 'file', 'shared-file', 'shared-receipt', 'complaint-written']
    for (const name of pages) {
      const { shows, open } = screens[name] ?? {}
      await open?.(page, held)
      await expect(page.locator(shows as string).first(), name).toBeVisible()
      const { text, claims } = await claimsOnPaper(page)
      expect(claims, name).toEqual([])
      expect(text, name).toMatch(marks[language])
      if (!name.endsWith('receipt')) continue
      await expect(page.locator('.printed')).toContainText(legalName)
      expect(await sheets(page), name).toBe(1)
      const sizes = await headings(page)
      expect(sizes.length, name).toBeGreaterThan(1)
      expect(sizes, name).toEqual(sizes.toSorted((one, other) => other - one))
    }
    await context.close()
  })

test('the slip with the code claims nothing on paper, in each language', async ({ browser }) => {
  const { id } = await addRecord(held.product, key)
  const page = await signedInPage(held.product, browser, held.admin)
  await openDashboard(page, held.product, `/records/${id}`, 'Rahima Khatun')
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

test('a claim that is printed is found, and so is what is longer than a sheet', async ({
  page,
}) => {
  await page.setContent('<p>Padma Overseas Ltd</p><p>Your visa is valid.</p>')
  expect(claimsIn(await pdfText(await page.pdf()))).toEqual(['Your visa is valid.'])
  await page.setContent('<p>Padma Overseas Ltd</p><p>কাগজটি আসল।</p>')
  expect((await claimsOnPaper(page)).claims).toEqual(['কাগজটি আসল।'])
  await page.setContent(`<p style="block-size: 400mm">${legalName}</p>`)
  expect(await sheets(page)).toBe(2)
})
