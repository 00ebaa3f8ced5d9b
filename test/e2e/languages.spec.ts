import { expect, test } from '@playwright/test'
import { type Product, setUpProduct, startProduct } from '#test/product'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
  await setUpProduct(product)
})
test.afterAll(() => product.remove())

test('without script somebody finds Bengali on an English page, stays there, and goes back', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto(`${product.url}/check/lmia`)
  await page.getByRole('button', { name: 'বাংলা' }).click()
  await expect(page).toHaveURL(`${product.url}/check/lmia`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('আপনার LMIA চিঠি দেখুন')
  await page.goto(product.url)
  await expect(page.getByText('এটি বেসরকারি প্রতিষ্ঠান, কোনো সরকার নয়।')).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByText('A private company, not a government.')).toBeVisible()
  await context.close()
})

test('a browser set to Bengali gets Bengali at once, and our font can be read', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'bn-BD' })
  const page = await context.newPage()
  await page.goto(product.url)
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
  const status = await page.evaluate(async () => {
    const sheets = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    const sources = sheets.flatMap(
      (rule) => /url\("([^"]+\.woff2)"\)/.exec(rule.cssText)?.[1] ?? [],
    )
    const fonts = sources.map((source) => new FontFace('Ours', `url(${source})`).load())
    return (await Promise.all(fonts)).map(({ status }) => status)
  })
  expect(status).toEqual(['loaded', 'loaded'])
  await context.close()
})
