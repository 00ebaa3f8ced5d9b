import type { Browser, Page } from '@playwright/test'
import { languages } from '#platform/languages.schema'
import { offer } from '#test/crawled-pages'
import { expect, test } from '#test/job'
import { documentPng, pdfOf } from '#test/phone-photos'

/** What a page may be high at 360 px, whatever the language. */
const heights = { '/': 2600, '/file': 1600 } as const
const papers = [
  ...['work-permit', 'job-offer', 'application-status', 'lmia', 'visa-paper', 'visa-approval'],
  ...['fingerprint', 'ticket', 'manpower', 'contract-translation', 'passport'],
] as const

test('home and a file of 12 papers keep their height, their list on the first screen, in each language', async ({
  browser,
  product,
}) => {
  const contract = Buffer.from(pdfOf(Array.from({ length: 14 }, (_, page) => [`Page ${page}`])))
  const picture = await documentPng('held')
  const { passportNumber, accessCode } = await product.newFile([
    ...['photo', ...papers].map((kind) => [kind, picture] as const),
    ['contract', contract],
  ])
  await offer(product, languages)
  const found: string[] = []
  for (const javaScriptEnabled of [true, false])
    for (const language of languages) {
      const page = await phone(browser, product.url, { language, javaScriptEnabled })
      const opened = { form: { number: passportNumber, code: accessCode }, maxRedirects: 0 }
      await page.context().request.post('/check', opened)
      for (const [path, most] of Object.entries(heights)) {
        await page.goto(path)
        const { height, width, list, count } = await page.evaluate(() => ({
          height: document.documentElement.scrollHeight,
          width: document.documentElement.scrollWidth,
          list: document.querySelector('.paper-tiles')?.getBoundingClientRect().top ?? 0,
          count: document.querySelectorAll('[class^=paper-] li').length,
        }))
        if (height > most) found.push(`${path} in ${language}: ${height} px`)
        if (width > 360) found.push(`${path} in ${language}: ${width} px wide`)
        if (list > 640) found.push(`the papers in ${language} begin at ${list} px`)
        expect(await page.locator('html').getAttribute('lang')).toBe(language)
        expect(count).toBe(path === '/file' ? 12 : 0)
      }
      await page.context().close()
    }
  await offer(product, ['en', 'bn'])
  expect(found).toEqual([])
})

async function phone(
  browser: Browser,
  baseURL: string,
  { language, javaScriptEnabled }: { language: string; javaScriptEnabled: boolean },
): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL, javaScriptEnabled, viewport: { width: 360, height: 640 } },
  })
  await context.addCookies([{ name: 'language', value: language, url: baseURL }])
  return context.newPage()
}
