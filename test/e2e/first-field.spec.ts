import { expect, type Page, test } from '@playwright/test'
import { type Held, hold, letGo } from '#test/held'
import { addPerson } from '#test/product'
import { cookieOf } from '#test/screen'

const checks = ['', '/work-permit', '/visa-paper', '/application-status', '/lmia'].map(
  (kind) => `/check${kind}`,
)
const others = ['/verify', '/shared', '/report', '/new-code', '/complaint', '/help']
const accounts = ['/login', '/register']
const languages = ['en', 'bn', 'hi', 'ne', 'ar', 'fil']
const screen = { width: 360, height: 640 }

let held: Held
test.use({ ignoreHTTPSErrors: true, viewport: screen })
test.beforeAll(async () => {
  held = await hold({}, languages)
})
test.afterAll(() => letGo(held))

for (const language of languages)
  test(`on a phone the first field of every form is on the first screen, above 420 px (${language})`, async ({
    page,
  }) => {
    const { product, inviteLink, resetLink } = held
    await page.context().addCookies([cookieOf(product, 'language', language)])
    const pages = ['/', ...checks, ...others, ...accounts].map((path) => product.url + path)
    for (const url of [...pages, inviteLink, resetLink]) {
      await page.goto(url)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      const field = page.locator('main form :is(input, select, textarea):not([type=hidden])')
      const box = await field.first().boundingBox()
      expect.soft(box?.y, new URL(url).pathname).toBeLessThan(420)
    }
  })

for (const language of languages)
  test(`on a phone the first screen has all that opens a file or a share (${language})`, async ({
    page,
  }) => {
    await page.context().addCookies([cookieOf(held.product, 'language', language)])
    for (const path of ['/', ...checks, '/shared']) {
      await page.goto(held.product.url + path)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      const open = await page.locator('main form button.main').boundingBox()
      const end = (open?.y ?? screen.height) + (open?.height ?? 0)
      expect.soft(end, path).toBeLessThanOrEqual(screen.height)
    }
  })

test('on a phone the first screen of an opened file has photo, name and the first documents', async ({
  page,
}) => {
  await page.goto(`${held.product.url}/check`)
  await prove(page)
  await expectBeginning(page)
})

test('so has that of a file that is linked to an account', async ({ page }) => {
  const { email, password } = await addPerson(held.product, { role: 'student', name: 'rahima' })
  await page.goto(`${held.product.url}/login?return=/my/file`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/my\/file/)
  await prove(page)
  await expect(page.getByRole('heading', { name: 'Rahima Khatun' })).toBeVisible()
  // Without the words that greet who has just linked it.
  await page.goto(`${held.product.url}/my/file`)
  await expectBeginning(page)
})

async function prove(page: Page): Promise<void> {
  const form = page.getByRole('main').locator('form').first()
  await form.locator('input[name=number]').fill(held.passportNumber)
  await form.locator('input[name=code]').fill(held.accessCode)
  await form.locator('button.main').click()
}

async function expectBeginning(page: Page): Promise<void> {
  const documents = page.locator('.jumps li')
  const seen = [page.locator('.portrait img'), page.locator('.named h1'), documents.nth(0)]
  for (const part of [...seen, documents.nth(1)]) {
    const box = await part.boundingBox()
    expect.soft((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(screen.height)
  }
}
