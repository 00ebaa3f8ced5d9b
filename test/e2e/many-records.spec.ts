import { openDashboard } from '#test/dashboard'
import { expect, test } from '#test/job'
import { addRecord } from '#test/product'
import { button, grid, record, rows } from '#test/records-grid'
import { expectToast } from '#test/toasts'

test('what cannot be changed together is told for each record, the rest is done', async ({
  product,
  admin: page,
}) => {
  const ids: string[] = []
  for (const letter of 'ab')
    ids.push((await addRecord(product, product.key, { name: `Bithi Changed ${letter}` })).id)
  await openDashboard(page, product, '/records#search=bithi%20changed', 'Records')
  await expect(rows(page)).toHaveCount(2)
  for (const letter of 'ab')
    await page.getByRole('checkbox', { name: `Select Bithi Changed ${letter}` }).check()
  // Nothing tells the page of the change: a list that is asked for from now on waits for ever.
  await page.route(/\/api\/v1\/records(\/search|\?)/, () => undefined)
  await product.about(ids[0] as string, 'PATCH', '', { address: 'Elsewhere 1' })
  await button(page, 'Hide 2').click()
  const report = page.getByRole('alert')
  await expect(report).toContainText('1 record is not hidden now')
  await expect(report).toContainText('Somebody else changed this record')
  expect((await product.call('GET', `/records/${ids[1]}`)).hiddenAt).not.toBeNull()
})

test('all that match get a stage with one press and one undo, whatever the page shows', async ({
  product,
  admin: page,
}) => {
  for (let at = 0; at < 30; at += 1) await addRecord(product, product.key, { name: 'Match Mondal' })
  await openDashboard(page, product, '/records#search=match%20mondal', 'Records')
  await expect(rows(page)).toHaveCount(25)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await button(page, 'all 30').click()
  await expect(page.getByText('30 selected')).toBeVisible()
  await page.getByRole('combobox', { name: 'Stage …' }).selectOption({ index: 2 })
  await expect(page.getByText('Stage set: 30')).toBeVisible()
  const staged = async () => {
    const answer = await product.call('POST', '/records/search', {
      ...{ search: 'match mondal', staged: 'yes' },
    })
    return answer.total
  }
  expect(await staged()).toBe(30)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, '30 records are as before')
  expect(await staged()).toBe(0)
  await record(page, 'Match Mondal').first().hover()
  await page.getByRole('button', { name: 'More for Match Mondal' }).first().click()
  await page.getByRole('menuitem', { name: 'Hide', exact: true }).click()
  await expect(grid(page).getByText('Hidden', { exact: true })).toHaveCount(1)
  await page.getByRole('button', { name: /^Filters/ }).click()
  await page.getByLabel('Visible').selectOption('yes')
  await page.getByRole('button', { name: /^Drop the filter Visible: / }).click()
  await expect(page).not.toHaveURL(/visible=/)
})
