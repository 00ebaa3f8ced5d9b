import { expect, type Page, test } from '@playwright/test'
import { reportConcern } from '#test/concerns'
import { openDashboard, settled, signedIn, signedInPage } from '#test/dashboard'
import { expectGoodInEveryLook } from '#test/looks'
import { documentPng } from '#test/phone-photos'
import {
  addPerson,
  apiKey,
  type Credentials,
  type Product,
  setUpProduct,
  startProduct,
} from '#test/product'
import { choose, fillIn, onFile, slot } from '#test/record-form'
import { signedInElsewhere, signIn, signInDialog } from '#test/sign-in'
import { expectToast } from '#test/toasts'

let product: Product
let admin: Credentials
let second: Credentials
let key: string

test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
  second = await addPerson(product, { role: 'admin', name: 'Bashir' })
  key = await apiKey(product, 'admin')
})
test.afterAll(() => product.remove())

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sign in again' })

/** Who entered a record, by its history. */
async function enteredBy(recordId: string): Promise<string> {
  const headers = { authorization: `Bearer ${key}` }
  const answer = await fetch(`${product.url}/api/v1/records/${recordId}`, { headers })
  return ((await answer.json()) as { createdBy: string }).createdBy
}

async function accountId(page: Page): Promise<string> {
  const answer = await page.request.get(`${product.url}/api/v1/session`)
  return ((await answer.json()) as { id: string }).id
}

test('a session that ends in a form: the password in place, by the keyboard, and the record is added', async ({
  browser,
}) => {
  const context = await signedIn(product, browser, admin)
  const page = await context.newPage()
  await openDashboard(page, product, '/entry', 'Add record')
  const passport = await fillIn(page, 'Signed Out')
  await choose(page, 'visa.png')
  await expect(slot(page, 'Visa Paper')).toContainText('visa.png')
  await settled(page)
  await context.clearCookies()
  await page.getByRole('button', { name: 'Add record' }).press('Enter')
  await expect(dialog(page)).toContainText('Everything you entered is still here')
  await expect(page.getByLabel('Your password')).toBeFocused()
  await expectGoodInEveryLook(page, 'signed out in a form')
  await page.keyboard.type('not this one')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText('The email or the password is wrong')
  await page.getByLabel('Your password').fill(admin.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Signed Out is added', { exact: true })).toBeVisible()
  const filed = await onFile(product, key, passport)
  expect(filed[0]?.documents.map(({ kind }) => kind)).toEqual(['visa-paper'])
  await context.close()
})

test('another person who signs in beside it sends nothing: the record is that of who filled it in', async ({
  browser,
}) => {
  const context = await signedIn(product, browser, admin)
  const page = await context.newPage()
  await openDashboard(page, product, '/entry', 'Add record')
  const amina = await accountId(page)
  // What the form asks by itself a moment later: on its way while the account changes, it would be signed out.
  const asked = ['/passport-checks', '/duplicate-checks'].map((path) =>
    page.waitForResponse(
      (answer) =>
        answer.url().endsWith(path) && /BX\d|Not By Bashir/.test(answer.request().postData() ?? ''),
    ),
  )
  const passport = await fillIn(page, 'Not By Bashir')
  await Promise.all(asked)
  await settled(page)
  await signIn(product, context, second)
  expect(await accountId(page)).not.toBe(amina)
  await page.getByRole('button', { name: 'Add record' }).press('Enter')
  await expect(dialog(page)).toContainText('Somebody else signed in in this browser')
  expect(await onFile(product, key, passport)).toEqual([])
  // Saying that it is done does not make it so.
  await page.getByRole('button', { name: 'I have signed in again' }).press('Enter')
  await expect(dialog(page)).toContainText('That is another account')
  await page.getByLabel('Your password').fill(admin.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Not By Bashir is added', { exact: true })).toBeVisible()
  const [record] = await onFile(product, key, passport)
  expect(await enteredBy(record?.id ?? '')).toBe(amina)
  await context.close()
})

test('a session that ends before saving costs no input: sign in in another tab, and it is saved', async ({
  browser,
}) => {
  const page = await signedInPage(product, browser, admin, { theme: 'dark' })
  const { id: reported } = await reportConcern(product, 'Your man asks for money at the gate.')
  /** Presses the button without a session, which keeps the page; signed in elsewhere, it saves by itself. */
  const saveTwice = async (button: string, saved: string, kept: () => Promise<void>) => {
    await page.context().clearCookies({ name: 'session' })
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(signInDialog(page)).toBeVisible()
    await expect(page.getByText('Sign in first')).toHaveCount(0)
    await kept()
    await signedInElsewhere(product, page, admin)
    await expectToast(page, saved)
  }

  await openDashboard(page, product, '/settings', 'Settings')
  const telephone = page.getByLabel('Telephone')
  await telephone.fill('+880 2 333')
  await saveTwice('Save settings', 'Settings saved', () =>
    expect(telephone).toHaveValue('+880 2 333'),
  )
  // A new page each time: the message that one is signed out stands until it is closed.
  await openDashboard(page, product, '/settings', 'Settings')
  const date = page.getByRole('textbox', { name: 'Information as of' })
  await date.fill('2026-02-28')
  await saveTwice('Update', 'Date modified successfully', () =>
    expect(date).toHaveValue('2026-02-28'),
  )

  await openDashboard(page, product, '/notices', 'Notices')
  await page.getByLabel('Title').fill('Two pictures')
  await page.getByRole('textbox', { name: 'Text' }).fill('They were chosen once.')
  for (const [label, name] of [
    ['First image', 'one.png'],
    ['Second image', 'two.png'],
  ] as const)
    await page
      .locator(`input[type=file][aria-label="${label}"]`)
      .setInputFiles({ name, mimeType: 'image/png', buffer: await documentPng(name) })
  await saveTwice('Publish notice', 'Notice published', async () => {
    for (const name of ['one.png', 'two.png']) await expect(page.getByText(name)).toBeVisible()
  })
  await page.reload()
  await page.getByRole('link', { name: 'Edit Two pictures' }).click()
  const title = page.getByLabel('Title')
  await expect(title).toHaveValue('Two pictures')
  await title.fill('Both pictures')
  await saveTwice('Save notice', 'Notice saved', () => expect(title).toHaveValue('Both pictures'))

  await openDashboard(page, product, `/concerns/${reported}`, 'Concern')
  const answer = page.getByLabel('What was answered or done')
  await answer.fill('He is not ours.')
  await saveTwice('Note as answered', 'Answer noted', () =>
    expect(answer).toHaveValue('He is not ours.'),
  )
  await expect(page.getByText('Concern answered by Amina')).toBeVisible()
  await page.context().close()
})

test('what a page asks for while somebody signs out leads nowhere else', async ({ browser }) => {
  const page = await signedInPage(product, browser, admin)
  await openDashboard(page, product, '/overview', 'Overview')
  // The way home takes longer than the refusal.
  const refused = page.waitForResponse((answer) => answer.status() === 401)
  await page.route(`${product.url}/`, async (route) => {
    await refused
    await route.continue()
  })
  await page.evaluate(askAgainOnceSignedOut)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(`${product.url}/`)
  await page.context().close()
})

/** In the browser: as if somebody came back to the tab after a minute. */
function askAgainOnceSignedOut(): void {
  const { fetch } = window
  window.fetch = async (...asked) => {
    const answer = await fetch(...asked)
    if (answer.status === 204) Date.now = () => performance.timeOrigin + 600_000
    if (answer.status === 204) window.dispatchEvent(new Event('visibilitychange'))
    return answer
  }
}
