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

test('many are asked to come with one form, and each has the day in the own file', async ({
  product,
  admin: page,
}) => {
  const ids: string[] = []
  for (const letter of 'ab')
    ids.push((await addRecord(product, product.key, { name: `Come Chowdhury ${letter}` })).id)
  await openDashboard(page, product, '/records#search=come%20chowdhury', 'Records')
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page
    .getByRole('group', { name: 'Selected records' })
    .getByRole('button', { name: 'More' })
    .click()
  await page.getByRole('menuitem', { name: 'Ask 2 to come' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask 2 candidates to come' })
  await dialog.getByLabel('Place').fill('Training hall')
  await dialog.getByRole('button', { name: 'Ask 2 candidates to come' }).click()
  await expect(dialog.getByText('Give the day.')).toBeVisible()
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  await dialog.getByLabel('Day').fill(day)
  await dialog.getByRole('button', { name: 'Ask 2 candidates to come' }).click()
  await expectToast(page, 'Saved. It stands in 2 files')
  for (const id of ids) {
    const { appointments } = await product.call('GET', `/records/${id}/appointments`)
    expect(appointments).toMatchObject([{ kind: 'medical', day, place: 'Training hall' }])
  }
})

test('all that match are told something with one press, and each reads it in the own file', async ({
  product,
  admin: page,
}) => {
  for (let at = 0; at < 30; at += 1)
    await addRecord(product, product.key, { name: 'Told Talukdar' })
  await openDashboard(page, product, '/records#search=told%20talukdar', 'Records')
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await button(page, 'all 30').click()
  const selected = page.getByRole('group', { name: 'Selected records' })
  await selected.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Tell 30' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tell 30 candidates' })
  const own = dialog.getByLabel('Your own words')
  await own.fill('Your visa is approved')
  await expect(dialog.getByText(/visa/i).nth(1)).toBeVisible()
  await own.fill('We are closed on Friday')
  await dialog.getByRole('button', { name: 'Tell 30 candidates' }).click()
  await expectToast(page, 'It stands in 30 files')
  await expect(dialog).toBeHidden()
  const { records } = await product.call('POST', '/records/search', { search: 'told talukdar' })
  const said = await product.call('GET', `/records/${records[0].id}/announcements`)
  expect(said.announcements).toMatchObject([{ text: 'We are closed on Friday' }])
})
