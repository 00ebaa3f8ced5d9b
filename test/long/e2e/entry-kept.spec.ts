import { openDashboard, signedIn } from '#test/dashboard'
import { fillUp } from '#test/draft-stores'
import { expect, test } from '#test/own-product'
import { choose, fillIn, onFile, slot } from '#test/record-form'
import { pressSignOut } from '#test/sign-out'

test('a browser that keeps no draft says so, before leaving as well as at sign-out', async ({
  browser,
  product,
  admin,
}) => {
  const context = await signedIn(product, browser, admin)
  await context.addInitScript(fillUp)
  const page = await context.newPage()
  // The browser's own question would be a second one, after Candor's was answered.
  const askedByBrowser: string[] = []
  page.on('dialog', (dialog) => {
    askedByBrowser.push(dialog.type())
    return dialog.accept()
  })
  await openDashboard(page, product, '/entry', 'Add record')
  await fillIn(page, 'Draft Candidate')
  await choose(page, 'visa.png')
  await expect(page.getByText('This browser has no room for the files.')).toBeVisible()
  await page.getByRole('link', { name: 'Approvals' }).click()
  await expect(page.getByRole('dialog')).toContainText('The files are not')
  await page.getByRole('button', { name: 'Stay here' }).click()
  await page.evaluate(() => Object.assign(window, { isFull: true }))
  await page.getByLabel('Passport number').fill('BX8880002')
  await expect(page.getByText('This browser keeps no draft.')).toBeVisible()
  await pressSignOut(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Sign out' }).click()
  await expect(dialog).toContainText('did not delete the drafts')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(`${product.url}/`)
  expect(askedByBrowser).toEqual([])
  await context.close()
})

test('a server that is killed during a save and an upload leaves one record, one document of each kind', async ({
  browser,
  product,
  admin,
  key,
}) => {
  const context = await signedIn(product, browser, admin)
  const page = await context.newPage()
  await openDashboard(page, product, '/entry', 'Add record')
  const passport = await fillIn(page)
  await choose(page, 'visa.png', 'ticket.png')
  let killed = 0
  // After the commit and before the answer, once for the record and once for a document.
  const killAfter = async (route: import('@playwright/test').Route) => {
    if (!['POST', 'PUT'].includes(route.request().method())) return route.continue()
    await route.fetch()
    killed += 1
    await product.kill()
    // There again before the page is told: it tries for five seconds, and a start may take longer.
    if (killed === 1) await product.restart()
    await route.abort('connectionreset')
  }
  await page.route('**/api/v1/records', killAfter, { times: 1 })
  await page.route('**/documents/visa-paper', killAfter, { times: 1 })
  await page.getByRole('button', { name: 'Add record' }).click()
  await expect(slot(page, 'Visa Paper').getByRole('alert')).toContainText('Check your connection', {
    timeout: 60_000,
  })
  await product.restart()
  await page.getByRole('button', { name: 'Upload the remaining files' }).click()
  await expect(page.getByText('Jamal Hossain is added', { exact: true })).toBeVisible()
  expect(killed).toBe(2)
  const found = await onFile(product, key, passport)
  expect(found).toHaveLength(1)
  expect(found[0]?.documents.map(({ kind, version }) => [kind, version]).toSorted()).toEqual([
    ['ticket', 1],
    ['visa-paper', 1],
  ])
  await context.close()
})
