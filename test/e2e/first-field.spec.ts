import { expect, test } from '@playwright/test'
import { setUpProduct, startProduct } from '#test/product'

const forms = ['/', '/check', '/check/work-permit', '/check/visa-paper', '/check/lmia']
const others = ['/verify', '/shared', '/report', '/new-code', '/login', '/register']

test('on a phone the first field of every form is on the first screen, above 420 px', async ({
  browser,
}) => {
  const product = await startProduct()
  await setUpProduct(product)
  const context = await browser.newContext({ viewport: { width: 360, height: 640 } })
  const page = await context.newPage()
  for (const language of ['en', 'bn']) {
    await context.addCookies([{ name: 'language', value: language, url: product.url }])
    for (const path of [...forms, ...others]) {
      await page.goto(product.url + path)
      const field = page.locator('main form :is(input, textarea):not([type=hidden])').first()
      const box = await field.boundingBox()
      expect.soft(box?.y, `${path} in ${language}`).toBeLessThan(420)
    }
  }
  await context.close()
  await product.remove()
})
