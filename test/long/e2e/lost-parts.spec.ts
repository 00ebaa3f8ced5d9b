import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { openDashboard, signedIn } from '#test/dashboard'
import { fileDocuments } from '#test/filed-records'
import { expectGoodInEveryLook } from '#test/looks'
import { documentPng } from '#test/phone-photos'
import {
  addPerson,
  addRecord,
  apiKey,
  type Credentials,
  type Product,
  setUpProduct,
  startProduct,
} from '#test/product'
import { letTenMinutesPass } from '#test/sessions'
import { comeBack, signIn, signInDialog } from '#test/sign-in'
import { expectToast } from '#test/toasts'

let product: Product
let admin: Credentials
let context: BrowserContext
let recordId: string
test.beforeAll(async ({ browser }) => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
  await addPerson(product, { role: 'student', name: 'Karim-Uddin' })
  const key = await apiKey(product, 'admin')
  recordId = (await addRecord(product, key)).id
  await fileDocuments(product, key, recordId, [['job-offer', await documentPng()]])
  context = await signedIn(product, browser, admin)
})
test.afterAll(() => product.remove())

/** While `act` runs, a piece of the program does not come, as on a line that breaks. */
async function without(page: Page, piece: string, act: () => Promise<void>): Promise<void> {
  const address = new RegExp(`/assets/${piece}-[\\w-]{8}\\.js$`)
  await page.route(address, (route) => route.abort())
  await act()
  await page.unroute(address)
}

const lost = 'This part of the page could not be loaded'

async function opened(path: string, heading: string): Promise<Page> {
  const page = await context.newPage()
  await openDashboard(page, product, path, heading)
  return page
}

/** What lies over a page: where it is, the piece that is lost, what opens it, and its name. */
const over: [path: () => string, heading: string, piece: string, opens: string, shows: RegExp][] = [
  [() => '/records', 'Records', 'palette', 'Control+k', /^Find or go to$/],
  [() => '/records', 'Records', 'dialog-window', 'Shift+?', /^Keyboard shortcuts/],
  [() => `/records/${recordId}`, 'Rahima Khatun', 'ask-dialog', 'Delete', /^Are you sure/],
]
for (const [path, heading, piece, opens, shows] of over)
  test(`${piece}: what does not come over a page leaves it as it is, and the same press tries again`, async () => {
    const page = await opened(path(), heading)
    const open = () =>
      opens.includes('+')
        ? page.keyboard.press(opens)
        : page.getByRole('button', { name: opens, exact: true }).click()
    await without(page, piece, async () => {
      await open()
      await expectToast(page, lost)
    })
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await open()
    await expect(page.getByRole('dialog', { name: shows })).toBeVisible()
    await page.close()
  })

async function fillInPayment(page: Page, fee: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Student' }).fill('Karim')
  await page.getByRole('option', { name: /^Karim/ }).click()
  await page.getByRole('radio', { name: 'A fee of the agency' }).check()
  await page.getByLabel('Name of the fee').fill(fee)
  await page.getByLabel('Amount').fill('75')
}

test('a session that ends in a form, and a dialog that does not come, cost nothing that was typed', async ({
  browser,
}) => {
  const own = await signedIn(product, browser, admin)
  const page = await own.newPage()
  await openDashboard(page, product, '/payments/new', 'Record a payment')
  await fillInPayment(page, 'Stamp')
  await own.clearCookies({ name: 'session' })
  const save = page.getByRole('button', { name: 'Save the entry' })
  await without(page, 'sign-in-dialog', async () => {
    await save.click()
    await expectToast(page, lost)
    await expect(page.getByLabel('Name of the fee')).toHaveValue('Stamp')
    await signIn(product, own, admin)
  })
  // What else the page asked for meanwhile may still lead to the dialog, now that it comes.
  await page.addLocatorHandler(signInDialog(page), () => comeBack(page))
  await save.click()
  await expectToast(page, /^Saved as entry/)
  await own.close()
})

test('a receipt that does not come is told apart from the payment, which is recorded', async () => {
  const page = await opened('/payments/new', 'Record a payment')
  await fillInPayment(page, 'Training book')
  const save = page.getByRole('button', { name: 'Save the entry' })
  await without(page, 'receipt-view', async () => {
    await save.click()
    await expectToast(page, /^Saved as entry/)
    await expect(page.getByText('The receipt could not be loaded.')).toBeVisible()
  })
  await expectGoodInEveryLook(page, 'a receipt that did not come')
  await page.getByRole('button', { name: 'Try again: The receipt' }).click()
  await expect(page.getByRole('article', { name: 'Receipt' })).toContainText('Training book')
  await page.close()
})

test('a question for the password that does not come counts as declined, and is asked again', async ({
  browser,
}) => {
  const own = await signedIn(product, browser, admin)
  const page = await own.newPage()
  await openDashboard(page, product, '/accounts', 'Accounts')
  letTenMinutesPass(product)
  const makeModerator = async () => {
    await page.getByRole('button', { name: 'Actions: Karim-Uddin' }).click()
    await page.getByRole('menuitem', { name: 'Make moderator' }).click()
  }
  await without(page, 'confirm-dialog', async () => {
    await makeModerator()
    await expectToast(page, lost)
  })
  await expect(page.getByRole('row').filter({ hasText: 'Karim-Uddin' })).toContainText('Student')
  await makeModerator()
  const dialog = page.getByRole('dialog', { name: 'Please enter your password again' })
  await dialog.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.keyboard.press('Enter')
  await expectToast(page, 'Karim-Uddin is a moderator now')
  await own.close()
})
