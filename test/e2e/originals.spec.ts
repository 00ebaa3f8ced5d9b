import { expect, type Page, test } from '@playwright/test'
import { callApi } from '#test/call-api'
import { openDashboard, signedInPage, wholePage } from '#test/dashboard'
import { expectFitAndAccessible } from '#test/looks'
import {
  addRecord,
  apiKey,
  type Credentials,
  type Product,
  setUpProduct,
  startProduct,
} from '#test/product'
import { signIn } from '#test/sign-in'
import { expectToast } from '#test/toasts'

let product: Product
let admin: Credentials
let key: string
let record: Awaited<ReturnType<typeof addRecord>>
let code: string

test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
  key = await apiKey(product, 'admin', 'candidates')
  record = await addRecord(product, key)
  code = (await callApi(product, key, ['POST', `/records/${record.id}/access-code`])).accessCode
})
test.afterAll(() => product.remove())

const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** The candidate's own phone: 360 pixels wide, no script. */
async function openFile(page: Page) {
  await page.goto(`${product.url}/check`)
  await page.locator('main #number').fill(record.passportNumber)
  await page.locator('main #code').fill(code)
  await page.locator('main form button[type=submit]').first().click()
  await expect(page.getByRole('heading', { name: 'Where are your originals?' })).toBeVisible()
}

test('a passport is received by staff, confirmed and asked back without script, overdue first, given back', async ({
  browser,
}) => {
  const staff = await (await browser.newContext()).newPage()
  await signIn(product, staff.context(), admin)
  await openDashboard(staff, product, `/records/${record.id}`, /./)
  await staff.getByRole('button', { name: 'Receive an original' }).click()
  const form = staff.getByRole('form', { name: 'Receive an original' })
  await form.getByLabel('Received on').fill(dayFromNow(-10))
  await form.getByLabel('Give it back by').fill(dayFromNow(-2))
  await form.getByRole('button', { name: 'Note it' }).click()
  await expect(staff.getByText('Overdue since')).toBeVisible()
  await staff.getByRole('button', { name: 'Receipt: Passport' }).click()
  await staff.getByRole('radio', { name: 'English' }).check()
  const receipt = staff.getByRole('article', { name: 'Receipt for an original' })
  await expect(receipt).toContainText('Signature of the candidate, date')
  await expect(receipt).toContainText('This is not a government document.')

  const phone = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  })
  const page = await phone.newPage()
  await openFile(page)
  await expect(page.getByText('Overdue: it was due back by')).toBeVisible()
  await page.getByRole('button', { name: 'Yes, I gave it to you for this' }).click()
  await expect(page.getByText('You confirmed this with your code on')).toBeVisible()
  await page.getByRole('button', { name: 'Give it back' }).click()
  await expect(page.getByText('You asked for it on')).toBeVisible()

  await staff.goto(`${product.url}/dashboard/originals`)
  await expect(staff.getByText('1 overdue.')).toBeVisible()
  await expect(staff.getByText('asked for it back on')).toBeVisible()
  await expectFitAndAccessible(staff, 'originals in hand')
  await staff.goto(`${product.url}/dashboard/notifications`)
  const asked = 'The candidate asks for an original back: Rahima Khatun'
  await staff.getByRole('link', { name: asked }).click()
  await wholePage(staff)
  await staff.getByRole('button', { name: 'Given back today' }).click()
  await expect(staff.getByText('Noted as given back on')).toBeVisible()
  await expectFitAndAccessible(staff, 'record with an original')

  await page.reload()
  await page.getByRole('button', { name: 'I have it back' }).click()
  await expect(page.getByText('that you have it.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Give it back' })).toHaveCount(0)
  await phone.close()
})

test('whoever may not remove a record for good finds in it what has to be given back first', async ({
  browser,
}) => {
  const { id } = await addRecord(product, key, { name: 'Karima Begum' })
  const passport = { kind: 'passport', purpose: 'visa-application' }
  const original = { ...passport, receivedOn: dayFromNow(-20), dueOn: dayFromNow(-10) }
  await callApi(product, key, ['POST', `/records/${id}/originals`], original)
  await callApi(product, key, ['DELETE', `/records/${id}`])
  const page = await signedInPage(product, browser, admin)
  const removeForGood = async () => {
    await page.getByRole('button', { name: 'Delete for good: Karima Begum' }).click()
    await page.getByRole('button', { name: 'Yes, delete it!' }).click()
  }
  await openDashboard(page, product, '/trash', 'Trash')
  await removeForGood()
  await expectToast(page, 'The office still has an original of this person.')
  await page.getByRole('link', { name: 'Karima Begum' }).click()
  await wholePage(page)
  await page.getByRole('button', { name: 'Given back today' }).click()
  await expect(page.getByText('Overdue since')).toHaveCount(0)
  await openDashboard(page, product, '/trash', 'Trash')
  await removeForGood()
  await expect(page.getByText('The trash is empty.')).toBeVisible()
  await page.context().close()
})

test('a document is noted as seen, a payment is recorded, and what was wrong stays to be corrected', async ({
  browser,
}) => {
  const staff = await signedInPage(product, browser, admin)
  await openDashboard(staff, product, `/records/${record.id}`, /./)
  const seen = staff.locator('#seen')
  await seen.getByRole('button', { name: 'Note a document you saw' }).click()
  const number = seen.getByLabel('Number on the document')
  await number.fill('not fit')
  await seen.getByRole('button', { name: 'Note it' }).click()
  await expect(seen.getByText('Give the number that is printed on the document')).toBeVisible()
  await expect(number).toHaveValue('not fit')
  await seen.getByRole('button', { name: 'Cancel' }).click()
  await seen.getByRole('button', { name: 'Note a document you saw' }).click()
  await expect(number).toHaveValue('not fit')
  await number.fill('MED-17')
  await seen.getByRole('button', { name: 'Note it' }).click()
  await expect(seen.getByText('Number on the document: MED-17')).toBeVisible()
  await seen.getByRole('button', { name: /^Take off/ }).click()
  await expect(seen.getByText('Nothing is noted.')).toBeVisible()

  await staff.getByRole('button', { name: 'Record what was paid' }).click()
  const paid = staff.getByRole('form', { name: 'Record what was paid' })
  await paid.getByRole('button', { name: 'Save it for good' }).click()
  await expect(paid.getByLabel('Amount')).toHaveAttribute('aria-invalid', 'true')
  await paid.getByLabel('Amount').fill('1200')
  await paid.getByRole('button', { name: 'Save it for good' }).click()
  await expect(paid).toHaveCount(0)
  await expect(staff.getByText(/BDT.1,200/).first()).toBeVisible()
  await staff.context().close()
})
