import { expect, test } from '@playwright/test'
import { openDashboard, settled, signedInPage } from '#test/dashboard'
import { type Credentials, type Product, setUpProduct, startProduct } from '#test/product'

let product: Product
let admin: Credentials

test.beforeAll(async () => {
  product = await startProduct()
  admin = await setUpProduct(product)
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

test('a page that is open takes on the language at once, with what is typed in it', async ({
  browser,
}) => {
  const page = await signedInPage(product, browser, admin)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await openDashboard(page, product, '/entry', 'Add record')
  const before = scripts.length
  await page.getByLabel('Passport number').fill('BX9700009')
  await page.getByRole('button', { name: 'বাংলা' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('রেকর্ড যোগ করুন')
  expect(scripts.length, 'Bengali came when it was asked for').toBeGreaterThan(before)
  await expect(page.getByRole('main')).toHaveAttribute('lang', 'bn')
  await expect(page.getByLabel('পাসপোর্ট নম্বর')).toHaveValue('BX9700009')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add record')
  await expect(page.getByLabel('Passport number')).toHaveValue('BX9700009')
  await settled(page)
  await page.context().close()
})
