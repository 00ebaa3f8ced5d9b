import { settled } from '#test/dashboard'
import { expect, test } from '#test/job'
import { documentPng } from '#test/phone-photos'
import { chooseInMenu } from '#test/record-menu'

test('one person who was entered twice becomes one record, and two again', async ({
  product,
  admin: page,
}) => {
  const name = 'Entered Twice'
  const first = await product.newFile([['visa-paper', await documentPng('Of the first')]], { name })
  const second = await product.newFile(
    [
      ['visa-paper', await documentPng('Of the second')],
      ['ticket', await documentPng('Only there')],
    ],
    { name, address: 'House 9, Sylhet' },
  )
  await page.goto(`${product.url}/dashboard/records/${first.id}`)
  await chooseInMenu(page, 'Merge with another record')
  await page.getByRole('list', { name: 'Records found' }).getByRole('link').click()
  await page
    .getByRole('radiogroup', { name: 'Permanent address' })
    .getByRole('radio', { name: /House 9, Sylhet/ })
    .press('Space')
  await expect(page.getByText('One document comes with it: Ticket')).toBeVisible()
  await settled(page)
  await page.getByRole('button', { name: /^Merge into CR-/ }).press('Enter')
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(page.getByText('House 9, Sylhet')).toBeVisible()
  // The number of the second finds the one record, by its address as well.
  await page.goto(`${product.url}/dashboard/records/${second.id}`)
  await page.getByRole('link', { name: /^also CR-/ }).click()
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter')
  await expect(page.getByRole('link', { name: /^also CR-/ })).toHaveCount(0)
  await page.goto(`${product.url}/dashboard/records/${second.id}`)
  await expect(page.getByText('House 9, Sylhet')).toBeVisible()
})
