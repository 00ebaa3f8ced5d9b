import { expect, type Page, test } from '@playwright/test'
import { type Held, hold, letGo } from '#test/held'
import { addPerson } from '#test/product'
import { cookieOf, send } from '#test/screen'

const languages = ['en', 'bn', 'hi', 'ne', 'ar', 'fil']
const ofAFile = [
  ...['/code', '/attestations', '/messages', '/data', '/money/own', '/another-contract'],
  ...['/wrong?about=detail&of=name', '/wrong?about=paper&of=visa-paper'],
]
const accounts = ['/account', '/account/password', '/account/second-factor']

let held: Held
let student: Awaited<ReturnType<typeof addPerson>>
test.use({ ignoreHTTPSErrors: true, viewport: { width: 360, height: 640 } })
test.beforeAll(async () => {
  // The form of the own data is there only where codes can be sent; nothing answers here.
  held = await hold({}, languages, {
    CANDOR_SMS_URL: 'http://127.0.0.1:9/send',
    CANDOR_SMS_BODY: '{"to":"{to}","msg":"{text}"}',
  })
  student = await addPerson(held.product, { role: 'student', name: 'rahima' })
})
test.afterAll(() => letGo(held))

for (const language of languages)
  test(`on a phone so does that of every form of an opened file (${language})`, async ({
    page,
  }) => {
    await speak(page, language)
    await prove(page, '/check')
    await expect(page).toHaveURL(/\/file/)
    for (const path of [...ofAFile, '/share'])
      await expectFieldFirst(page, `/file${path}`, language)
    // The second step of a new code: what was proposed stands above the field in which it is typed.
    await send(page, held, '/file/code', { current: held.accessCode })
    await expect(page.locator('#new-code')).toBeVisible()
    await expectAbove(page, '/file/code, new')
  })

test.describe('of one account, in one language after the other', () => {
  test.describe.configure({ mode: 'serial' })
  for (const language of languages)
    test(`so does that of every form of who is signed in (${language})`, async ({ page }) => {
      await speak(page, language)
      const { email, password } = student
      await send(page, held, '/login', { email, password })
      await expect(page).toHaveURL(/\/my\/file/)
      await expectFieldFirst(page, '/my/file', language)
      await prove(page, '/my/file')
      await expect(page.locator('.portrait')).toBeVisible()
      const own = ofAFile.map((path) => `/my/file${path}`)
      for (const path of [...own, '/my/shares', ...accounts])
        await expectFieldFirst(page, path, language)
      // Without the link, as the next language finds it.
      await page.goto(`${held.product.url}/my/file`)
      await page.locator('.timeleft summary').click()
      await page.locator('form[action="/my/file/unlink"] button').click()
    })
})

test('the link of the page that is open stands beside the shades of its row, not under them', async ({
  page,
}) => {
  await speak(page, 'en')
  const { email, password } = student
  await send(page, held, '/login', { email, password })
  for (const path of ['/my/classes', '/my/payments']) {
    await page.goto(held.product.url + path)
    const row = page.locator('.own-links').first()
    const room = await row.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect()
      const own = element.querySelector('[aria-current]')?.getBoundingClientRect()
      const isAtEnd = element.scrollLeft + element.clientWidth >= element.scrollWidth - 1
      return {
        before: element.scrollLeft === 0 ? 'none hidden' : (own?.left ?? 0) - left >= 20,
        after: isAtEnd ? 'none hidden' : right - (own?.right ?? 0) >= 20,
      }
    })
    expect.soft(Object.values(room), path).not.toContain(false)
  }
})

async function expectFieldFirst(page: Page, path: string, language: string): Promise<void> {
  await page.goto(held.product.url + path)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expectAbove(page, path)
}

async function expectAbove(page: Page, name: string): Promise<void> {
  const field = page.locator('main form :is(input, select, textarea):not([type=hidden])')
  const box = await field.first().boundingBox({ timeout: 10_000 })
  expect.soft(box?.y, name).toBeLessThan(420)
}

async function prove(page: Page, path: string): Promise<void> {
  const { passportNumber: number, accessCode: code } = held
  await send(page, held, path, { number, code })
}

function speak(page: Page, language: string): Promise<void> {
  return page.context().addCookies([cookieOf(held.product, 'language', language)])
}
