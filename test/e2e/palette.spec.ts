import type { Page } from '@playwright/test'
import { openDashboard } from '#test/dashboard'
import { expect, test } from '#test/job'

const find = async (page: Page, typed: string) => {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /A name, a number/ }).fill(typed)
  return page.getByRole('dialog').getByRole('option')
}

test('an admin finds a case, a receipt and a colleague from anywhere', async ({
  product,
  admin: page,
}) => {
  const body = { kind: 'concern', text: 'Somebody asks for money', page: '/' }
  const { number } = await product.call('POST', '/cases', body)
  await openDashboard(page, product, '/records', 'Records')
  await (await find(page, number.toLowerCase())).filter({ hasText: number }).click()
  await expect(page.getByRole('region', { name: 'Concern' })).toContainText(number)

  const { receipt } = product.payment
  await (await find(page, receipt.number)).filter({ hasText: receipt.number }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payments')
  await expect(page.getByRole('button', { name: 'Show all receipts' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: receipt.number })).toHaveCount(1)

  const colleague = product.newPerson('moderator')
  const options = await find(page, colleague.name)
  await options.filter({ hasText: colleague.email }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(colleague.name)
})

test('a moderator finds neither what others deal with nor accounts', async ({
  product,
  moderator: page,
}) => {
  const body = { kind: 'concern', text: 'Somebody asks for money', page: '/' }
  const { number } = await product.call('POST', '/cases', body)
  await openDashboard(page, product, '/submissions', 'Records')
  for (const typed of [number, product.payment.receipt.number, product.newPerson('admin').email]) {
    await find(page, typed)
    await expect(page.getByText('Nothing found.')).toBeVisible()
    await page.keyboard.press('Escape')
  }
})
