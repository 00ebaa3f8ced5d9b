import { expect, type Page, test } from '@playwright/test'
import { languages } from '#platform/languages.schema'
import { enterForCrawl, offer, publicPages } from '#test/crawled-pages'
import { expectGoodInEveryLook, expectGoodInThisLanguage, picture } from '#test/looks'
import {
  brokenNumbers,
  crowded,
  faultsWithLargeLetters,
  smallTargets,
  turnedSentences,
} from '#test/page-faults'
import { cookieOf } from '#test/screen'
import { startSeeded } from '#test/seeded'
import { claimsIn } from '../../../src/site/honesty-words.ts'

// Each language has a product of its own, so that they are walked side by side.
test.describe.configure({ mode: 'parallel' })

for (const language of languages)
  test(`every public page is accessible and fits in ${language}, in both themes at both widths`, async ({
    browser,
  }) => {
    test.setTimeout(900_000)
    const product = await startSeeded()
    await offer(product, languages)
    const crawled = await enterForCrawl(product)
    for (const who of ['visitor', 'candidate', 'student'] as const) {
      const context = await browser.newContext({ reducedMotion: 'reduce' })
      await context.addCookies([cookieOf(product, 'language', language)])
      for await (const { path, page } of publicPages(context, { product, crawled, who })) {
        // The API is described for programmers, in English only.
        if (path.startsWith('/api/')) continue
        expect(await page.locator('html').getAttribute('lang'), path).toBe(language)
        await examine(page, `${path}, ${language}`, language)
      }
      await context.close()
    }
    await product.remove()
  })

async function examine(page: Page, where: string, language: string): Promise<void> {
  const widths = [320, 360, 1280]
  for (const width of widths) {
    await page.setViewportSize({ width, height: 640 })
    expect.soft(await brokenNumbers(page), `${where}, ${width} px: in two lines`).toEqual([])
  }
  expect.soft(await faultsWithLargeLetters(page), `${where}: large letters`).toEqual([])
  expect.soft(await turnedSentences(page), `${where}: turned`).toEqual([])
  expect.soft(claimsIn(await page.locator('body').innerText()), where).toEqual([])
  const looks = language === 'en' ? expectGoodInEveryLook : expectGoodInThisLanguage
  await looks(page, where, async (look) => {
    expect.soft(await smallTargets(page), look).toEqual([])
    expect.soft(await crowded(page), `${look}: touches what stands above it`).toEqual([])
    if (/light, 320|dark, 1280/.test(look)) await picture(page, look)
  })
}
