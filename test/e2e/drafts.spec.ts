import { expectDraft, expectNoDrafts, openDashboard, settled } from '#test/dashboard'
import { ageDrafts } from '#test/draft-stores'
import { handbookPicture } from '#test/handbook-picture'
import { expect, test } from '#test/job'
import { choose, fillIn, onFile, slot } from '#test/record-form'
import type { SeededPerson } from '#test/seeded-people'
import { pressSignOut } from '#test/sign-out'

test('a draft survives the tab, goes on where it was, and is gone at sign-out', async ({
  product,
  pageOf,
}) => {
  const who = product.newPerson('admin')
  const page = await pageOf(who)
  const context = page.context()
  await openDashboard(page, product, '/entry', 'Add record')
  const passport = await fillIn(page, 'Draft Candidate')
  await choose(page, 'visa.png', 'scan0001.png')
  await expectDraft(page, passport, 'visa.png', 'scan0001.png')
  await page.close()
  const next = await context.newPage()
  // The browser's own question whether to leave.
  next.on('dialog', (dialog) => void dialog.accept())
  await openDashboard(next, product, '/entry', 'Add record')
  await expect(next.getByText('Continue your draft of')).toBeVisible()
  await next.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(next.getByLabel('Passport number')).toHaveValue(passport)
  await next.getByRole('button', { name: 'Remove scan0001.png' }).click()
  await next.getByRole('button', { name: 'Add record' }).click()
  await expect(next.getByText('Draft Candidate is added', { exact: true })).toBeVisible()
  const [filed] = await onFile(product, product.key, passport)
  expect(filed?.documents.map(({ kind }) => kind)).toEqual(['visa-paper'])
  await expectNoDrafts(next)
  const leaveDraft = async () => {
    await next.getByLabel('Passport number').fill('BX8880001')
    await expectDraft(next, 'BX8880001')
  }
  const become = ({ cookies }: SeededPerson) =>
    context.addCookies(cookies.map((cookie) => ({ ...cookie, url: product.url })))
  // Somebody else's, and too old: both are removed for good.
  for (const outlive of [
    () => become(product.people.admin[1] ?? who),
    () => next.evaluate(ageDrafts),
  ]) {
    await leaveDraft()
    await outlive()
    await openDashboard(next, product, '/entry', 'Add record')
    await settled(next)
    await expectNoDrafts(next)
    await become(who)
    await openDashboard(next, product, '/entry', 'Add record')
  }
  await leaveDraft()
  await pressSignOut(next)
  await next.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(next).toHaveURL(`${product.url}/`)
  await expectNoDrafts(next)
})

test('one upload is cancelled, one fails, and all that is left goes up at once', async ({
  product,
  admin: page,
}) => {
  await openDashboard(page, product, '/entry', 'Add record')
  const passport = await fillIn(page, 'Partly Uploaded')
  await choose(page, 'visa.png', 'job offer.png', 'ticket.png')
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  // It stays: with the last route that is over, the browser lets go whatever another one holds.
  await page.route('**/documents/visa-paper', async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  await page.route('**/documents/ticket', (route) => route.abort('connectionreset'), { times: 1 })
  await page.getByRole('button', { name: 'Add record' }).click()
  await slot(page, 'Visa Paper')
    .getByRole('button', { name: /^Cancel/ })
    .click()
  release()
  await expect(slot(page, 'Visa Paper').getByRole('alert')).toContainText('You stopped this upload')
  await expect(slot(page, 'Job Offer Letter')).toContainText('Uploaded')
  await expect(slot(page, 'Ticket').getByRole('alert')).toContainText('Check your connection')
  await expect(slot(page, 'Visa Paper')).toBeFocused()
  await slot(page, 'Ticket').getByRole('button', { name: 'Try again' }).click()
  await expect(slot(page, 'Ticket')).toContainText('Uploaded')
  await page.getByRole('button', { name: 'Upload the remaining files' }).click()
  await expect(page.getByText('Partly Uploaded is added', { exact: true })).toBeVisible()
  expect((await onFile(product, product.key, passport))[0]?.documents).toHaveLength(3)
})

test('a session that ends in a form: the password in place, and the record is added', async ({
  product,
  pageOf,
}) => {
  const who = product.newPerson('admin')
  const page = await pageOf(who)
  await openDashboard(page, product, '/entry', 'Add record')
  const passport = await fillIn(page, 'Signed Out')
  await choose(page, 'visa.png')
  await settled(page)
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Add record' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await expect(dialog).toContainText('Everything you entered is still here')
  await expect(page.getByLabel('Your password')).toBeFocused()
  await page.keyboard.type(who.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Signed Out is added', { exact: true })).toBeVisible()
  const [filed] = await onFile(product, product.key, passport)
  expect(filed?.documents.map(({ kind }) => kind)).toEqual(['visa-paper'])
})

/** ICAO Doc 9303: an invented passport whose check digits are right. */
const mrz = [
  'P<BGDUDDIN<<RAHIM<MD<<<<<<<<<<<<<<<<<<<<<<<<',
  'BX01234561BGD9001011M3001019<<<<<<<<<<<<<<<4',
]

test('the lines of a passport fill the form, read by an own piece of script', {
  tag: '@handbook',
}, async ({ product, admin: page }) => {
  await openDashboard(page, product, '/entry', 'Add record')
  await page.getByRole('button', { name: 'Fill from the passport’s MRZ' }).click()
  await page.getByLabel('The two lines at the bottom').fill(mrz.join('\n'))
  await expect(
    page.getByText('Filled in: Passport number, Name, Nationality, Date of birth.'),
  ).toBeVisible()
  await expect(page.getByLabel('Passport number')).toHaveValue('BX0123456')
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('RAHIM MD UDDIN')
  await handbookPicture(page, 'enter', { until: page.getByLabel('Permanent address') })
})
