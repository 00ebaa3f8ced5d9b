import { type Browser, chromium, expect, type Page, test } from '@playwright/test'
import { chromiumLaunch } from '#test/chromium'
import {
  addPerson,
  type Credentials,
  freePort,
  type Product,
  setUpProduct,
  startProduct,
} from '#test/product'

// By http on a name that is not loopback's Chromium says no Sec-Fetch-Site, as every browser did before 2019 and
// Safari before 16.4: the origin is all that there is.
const host = 'files.padma.example'

let product: Product
let browser: Browser
let page: Page
let url: string
test.beforeAll(async () => {
  const port = await freePort()
  url = `http://${host}:${port}`
  product = await startProduct({ env: { PORT: String(port), CANDOR_URL: url } })
  await setUpProduct(product)
  const args = [...(chromiumLaunch.args ?? []), `--host-resolver-rules=MAP ${host} 127.0.0.1`]
  browser = await chromium.launch({ ...chromiumLaunch, args })
})
test.afterAll(async () => {
  await browser.close()
  await product.remove()
})
test.beforeEach(async () => {
  page = await browser.newPage()
})
test.afterEach(() => page.context().close())

async function signIn({ email, password }: Credentials): Promise<void> {
  await page.goto(`${url}/login`)
  await page.fill('[name=email]', email)
  await page.fill('[name=password]', password)
  await page.click('main button.main')
}

test('whoever signed in signs out by the form', async () => {
  await signIn(await addPerson(product, { role: 'student', name: 'Sadia' }))
  const sent = page.waitForRequest((request) => request.url() === `${url}/logout`)
  await page.goto(`${url}/account`)
  await page.locator('form[action="/logout"] button').first().dispatchEvent('click')
  expect(await (await sent).allHeaders()).not.toHaveProperty('sec-fetch-site')
  await expect(page.getByText('Logout successful')).toBeVisible()
})

test('another website learns nothing of where somebody came from', async () => {
  await page.route('http://elsewhere.example/', (route) => route.fulfill({ body: 'Elsewhere' }))
  await page.goto(`${url}/check`)
  const request = page.waitForRequest('http://elsewhere.example/')
  await page.evaluate(() => {
    location.href = 'http://elsewhere.example/'
  })
  expect(await (await request).allHeaders()).not.toHaveProperty('referer')
})
