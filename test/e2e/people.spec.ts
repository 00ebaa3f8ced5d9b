import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { openDashboard } from '#test/dashboard'
import { expectGoodInEveryLook } from '#test/looks'
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
import { signIn } from '#test/sign-in'
import { linkIn, startSmtp, type TestSmtp } from '#test/smtp'
import { expectToast } from '#test/toasts'

let product: Product
let smtp: TestSmtp
let admin: Credentials
let mita: Credentials

test.beforeAll(async () => {
  smtp = await startSmtp()
  const env = { CANDOR_RAISED_LIMITS: '127.0.0.1,::1', CANDOR_SMTP_URL: smtp.url }
  product = await startProduct({ env })
  admin = await setUpProduct(product)
  mita = await addPerson(product, { role: 'moderator', name: 'Mita' })
  await addPerson(product, { role: 'student', name: 'Sadia' })
  await addRecord(product, await apiKey(product, 'admin'))
})

test.afterAll(async () => {
  await product.remove()
  await smtp.close()
})

async function openAccounts(page: Page): Promise<void> {
  await signIn(product, page.context(), admin)
  await openDashboard(page, product, '/accounts', 'Accounts')
}

/** Chooses in the menu of an account's row. */
async function actUpon(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions: ${name}` }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('a role change asks for the password again, by keyboard alone, and goes on by itself', async ({
  page,
}) => {
  await openAccounts(page)
  letTenMinutesPass(product)
  await page.getByRole('button', { name: 'Actions: Sadia' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Make moderator' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Please enter your password again' })
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type('not my password')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('This is not your password. Check it and try again.')).toBeVisible()
  await expect(row(page, 'Sadia')).toContainText('Student')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(admin.password)
  await page.keyboard.press('Enter')
  await expectToast(page, 'Sadia is a moderator now')
  await expect(dialog).toBeHidden()
  await expect(row(page, 'Sadia')).toContainText('Moderator')
  await expect(page.getByRole('button', { name: 'Actions: Sadia' })).toBeFocused()
  await actUpon(page, 'Sadia', 'Make student')
  await expectToast(page, 'Sadia is a student now')
})

test('a change that is chosen while the list is read again is made, too', async ({ page }) => {
  await addPerson(product, { role: 'student', name: 'Tania' })
  await openAccounts(page)
  let letThrough = () => {}
  const released = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/api/v1/accounts/search', async (route) => {
    await released
    await route.continue()
  })
  await actUpon(page, 'Tania', 'Disable')
  await expectToast(page, 'Tania is disabled now')
  await actUpon(page, 'Tania', 'Make moderator')
  await expectToast(page, 'Tania is a moderator now')
  letThrough()
  await expect(row(page, 'Tania')).toContainText('Disabled')
  await expect(row(page, 'Tania')).toContainText('Moderator')
})

test('who does not give the password changes nothing, and is told what was missing', async ({
  page,
}) => {
  await openAccounts(page)
  letTenMinutesPass(product)
  await actUpon(page, 'Sadia', 'Disable')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(
    page.getByText(/Please enter your password again\. You last entered it/),
  ).toBeVisible()
  await expect(row(page, 'Sadia')).toContainText('Active')
})

test('accounts are found by name, role and state, and the address keeps it', async ({ page }) => {
  await openAccounts(page)
  await page.getByLabel('Search').fill('mit')
  await expect(page).toHaveURL(/#search=mit/)
  await expect(page.getByRole('table', { name: 'Accounts' }).getByRole('row')).toHaveCount(2)
  await page.getByLabel('State').selectOption('disabled')
  await expect(page.getByText('Nobody matches. Change the search.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Search')).toHaveValue('mit')
  await expect(page.getByLabel('State')).toHaveValue('disabled')
})

test('an invitation by link makes a moderator, once, and leaves the list', async ({
  page,
  context,
  browser,
}) => {
  await signIn(product, context, admin)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openDashboard(page, product, '/accounts', 'Accounts')
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  await page.getByRole('button', { name: 'Copy' }).click()
  await expectToast(page, 'Copied')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await expect(page.getByText('Whoever has the link')).toBeVisible()
  const visitor = await browser.newContext()
  const form = await visitor.newPage()
  await form.goto(link)
  await expect(form.getByText('invites you as a moderator')).toBeVisible()
  await form.getByLabel('Name').fill('Nurul Islam')
  await form.getByLabel('Email').fill('nurul@padma.example')
  await form.getByLabel('Password', { exact: true }).fill('nine slow country boats')
  await form.getByLabel('The same password again').fill('nine slow country boats')
  await form.getByRole('button', { name: 'Create my account' }).click()
  await expect(form.getByText('Register successful!')).toBeVisible()
  await visitor.close()
  await page.reload()
  await expect(page.getByText('Whoever has the link')).toBeHidden()
  await expect(row(page, 'Nurul Islam')).toContainText('Moderator')
})

test('an invitation by mail arrives, and can be revoked', async ({ page }) => {
  await openAccounts(page)
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  const form = page.getByRole('form', { name: 'Invite somebody' })
  await form.getByLabel('Email').fill('no address')
  await form.getByRole('button', { name: 'Send by mail' }).click()
  await expect(form.getByText('Please input valid email')).toBeVisible()
  await form.getByLabel('Email').fill('bashir@padma.example')
  await form.getByRole('button', { name: 'Send by mail' }).click()
  await expectToast(page, 'The invitation is on its way')
  const invitation = () => smtp.mails.find(({ to }) => to[0] === 'bashir@padma.example')
  await expect.poll(invitation).toBeTruthy()
  const { href } = linkIn(invitation() as never)
  expect((await fetch(href)).status).toBe(200)
  await page.getByRole('button', { name: /Revoke the invitation: bashir/ }).click()
  await expectToast(page, 'The invitation is revoked')
  expect((await fetch(href)).status).toBe(410)
})

test('the page of an account ends sessions and makes a reset link, shown once', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newContext()
  await signIn(product, elsewhere, mita)
  await elsewhere.request.get(`${product.url}/api/v1/session`)
  await openAccounts(page)
  await page.getByRole('link', { name: 'Mita', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mita' })).toBeVisible()
  await page.getByRole('button', { name: /^End the session with/ }).click()
  await expect(page.getByText('Nowhere at the moment.')).toBeVisible()
  expect((await elsewhere.request.get(`${product.url}/api/v1/session`)).status()).toBe(401)
  await elsewhere.close()
  await page.getByRole('button', { name: 'Make a reset link' }).click()
  const link = await page.getByRole('status').locator('output').innerText()
  expect((await fetch(link)).status).toBe(200)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(link)).toBeHidden()
})

test('the log is filtered in its address, verified, and exported after the password', async ({
  page,
  context,
}) => {
  await signIn(product, context, admin)
  await openDashboard(page, product, '/audit', 'Audit log')
  await page.getByLabel('What').selectOption('record.')
  await expect(page).toHaveURL(/action=record/)
  await expect(page.getByRole('table', { name: 'Audit log' }).getByRole('row')).toHaveCount(2)
  const who = page.getByRole('button', { name: 'test (API key)' })
  const proof = page.getByRole('link', { name: /^Proof/ }).first()
  for (const link of [who, proof]) await expect(link).toHaveCSS('text-decoration-line', 'underline')
  await who.click()
  await expect(page).toHaveURL(/actor=/)
  await page.getByLabel('To', { exact: true }).fill('2020-01-01')
  await expect(page.getByText('Nothing matches. Change the filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(page).not.toHaveURL(/actor|action|to=/)
  await page.getByRole('button', { name: 'Verify the log' }).click()
  await expect(page.getByRole('status').getByText('The log is whole')).toBeVisible()
  letTenMinutesPass(product)
  await page.getByRole('button', { name: 'Export' }).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /^CSV/ }).click()
  await page.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.keyboard.press('Enter')
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/)
  const lines = readFileSync(await download.path(), 'utf8').split('\r\n')
  expect(lines[0]).toBe('id,sequence,at,actorKind,actorId,actorName,action,subject,details,mac')
  expect(lines.length).toBeGreaterThan(10)
})

test('every page about people is accessible and fits', async ({ page }) => {
  await openAccounts(page)
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  await expect(page.getByRole('status').locator('output')).toBeVisible()
  await expectGoodInEveryLook(page, 'accounts')
  await page.getByRole('link', { name: 'Mita', exact: true }).click()
  await expect(page.getByText('Leave without the link?')).toBeVisible()
  await expectGoodInEveryLook(page, 'a link that nobody copied')
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Signed in' })).toBeVisible()
  await expectGoodInEveryLook(page, 'account')
  await openDashboard(page, product, '/api-keys', 'API keys')
  await expectGoodInEveryLook(page, 'keys')
  await openDashboard(page, product, '/audit', 'Audit log')
  await page.getByRole('button', { name: 'Verify the log' }).click()
  await expect(page.getByText('The log is whole')).toBeVisible()
  await expectGoodInEveryLook(page, 'log')
  letTenMinutesPass(product)
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: /^JSON/ }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await expectGoodInEveryLook(page, 'password')
})
