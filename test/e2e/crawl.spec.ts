import { expect, type Page, test } from '@playwright/test'
import {
  type Crawled,
  dashboardRoutes,
  enterForCrawl,
  openRoute,
  publicPages,
} from '#test/crawled-pages'
import { faults, takeOn } from '#test/looks'
import { cutInMadeUpLanguage } from '#test/page-faults'
import { type SeededProduct, startSeeded } from '#test/seeded'
import { claimsIn } from '../../src/site/honesty-words.ts'

test.describe.configure({ mode: 'parallel' })

let product: SeededProduct
let crawled: Crawled
test.beforeAll(async () => {
  product = await startSeeded()
  crawled = await enterForCrawl(product)
})
test.afterAll(() => product.remove())

/** What is wrong with a page: on a phone in light, on a wide screen in dark, and in a made-up language. */
async function wrongWith(page: Page): Promise<string[]> {
  await takeOn(page, { theme: 'light', width: 360 })
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  const found = wide > 0 ? [`scrolls sideways: ${wide} px`] : []
  found.push(...(await faults(page)))
  found.push(...(await cutInMadeUpLanguage(page)))
  await takeOn(page, { theme: 'dark', width: 1280 })
  found.push(...(await faults(page, ['color-contrast', 'link-in-text-block'])))
  return found
}

/** H1 on a phone: one whole line above everything else. */
async function firstLineOf(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 360, height: 640 })
  const { bottom, right, lines } = await page.locator('.who strong').evaluate((line) => {
    const range = document.createRange()
    range.selectNodeContents(line)
    const bottoms = new Set([...range.getClientRects()].map((box) => Math.round(box.bottom)))
    const box = line.getBoundingClientRect()
    return { bottom: box.bottom, right: box.right, lines: bottoms.size }
  })
  return bottom < 64 && right <= 360 && lines === 1 ? [] : [`first line: ${lines} at ${bottom} px`]
}

for (const who of ['visitor', 'candidate', 'student'] as const)
  test(`the public pages of a ${who} are accessible, fit and cut nothing off`, async ({
    context,
  }) => {
    const found: string[] = []
    for await (const { path, page, status } of publicPages(context, { product, crawled, who })) {
      const text = await page.locator('body').innerText()
      const first = await firstLineOf(page)
      const faults = [...claimsIn(text), ...first, ...(await wrongWith(page))]
      if (status >= 400) faults.push(`answers ${status}`)
      found.push(...faults.map((fault) => `${path}: ${fault}`))
    }
    expect(found).toEqual([])
  })

// Those of admins are most of them, so two workers share them.
for (const [role, part] of [
  ['admin', 0],
  ['admin', 1],
  ['moderator', 0],
] as const)
  test(`in the dashboard the pages of ${role}s, part ${part + 1}, are accessible, fit and cut nothing off`, async ({
    context,
  }) => {
    const routes = dashboardRoutes.filter((each) => each.role === role)
    const half = role === 'admin' ? routes.filter((_, at) => at % 2 === part) : routes
    const page = await context.newPage()
    const found: string[] = []
    const { cookies } = product.people[role][0]
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: product.url })))
    for (const { path } of half) {
      await openRoute(page, path, { product, crawled })
      found.push(...(await wrongWith(page)).map((fault) => `${path}: ${fault}`))
    }
    expect(found).toEqual([])
  })
