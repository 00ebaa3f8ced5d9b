import { expect, type Locator, test } from '@playwright/test'
import { type Held, hold, letGo } from '#test/held'
import { cookieOf } from '#test/screen'

const languages = ['en', 'bn', 'hi', 'ne', 'ar', 'fil']

let held: Held
test.use({
  ignoreHTTPSErrors: true,
  viewport: { width: 1280, height: 900 },
  actionTimeout: 5000,
})
test.beforeAll(async () => {
  held = await hold({}, languages)
})
test.afterAll(() => letGo(held))

const boxesOf = (parts: Locator) =>
  parts.evaluateAll((all) =>
    all.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect()
      return { x, y, width, height, end: x + width, bottom: y + height }
    }),
  )
type Box = Awaited<ReturnType<typeof boxesOf>>[number]

for (const language of languages)
  test.describe(`the home page in ${language}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.context().addCookies([cookieOf(held.product, 'language', language)])
      await page.goto(held.product.url)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    })

    test('its tiles have no holes: no place is empty, no row is higher than its longest text', async ({
      page,
    }) => {
      const grid = (await boxesOf(page.locator('.tiles')))[0] as Box
      const tiles = await boxesOf(page.locator('.tiles li'))
      expect(tiles).toHaveLength(8)
      expectFilled(tiles, grid, 4)
      const texts = await page.locator('.tiles a').evaluateAll((all) =>
        all.map((tile) => {
          const range = document.createRange()
          range.selectNodeContents(tile)
          const { paddingTop, paddingBottom } = getComputedStyle(tile)
          const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom)
          return range.getBoundingClientRect().height + padding
        }),
      )
      for (const row of [0, 4]) {
        const longest = Math.max(...texts.slice(row, row + 4))
        for (const { height } of tiles.slice(row, row + 4)) {
          expect(height).toBeLessThan(longest + 4)
          expect(height).toBeLessThan(236)
        }
      }
    })

    test('the five signs of a fake website use the whole width, from the first column on', async ({
      page,
    }) => {
      const section = (await boxesOf(page.locator('.fakes')))[0] as Box
      const parts = await boxesOf(page.locator('.fakes > div, .fakes .steps li'))
      expect(parts).toHaveLength(6)
      expectFilled(parts, section, 3)
      // The list lies over the whole section: it must not lie over the button.
      await page.locator('.fakes a').click()
      await expect(page).toHaveURL(/\/official-checks$/)
    })
  })

/** Boxes in rows of so many, from edge to edge of what holds them, none of them apart from the next. */
function expectFilled(boxes: readonly Box[], around: Box, inRow: number): void {
  const rows = Object.values(Object.groupBy(boxes, ({ y }) => Math.round(y)))
  expect(rows.map((row) => row?.length)).toEqual(Array(boxes.length / inRow).fill(inRow))
  for (const row of rows as Box[][]) {
    const sorted = row.toSorted((one, other) => one.x - other.x)
    expect(Math.abs((sorted[0]?.x ?? 0) - around.x)).toBeLessThan(2)
    expect(Math.abs((sorted.at(-1)?.end ?? 0) - around.end)).toBeLessThan(2)
    for (const [nth, { x }] of sorted.entries())
      if (nth > 0) expect(x - (sorted[nth - 1]?.end ?? 0)).toBeLessThan(60)
  }
}
