import { expect, test } from '@playwright/test'
import { enterForCrawl, offer, publicPages } from '#test/crawled-pages'
import { brokenWords, faultsWithLargeLetters } from '#test/page-faults'
import { cookieOf } from '#test/screen'
import { startSeeded } from '#test/seeded'

test.describe.configure({ mode: 'parallel' })

const languages = ['en', 'bn', 'hi', 'ne', 'ar', 'fil'] as const

for (const language of languages)
  test(`no word breaks that fits a line, with usual letters and with twice as large ones, in ${language}`, async ({
    browser,
  }) => {
    test.setTimeout(600_000)
    const product = await startSeeded()
    await offer(product, [...languages])
    const crawled = await enterForCrawl(product)
    const found: string[] = []
    for (const who of ['visitor', 'candidate', 'student'] as const) {
      const context = await browser.newContext({ reducedMotion: 'reduce' })
      await context.addCookies([cookieOf(product, 'language', language)])
      for await (const { path, page } of publicPages(context, { product, crawled, who })) {
        if (path.startsWith('/api/')) continue
        const faults = [...(await brokenWords(page)), ...(await faultsWithLargeLetters(page))]
        found.push(...faults.map((fault) => `${path}: ${fault}`))
      }
      await context.close()
    }
    await product.remove()
    expect(found).toEqual([])
  })
