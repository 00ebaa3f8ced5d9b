import type { Page } from '@playwright/test'
import { openDashboard } from '#test/dashboard'
import { expect, test } from '#test/job'
import { expectGoodInEveryLook } from '#test/looks'
import { comeBack, signIn, signInDialog } from '#test/sign-in'
import { expectToast } from '#test/toasts'

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
  })

async function fillInPayment(page: Page, who: string, fee: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Student' }).fill(who)
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
