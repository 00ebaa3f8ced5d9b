import { expect, type Page, test } from '@playwright/test'
import { openDashboard, settled, signedIn } from '#test/dashboard'
import { expectGoodInEveryLook } from '#test/looks'
import {
  addPerson,
  apiKey,
  type Credentials,
  type Product,
  setUpProduct,
  startProduct,
} from '#test/product'
import { choose, fillIn, onFile, slot } from '#test/record-form'
import { signIn } from '#test/sign-in'

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
