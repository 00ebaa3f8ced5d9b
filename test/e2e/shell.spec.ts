import { type Browser, expect, type Page, test } from '@playwright/test'
import { callApi } from '#test/call-api'
import { openDashboard } from '#test/dashboard'
import { expectFitAndAccessible } from '#test/looks'
import {
  addPerson,
  addRecord,
  apiKey,
  type Credentials,
  type Product,
  setUpProduct,
  startProduct,
} from '#test/product'
import { signIn } from '#test/sign-in'

let product: Product
let admin: Credentials
let moderator: Credentials
let student: Credentials
let key: string
/** An approved record with an access code. */
let file: { id: string; passportNumber: string }

test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
  moderator = await addPerson(product, { role: 'moderator' })
  student = await addPerson(product, { role: 'student' })
  key = await apiKey(product, 'admin', 'candidates')
  file = await addRecord(product, key)
  await callApi(product, key, ['POST', `/records/${file.id}/access-code`])
  for (let n = 0; n < 21; n += 1) await wrongCode(file.passportNumber)
  // Written down by the server within five seconds, not in the request.
  const alerts = async () => (await callApi(product, key, ['GET', '/code-alerts'])).total
  await expect.poll(alerts).toBe(1)
})
test.afterAll(() => product.remove())

function wrongCode(passportNumber: string) {
  const body = JSON.stringify({ passportNumber, accessCode: '00000-00000' })
  const headers = { 'content-type': 'application/json' }
  return fetch(`${product.url}/api/v1/lookups`, { method: 'POST', headers, body })
}

interface Look {
  theme?: string
  width?: number
  language?: string
}

/** A browser of its own in which somebody is signed in. */
async function browserOf(browser: Browser, person: Credentials, look: Look = {}) {
  const { theme = 'light', width = 1280, language } = look
  const context = await browser.newContext({ viewport: { width, height: 800 } })
  await context.addCookies([{ name: 'theme', value: theme, url: product.url }])
  if (language) await context.addCookies([{ name: 'language', value: language, url: product.url }])
  await signIn(product, context, person)
  return context.newPage()
}

const palette = (page: Page) => page.getByRole('combobox', { name: /A name, a number|নাম, নম্বর/ })

for (const [theme, width, language, title] of [
  ['dark', 1280, 'en', 'Wrong codes'],
  ['light', 320, 'bn', 'ভুল কোড'],
] as const)
  test(`drawer, palette and alerts are accessible and fit, ${theme}, ${width} px, ${language}`, async ({
    browser,
  }) => {
    const look = { theme, width, language }
    const page = await browserOf(browser, admin, look)
    await openDashboard(page, product, '/wrong-codes', title)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { name: 'Rahima Khatun' })).toBeVisible()
    await expectFitAndAccessible(page, 'wrong codes')
    if (width === 320) {
      await page.locator('header button[aria-controls=drawer]').click()
      await expectFitAndAccessible(page, 'open drawer')
      await page.keyboard.press('Escape')
    }
    await page.keyboard.press('Control+k')
    await palette(page).fill('rahima')
    await expect(page.getByRole('option', { name: /Rahima Khatun/ }).first()).toBeVisible()
    await expectFitAndAccessible(page, 'palette')
    await page.context().close()
  })

test('in a low window the link of the page is in sight, and the name leads to the own account', async ({
  browser,
}) => {
  const page = await browserOf(browser, admin)
  await page.setViewportSize({ width: 1280, height: 600 })
  await openDashboard(page, product, '/api-keys', 'API keys')
  const drawer = page.getByRole('navigation', { name: 'Dashboard' })
  await expect(drawer.getByRole('link', { name: 'API keys' })).toBeInViewport({ ratio: 1 })
  await expect(drawer.getByRole('button', { name: 'Sign out' })).toBeInViewport({ ratio: 1 })
  await expect(drawer.getByText(/^Candor \d+\.\d+\.\d+$/)).toBeInViewport({ ratio: 1 })
  await drawer.getByRole('link', { name: `${admin.name} Admin · Your account` }).press('Enter')
  await expect(page).toHaveURL(`${product.url}/account`)
  await page.context().close()
})

test('whoever lacks the role is told which, at home', async ({ browser }) => {
  const page = await browserOf(browser, student)
  for (const [path, toast] of [
    ['/wrong-codes', 'You are not Admin'],
    ['/submit', 'You are not Moderator'],
  ] as const) {
    await page.goto(`${product.url}/dashboard${path}`)
    await expect(page).toHaveURL(`${product.url}/`)
    await expect(page.getByText(toast)).toBeVisible()
  }
  await page.context().close()
})

test('by keys alone: find a record by its number, and the focus is on the heading of its page', async ({
  browser,
}) => {
  const page = await browserOf(browser, admin)
  await openDashboard(page, product, '/approvals', 'Approvals')
  await page.keyboard.press('Control+k')
  await palette(page).pressSequentially(file.passportNumber.toLowerCase())
  await expect(page.getByRole('option')).toHaveCount(2)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${product.url}/dashboard/records/${file.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle(/Rahima Khatun/)

  await page.keyboard.press('Control+k')
  await palette(page).pressSequentially('audit')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeFocused()
  await expect(page).toHaveTitle('Audit log · Dashboard')
  const link = page.getByRole('navigation').getByRole('link', { name: 'Audit log' })
  await expect(link).toHaveAttribute('aria-current', 'page')

  await page.keyboard.press('Control+k')
  await palette(page).pressSequentially('theme')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')

  const button = page.getByRole('button', { name: 'Find or go to' }).last()
  await button.focus()
  await page.keyboard.press('Enter')
  await palette(page).press('ArrowUp')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('option', { selected: true })).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await page.context().close()
})

test('a moderator finds only the own records in the palette', async ({ browser }) => {
  const page = await browserOf(browser, moderator)
  await openDashboard(page, product, '/submit', 'Submit a record')
  await page.keyboard.press('Control+k')
  await palette(page).fill('rahima')
  await expect(page.getByText('Nothing found.')).toBeVisible()
  await page.context().close()
})

test('what waits is counted beside its link, and the count follows what is done', async ({
  browser,
}) => {
  const page = await browserOf(browser, admin)
  await openDashboard(page, product, '/wrong-codes', 'Wrong codes')
  const links = page.getByRole('navigation', { name: 'Dashboard' })
  await expect(links.getByRole('link', { name: 'Wrong codes 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss the alert about Rahima Khatun' }).click()
  await expect(page.getByText('Nothing stands out.')).toBeVisible()
  await expect(links.getByRole('link', { name: 'Wrong codes', exact: true })).toBeVisible()

  await addRecord(product, await apiKey(product, 'moderator'))
  await page.reload()
  await expect(links.getByRole('link', { name: 'Approvals 1' })).toBeVisible()
  await links.getByRole('link', { name: 'Approvals' }).click()
  await expect(page.getByRole('article')).toHaveAttribute('aria-busy', 'false')
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(links.getByRole('link', { name: 'Approvals', exact: true })).toBeVisible()
  await page.context().close()
})

test('the chosen language holds at once, on the page, around it, and on the site', async ({
  browser,
}) => {
  const page = await browserOf(browser, admin)
  await openDashboard(page, product, '/help/index', 'Handbook')
  await page.getByRole('button', { name: 'বাংলা' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
  await expect(page.getByRole('navigation', { name: 'ড্যাশবোর্ড' })).toBeVisible()
  await expect(page.getByRole('main')).toHaveAttribute('lang', 'bn')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('সহায়িকা')
  await page.getByRole('link', { name: 'আমার ফাইল' }).click()
  await expect(page).toHaveURL(`${product.url}/my/file`)
  await expect(page.getByRole('heading', { level: 1, name: 'আমার ফাইল' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
  await page.context().close()
})

test('each failure says what to do: no connection, nothing there, the server, a lost session', async ({
  browser,
}) => {
  const page = await browserOf(browser, admin)
  const answers: ('abort' | 404 | 500)[] = ['abort', 404, 500]
  const screens = ['No connection', 'This is not there', 'Something went wrong on our side']
  for (const [at, answer] of answers.entries()) {
    await page.route('**/api/v1/code-alerts', (route) =>
      answer === 'abort' ? route.abort() : route.fulfill({ status: answer, body: '{}' }),
    )
    await page.goto(`${product.url}/dashboard/wrong-codes`)
    const screen = page.getByRole('alert')
    await expect(screen.getByRole('heading', { name: screens[at] as string })).toBeVisible()
    if (at === 0) await expectFitAndAccessible(page, 'no connection')
    await page.unroute('**/api/v1/code-alerts')
    if (answer === 'abort') await page.evaluate(() => window.dispatchEvent(new Event('online')))
    else await screen.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(/Nothing stands out|What to do/).first()).toBeVisible()
  }
  await page.context().clearCookies({ name: 'session' })
  await page.getByRole('navigation').getByRole('link', { name: 'Trash' }).click()
  const back = encodeURIComponent('/dashboard/trash')
  await expect(page).toHaveURL(`${product.url}/login?return=${back}`)
  await page.getByLabel('Email').fill(admin.email)
  await page.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(`${product.url}/dashboard/trash`)
  await page.context().close()
})
