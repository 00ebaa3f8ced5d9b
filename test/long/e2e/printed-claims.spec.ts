import { expect, type Page, test } from '@playwright/test'
import { languageNames, languages } from '#platform/languages/schema'
import { openDashboard, signedInPage } from '#test/dashboard'
import { type Held, hold, letGo } from '#test/held'
import { pdfText } from '#test/pdf-text'
import { addRecord, apiKey } from '#test/product'
import { cookieOf } from '#test/screen'
import { screens } from '#test/screens'
import { claimsIn } from '../../../src/site/honesty-words.ts'

let held: Held
test.beforeAll(async () => {
  held = await hold()
})
test.afterAll(() => letGo(held))
test.use({ actionTimeout: 30_000, ignoreHTTPSErrors: true })

/**
 * What a printer gets of the page; it claims of no document what its authority knows. PDFium puts spaces
 * into words of Bengali, so these are read as they are laid out for the printer.
 */
async function claimsOnPaper(page: Page): Promise<{ text: string; claims: string[] }> {
  const onPaper = await pdfText(await page.pdf())
  await page.emulateMedia({ media: 'print' })
  const text = await page.locator('body').innerText()
  await page.emulateMedia({ media: null })
  const lines = [onPaper, onPaper.replace(/\s+/g, ' '), text]
  return { text: `${onPaper}\n${text}`, claims: lines.flatMap(claimsIn) }
}

async function printed(page: Page, name: string): Promise<string> {
  const { text, claims } = await claimsOnPaper(page)
  expect(claims, name).toEqual([])
  return text
}

const marks = {
  en: /not a government/,
  bn: /সরকারি/,
  hi: /निजी कंपनी/,
  ne: /निजी कम्पनी/,
  ar: /شركة خاصة/,
  fil: /hindi gobyerno/,
} as const

for (const language of ['en', 'bn'] as const)
  test(`receipts, a complaint and an invitation claim nothing on paper, in ${language}`, async ({
    browser,
  }) => {
    const context = await browser.newContext()
    await context.addCookies([cookieOf(held.product, 'language', language)])
    const page = await context.newPage()
    for (const name of [
      'verify-receipt',
      'file',
      'shared-file',
      'shared-receipt',
      'complaint-written',
      'register-invited',
    ]) {
      const { shows, open } = screens[name] ?? {}
      await open?.(page, held)
      await expect(page.locator(shows as string).first(), name).toBeVisible()
      expect(await printed(page, name), name).toMatch(marks[language])
    }
    await context.close()
  })

test('the slip with the code claims nothing on paper, in each language', async ({ browser }) => {
  const key = await apiKey(held.product, 'admin')
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
    expect(await printed(page, `slip in ${language}`)).toMatch(marks[language])
  }
  await page.context().close()
})

test('a claim that is printed is found on the document', async ({ page }) => {
  await page.setContent('<p>Padma Overseas Ltd</p><p>Your visa is valid.</p>')
  expect(claimsIn(await pdfText(await page.pdf()))).toEqual(['Your visa is valid.'])
  await page.setContent('<p>Padma Overseas Ltd</p><p>কাগজটি আসল।</p>')
  expect((await claimsOnPaper(page)).claims).toEqual(['কাগজটি আসল।'])
})
