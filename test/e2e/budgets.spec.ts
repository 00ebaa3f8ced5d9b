import type { Browser, Page } from '@playwright/test'
import { expect, test } from '#test/job'
import { documentPng, pdfOf } from '#test/phone-photos'

/** What a page may be high at 360 px, in the languages with the shortest and the longest words. */
const heights = { '/': 2600, '/file': 2000 } as const

test('home and opened file keep their height on a phone, in each writing, with and without script', async ({
  browser,
  product,
}) => {
  const contract = pdfOf(Array.from({ length: 14 }, (_, page) => [`Page ${page}`]))
  const picture = await documentPng('held')
  const kinds = ['photo', 'work-permit', 'job-offer', 'application-status', 'visa-paper'] as const
  const { passportNumber, accessCode } = await product.newFile([
    ...kinds.map((kind) => [kind, picture] as [typeof kind, Buffer]),
    ['contract', Buffer.from(contract)],
  ])
  const found: string[] = []
  for (const javaScriptEnabled of [true, false])
    for (const language of ['en', 'bn', 'ar']) {
      const page = await phone(browser, product.url, { language, javaScriptEnabled })
      await page.goto('/check')
      await page.locator('main #number').fill(passportNumber)
      await page.locator('main #code').fill(accessCode)
      await page.locator('main form[action="/check"] button').click()
      await page.waitForURL('**/file')
      for (const [path, most] of Object.entries(heights)) {
        await page.goto(path)
        const { height, width } = await page.evaluate(() => ({
          height: document.documentElement.scrollHeight,
          width: document.documentElement.scrollWidth,
        }))
        if (height > most) found.push(`${path} in ${language}: ${height} px`)
        if (width > 360) found.push(`${path} in ${language}: ${width} px wide`)
      }
      await page.context().close()
    }
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
