import { expect, type Page, test } from '@playwright/test'
import { type Held, hold, letGo } from '#test/held'
import { picture } from '#test/looks'
import { cookieOf, makeShare, send, stopShare } from '#test/screen'

const languages = ['en', 'bn', 'ar']

let held: Held
test.use({
  ignoreHTTPSErrors: true,
  javaScriptEnabled: false,
  viewport: { width: 360, height: 640 },
})
test.beforeAll(async () => {
  held = await hold({}, languages)
})
test.afterAll(() => letGo(held))

for (const language of languages)
  test(`a candidate opens, reads, shares, ends the share, and closes the file (${language})`, async ({
    page,
    browser,
  }) => {
    const { passportNumber, accessCode, product } = held
    const keep = (step: string) => picture(page, `phone ${language} ${step}`)
    await speak(page, language)
    await send(page, held, '/check', { number: passportNumber, code: accessCode })
    await expect(page).toHaveURL(`${product.url}/file`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    for (const part of ['h1', '.portrait', '.jumps a'])
      expect((await page.locator(part).first().boundingBox())?.y, part).toBeLessThan(640)
    await keep('file')

    await page.locator(`a[href="/file/documents/${held.pdf}"]`).first().click()
    const pages = page.locator('.natural')
    await expect(pages).toHaveCount(3)
    const scan = pages.first().locator('img')
    expect((await scan.boundingBox())?.width).toBeGreaterThan(900)
    expect((await pages.first().boundingBox())?.width).toBeLessThanOrEqual(360)
    await keep('large')

    const code = await makeShare(page, held)
    await keep('share')
    const employer = await browser.newContext({
      ignoreHTTPSErrors: true,
      javaScriptEnabled: false,
      viewport: { width: 360, height: 640 },
    })
    const other = await employer.newPage()
    await speak(other, language)
    const open = () => send(other, held, '/shared', { number: passportNumber, code })
    await open()
    await expect(other).toHaveURL(`${product.url}/shared/file`)
    await expect(other.locator('.document')).toHaveCount(2)
    await page.goto(`${product.url}/file/share`)
    const toShares = page.locator('a[href="#shares"]')
    expect((await toShares.boundingBox())?.y, 'the way to the shares').toBeLessThan(640)
    await toShares.click()
    await expect(page.locator('#shares')).toBeInViewport()
    await stopShare(page)
    await open()
    await expect(other).toHaveURL(`${product.url}/shared`)
    await employer.close()

    await page.goto(`${product.url}/file`)
    await page.locator('form[action="/file/close"] button').click()
    await expect(page.getByRole('status')).toBeVisible()
    await keep('closed')
    await page.goto(`${product.url}/file`)
    await expect(page).toHaveURL(`${product.url}/check`)
  })

function speak(page: Page, language: string): Promise<void> {
  return page.context().addCookies([cookieOf(held.product, 'language', language)])
}
