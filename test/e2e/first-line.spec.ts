import { expect, test } from '@playwright/test'
import { firstLines } from '#test/first-line'
import { picture } from '#test/looks'
import { apiKey, type Product, setUpProduct, startProduct } from '#test/product'

let product: Product
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.remove())

const pages = ['/', '/check', '/nothing/here', '/login', '/report']

/** An agency that offers its site in every language. */
async function setUp() {
  await setUpProduct(product)
  const headers = {
    authorization: `Bearer ${await apiKey(product, 'admin')}`,
    'content-type': 'application/json',
    'if-match': '"1"',
  }
  const body = JSON.stringify({ languages: Object.keys(firstLines) })
  const changed = await fetch(`${product.url}/api/v1/organisation`, {
    method: 'PATCH',
    headers,
    body,
  })
  expect(changed.status, await changed.text()).toBe(200)
}

for (const isSetUp of [false, true])
  for (const [language, sentence] of Object.entries(firstLines))
    test(`on a phone the first line is one line, in ${language}, ${isSetUp ? 'set up' : 'not set up'}`, async ({
      browser,
    }) => {
      if (isSetUp && (await fetch(`${product.url}/`)).status === 503) await setUp()
      const context = await browser.newContext()
      await context.addCookies([{ name: 'language', value: language, url: product.url }])
      const page = await context.newPage()
      for (const path of pages) {
        await page.goto(product.url + path)
        const first = page.locator('.who strong')
        await expect(first).toHaveText(sentence)
        for (const width of [320, 360, 1280]) {
          await page.setViewportSize({ width, height: 640 })
          const lines = await first.evaluate((element) => {
            const range = document.createRange()
            range.selectNodeContents(element)
            return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
          })
          expect(lines, `${path} at ${width} px`).toBe(1)
          const box = await first.boundingBox()
          expect((box?.x ?? 0) + (box?.width ?? 0), `${path} at ${width} px`).toBeLessThanOrEqual(
            width,
          )
          expect((box?.y ?? 0) + (box?.height ?? 0), `${path} at ${width} px`).toBeLessThan(64)
          if (width !== 320)
            await picture(page, `first-line ${path.slice(1) || 'home'} ${language} ${width}`)
        }
      }
      await context.close()
    })
