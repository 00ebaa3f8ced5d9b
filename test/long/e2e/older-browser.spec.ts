import { type Browser, chromium, expect, type Page, test } from '@playwright/test'
import { changeSettings } from '#test/call-api'
import { chromiumLaunch } from '#test/chromium'
import { freePort } from '#test/listen'
import { apiKey, type Credentials, type Product, setUpProduct, startProduct } from '#test/product'

// By http on a name that is not loopback's Chromium says no Sec-Fetch-Site, as every browser did before 2019 and
// Safari before 16.4: the origin is all that there is.
const host = 'files.padma.example'

let product: Product
let browser: Browser
let page: Page
let admin: Credentials
let url: string
test.beforeAll(async () => {
  const port = await freePort()
  url = `http://${host}:${port}`
  product = await startProduct({ env: { PORT: String(port), CANDOR_URL: url } })
  admin = await setUpProduct(product)
  await changeSettings(product, await apiKey(product, 'admin'), { languages: ['en', 'ar'] })
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

test('the dashboard says so when its script does not start, in both languages', async () => {
  await signIn(admin)
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByText('The dashboard has not started yet.')).toHaveCount(0)
  // What a browser without the syntax makes of it.
  const newer = { contentType: 'text/javascript', body: 'const = a |> b' }
  await page.route('**/*.js', (route) => route.fulfill(newer))
  await page.goto(`${url}/dashboard`)
  const said = page.getByText('The dashboard has not started yet.')
  await expect(said).toBeAttached()
  await expect(said).toBeHidden()
  await expect(said).toBeVisible()
  await expect(page.getByText('ড্যাশবোর্ড এখনো চালু হয়নি।')).toBeVisible()
})

/** Our styles as a browser of before 2021 understands them: without logical places, `min()` and `clamp()`. */
function asOlder(css: string): string {
  return css
    .replaceAll('@supports not (inset:0)', '@media all')
    .replace(
      /[;{]\s*(?:inset|margin-inline|padding-inline|margin-block|padding-block)[\w-]*:[^;{}]*/g,
      cut,
    )
    .replace(/[;{]\s*[\w-]+:[^;{}]*\b(?:min|clamp)\([^;{}]*/g, cut)
}
const cut = (declaration: string) => (declaration.startsWith('{') ? '{' : '')

for (const language of ['en', 'ar'])
  test(`an older browser shows the first line whole and the menu wide, in ${language}`, async () => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.context().addCookies([{ name: 'language', value: language, url }])
    await page.route('**/*.css', async (route) => {
      const response = await route.fetch({ url: route.request().url().replace(host, '127.0.0.1') })
      await route.fulfill({ response, body: asOlder(await response.text()) })
    })
    await page.goto(`${url}/check`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const line = page.locator('.who strong')
    const { x = 0, y = 0, width = 0, height = 0 } = (await line.boundingBox()) ?? {}
    const covering = await page.evaluate(
      ([left, top]) => document.elementFromPoint(left as number, top as number)?.textContent,
      [language === 'ar' ? x + width - 12 : x + 12, y + height / 2],
    )
    expect(covering).toBe(await line.textContent())
    expect(x).toBeGreaterThanOrEqual(8)
    expect(x + width).toBeLessThanOrEqual(352)
    await page.locator('.menu > summary').click()
    const sheet = await page.locator('.menu .sheet').boundingBox()
    expect(sheet?.width).toBeGreaterThan(300)
    expect(sheet?.x).toBeGreaterThanOrEqual(0)
    await page.keyboard.press('Home')
    await page.locator('.skip').focus()
    await expect(page.locator('.skip')).toBeInViewport()
  })
