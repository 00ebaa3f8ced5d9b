import type { Page } from '@playwright/test'
import { openDashboard } from '#test/dashboard'
import { expect, test } from '#test/job'
import { expectGoodInEveryLook } from '#test/looks'
import { addRecord } from '#test/product'
import { chooseInMenu } from '#test/record-menu'
import { comeBack, signIn, signInDialog } from '#test/sign-in'
import { expectToast } from '#test/toasts'

/** A page, its heading, the question that fails, and what stands in the place of its answer. */
const partsOf = (
  record: string,
  pending: string,
): [path: string, heading: string, fails: RegExp, what: string][] => [
  ['/records', 'Records', /\/my\/record-views$/, 'Your views'],
  ['/records', 'Records', /\/records\/authors$/, 'The names of those who entered records'],
  ['/audit', 'Audit log', /\/accounts\?/, 'The names to choose from'],
  ['/audit', 'Audit log', /\/api-keys$/, 'The names to choose from'],
  ['/accounts', 'People', /\/invites$/, 'The open invitations'],
  ['/trash', 'Trash', /\/organisation$/, 'The days that are left'],
  ['/payments/new', 'Record a payment', /\/classes\?/, 'The classes'],
  ['/payments/new', 'Record a payment', /\/accounts\/search$/, 'The people for “Student”'],
  [`${record}#documents-title`, 'Rahima Khatun', /\/documents$/, 'The earlier versions'],
  [`${record}#access-code`, 'Rahima Khatun', /\/access-code$/, 'The last use of the access code'],
  [`${record}#access-code`, 'Rahima Khatun', /\/views/, 'The viewings'],
  [pending, 'Rahima Khatun', /\/review$/, 'Whether you may approve'],
]
/** A refusal that trying again at once does not help against. */
const tooMany = {
  status: 429,
  contentType: 'application/problem+json',
  body: JSON.stringify({ code: 'request.too_many', title: 'Too many requests.' }),
}

test('what could not be loaded is said in its place, and tried again', async ({
  admin,
  product,
}) => {
  const { id } = await product.newFile()
  const trashed = await product.newFile()
  await product.call('DELETE', `/records/${trashed.id}`, undefined, 1)
  const pending = await addRecord(product, product.moderatorKey)
  for (const [path, heading, fails, what] of partsOf(`/records/${id}`, `/records/${pending.id}`)) {
    const page = await admin.context().newPage()
    await page.route(fails, (route) => route.fulfill(tooMany))
    await openDashboard(page, product, path, heading)
    const again = page.getByRole('button', { name: `Try again: ${what}` }).first()
    await expect.soft(again, what).toBeVisible()
    await page.unroute(fails)
    const answered = page.waitForResponse(fails)
    await again.click()
    await answered
    await expect.soft(page.getByText(`${what} could not be loaded.`), what).toHaveCount(0)
    await page.close()
  }
})

test('whoever could not be asked who they are tries again, and the page is there', async ({
  admin: page,
  product,
}) => {
  await page.route(/\/api\/v1\/session$/, (route) => route.fulfill(tooMany))
  await page.goto(`${product.url}/dashboard/records`)
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await page.unroute(/\/api\/v1\/session$/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Records', exact: true })).toBeVisible()
})

test('without a connection a page says so, and goes on by itself with one', async ({
  admin: page,
  product,
}) => {
  const shown = await product.newFile()
  const next = await product.newFile()
  // What is opened offline is another record: the program itself is there.
  await openDashboard(page, product, `/records/${shown.id}`, 'Rahima Khatun')
  await page.getByRole('link', { name: 'All records' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Records' })).toBeVisible()
  const other = page.locator(`a[href$="/records/${next.id}"]`).first()
  await expect(other).toBeVisible()
  await page.context().setOffline(true)
  await other.click()
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Rahima Khatun' })).toBeVisible()
})

/** While `act` runs, a piece of the program does not come, as on a line that breaks. */
async function without(page: Page, piece: string, act: () => Promise<void>): Promise<void> {
  const address = new RegExp(`/assets/${piece}-[\\w-]{8}\\.js$`)
  await page.route(address, (route) => route.abort())
  await act()
  await page.unroute(address)
}

const lost = 'This part of the page could not be loaded'

/** What lies over a page: where it is, the piece that is lost, what opens it, and its name. */
const over: [path: string, heading: string, piece: string, opens: string, shows: RegExp][] = [
  ['/records', 'Records', 'palette', 'Control+k', /^Find or go to$/],
  ['/records', 'Records', 'dialog-window', 'Shift+?', /^Keyboard shortcuts/],
  ['/records/', 'Rahima Khatun', 'ask-dialog', 'Delete', /^Are you sure/],
]
for (const [path, heading, piece, opens, shows] of over)
  test(`${piece}: what does not come over a page leaves it as it is, and the same press tries again`, async ({
    admin: page,
    product,
  }) => {
    const at = path === '/records/' ? path + product.file.id : path
    await openDashboard(page, product, at, heading)
    const open = () =>
      opens.includes('+') ? page.keyboard.press(opens) : chooseInMenu(page, opens)
    await without(page, piece, async () => {
      await open()
      await expectToast(page, lost)
    })
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await open()
    await expect(page.getByRole('dialog', { name: shows })).toBeVisible()
  })

async function fillInPayment(page: Page, who: string, fee: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Person' }).fill(who)
  await page.getByRole('option', { name: new RegExp(`^${who}`) }).click()
  await page.getByRole('radio', { name: 'A fee of the agency' }).check()
  await page.getByLabel('Name of the fee').fill(fee)
  await page.getByLabel('Amount').fill('75')
}

test('a session that ends in a form, and a dialog that does not come, cost nothing that was typed', async ({
  product,
  pageOf,
}) => {
  const [admin, who] = [product.newPerson('admin'), product.newPerson('student')]
  const page = await pageOf(admin)
  await openDashboard(page, product, '/payments/new', 'Record a payment')
  await fillInPayment(page, who.name, 'Stamp')
  await page.context().clearCookies({ name: 'session' })
  const save = page.getByRole('button', { name: 'Save the entry' })
  await without(page, 'sign-in-dialog', async () => {
    await save.click()
    await expectToast(page, lost)
    await expect(page.getByLabel('Name of the fee')).toHaveValue('Stamp')
    await signIn(product, page.context(), admin)
  })
  // What else the page asked for meanwhile may still lead to the dialog, now that it comes.
  await page.addLocatorHandler(signInDialog(page), () => comeBack(page))
  await save.click()
  await expectToast(page, /^Saved as entry/)
})

test('a receipt that does not come is told apart from the payment, which is recorded', async ({
  admin: page,
  product,
}) => {
  await openDashboard(page, product, '/payments/new', 'Record a payment')
  await fillInPayment(page, product.newPerson('student').name, 'Training book')
  const save = page.getByRole('button', { name: 'Save the entry' })
  await without(page, 'receipt-view', async () => {
    await save.click()
    await expectToast(page, /^Saved as entry/)
    await expect(page.getByText('The receipt could not be loaded.')).toBeVisible()
  })
  await expectGoodInEveryLook(page, 'a receipt that did not come')
  await page.getByRole('button', { name: 'Try again: The receipt' }).click()
  await expect(page.getByRole('article', { name: 'Receipt' })).toContainText('Training book')
})
