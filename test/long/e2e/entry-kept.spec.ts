import { openDashboard, signedIn } from '#test/dashboard'
import { fillUp } from '#test/draft-stores'
import { expect, test } from '#test/own-product'
import { choose, fillIn } from '#test/record-form'
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
