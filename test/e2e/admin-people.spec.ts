import { readFileSync } from 'node:fs'
import { openDashboard } from '#test/dashboard'
import { letTenMinutesPass } from '#test/database-file'
import { expect, test } from '#test/job'
import { linkIn } from '#test/smtp'
import { expectToast } from '#test/toasts'

test('a role change asks for the password again, by keyboard alone, and goes on by itself', async ({
  product,
  pageOf,
}) => {
  const [admin, who] = [product.newPerson('admin'), product.newPerson('student')]
  const page = await pageOf(admin)
  await openDashboard(page, product, '/accounts', 'People')
  const row = page.getByRole('row').filter({ hasText: who.email })
  letTenMinutesPass(product)
  await page.getByRole('button', { name: `Actions: ${who.name}` }).press('Enter')
  await page.getByRole('menuitem', { name: 'Make moderator' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Please enter your password again' })
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type('not my password')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('This is not your password. Check it and try again.')).toBeVisible()
  await expect(row).toContainText('Student')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(admin.password)
  await page.keyboard.press('Enter')
  await expectToast(page, `${who.name} is a moderator now`)
  await expect(row).toContainText('Moderator')
  await expect(page.getByRole('button', { name: `Actions: ${who.name}` })).toBeFocused()
})

test('an invitation by link makes a moderator, once; one by mail arrives, and can be revoked', async ({
  product,
  admin: page,
  browser,
}) => {
  const form = await browser.newPage({ baseURL: product.url })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openDashboard(page, product, '/accounts', 'People')
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  await page.getByRole('button', { name: 'Copy' }).click()
  await expectToast(page, 'Copied')
  await form.goto(await page.evaluate(() => navigator.clipboard.readText()))
  await expect(form.getByText('invites you as a moderator')).toBeVisible()
  await form.getByLabel('Name').fill('Nurul Islam')
  await form.getByLabel('Email').fill('nurul@padma.example')
  await form.getByLabel('Password', { exact: true }).fill('nine slow country boats')
  await form.getByLabel('The same password again').fill('nine slow country boats')
  await form.getByRole('button', { name: 'Create my account' }).click()
  await expect(form.getByText('Registered', { exact: true })).toBeVisible()
  await form.context().close()
  await page.reload()
  await expect(page.getByRole('row').filter({ hasText: 'Nurul Islam' })).toContainText('Moderator')

  await page.getByRole('button', { name: 'Invite somebody' }).click()
  const invite = page.getByRole('form', { name: 'Invite somebody' })
  await invite.getByLabel('Email').fill('invited@padma.example')
  await invite.getByRole('button', { name: 'Send by mail' }).click()
  const { href } = linkIn(await product.mailTo('invited@padma.example'))
  expect((await fetch(href)).status).toBe(200)
  await page.getByRole('button', { name: /Revoke the invitation: invited/ }).click()
  await expectToast(page, 'The invitation is revoked')
  expect((await fetch(href)).status).toBe(410)
})

test('the log is filtered in its address, verified, and exported', async ({
  product,
  admin: page,
}) => {
  await openDashboard(page, product, '/audit', 'Audit log')
  const ofRecords = page.waitForResponse(/audit-events\?.*action=record/)
  await page.getByLabel('What').selectOption('record.')
  await expect(page).toHaveURL(/action=record/)
  await ofRecords
  // A press is lost on a row that gives way to those of the filter.
  await expect(page.getByRole('main')).not.toContainText(/signed in/i)
  await page.getByRole('button', { name: 'Mita' }).first().click()
  await expect(page).toHaveURL(/actor=/)
  await page.getByLabel('To', { exact: true }).fill('2020-01-01')
  await expect(page.getByText('Nothing matches. Change the filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(page).not.toHaveURL(/actor|action|to=/)
  await page.getByRole('button', { name: 'Verify the log' }).click()
  await expect(page.getByRole('status').getByText('The log is whole')).toBeVisible()
  await page.getByRole('button', { name: 'Export' }).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /^CSV/ }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/)
  const [heading] = readFileSync(await download.path(), 'utf8').split('\r\n')
  expect(heading).toBe('id,sequence,at,actorKind,actorId,actorName,action,subject,details,mac')
})

test('a key is made by keyboard, shown once, works, and is revoked', async ({
  product,
  admin: page,
}) => {
  await openDashboard(page, product, '/api-keys', 'API keys')
  await page.getByLabel('Name').focus()
  await page.keyboard.type('Website')
  await page.keyboard.press('Enter')
  const key = await page.getByRole('status').locator('output').innerText()
  const ask = () =>
    fetch(`${product.url}/api/v1/session`, { headers: { authorization: `Bearer ${key}` } })
  expect((await ask()).status).toBe(200)
  const elsewhere = page.getByRole('navigation').getByRole('link', { name: 'Records' })
  await elsewhere.press('Enter')
  const question = page.getByRole('dialog', { name: 'Leave without the key?' })
  await question.getByRole('button', { name: 'Stay here' }).press('Enter')
  await page.getByRole('status').getByRole('button', { name: 'Done' }).press('Enter')
  await expect(page.getByText(key)).toBeHidden()
  await page.getByRole('button', { name: 'Revoke Website' }).click()
  await page.getByRole('button', { name: 'Yes, revoke it!' }).click()
  await expectToast(page, 'Website is revoked now')
  expect((await ask()).status).toBe(401)
})
