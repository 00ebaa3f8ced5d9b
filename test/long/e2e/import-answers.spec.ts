import { settled } from '#test/dashboard'
import { handbookPicture } from '#test/handbook-picture'
import { expect, test } from '#test/job'
import { expectGoodInEveryLook } from '#test/looks'
import { csvOf, tableRow } from '#test/tables'

/** 300 candidates; every second has a nationality that is written in a way nobody knows. */
const table = csvOf(
  Array.from({ length: 300 }, (_, row) => tableRow(row + 1, row % 2 ? { 6: 'B’desh' } : {})),
)

test('150 of 300 rows with one unknown country come in with one answer', {
  tag: '@handbook',
}, async ({ admin: page, product }) => {
  await page.goto(`${product.url}/dashboard/import`)
  await page.getByLabel('Drop the table here, or press to choose it').setInputFiles({
    name: 'march.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(table),
  })
  await page.getByRole('button', { name: 'Dry run' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Import 150 records now' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '1 question about the table' })).toBeVisible()
  await settled(page)
  await handbookPicture(page, 'import', {
    until: page.getByRole('region', { name: '1 question about the table' }),
  })
  await expectGoodInEveryLook(page, 'a value that is not known')
  // From the first button of the forecast: to the question, its answer, and the import.
  let keys = 0
  const press = async (key: string) => {
    keys += 1
    await page.keyboard.press(key)
  }
  await page.getByRole('button', { name: 'Import 150 records now' }).focus()
  const question = page.getByLabel('Nationality: take “B’desh” as')
  while (!(await question.evaluate((element) => element === document.activeElement)) && keys < 9)
    await press('Tab')
  for (const letter of 'Bangl') await press(letter)
  await expect(question).toHaveValue('BD')
  await press('Tab')
  await press('Enter')
  await expect(page.getByRole('button', { name: 'Import 300 records now' })).toBeVisible()
  await expect(page.getByText('question about the table')).toHaveCount(0)
  expect(keys).toBeLessThanOrEqual(10)
  await page.getByRole('button', { name: 'Import 300 records now' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Done', exact: true })).toBeVisible({
    timeout: 240_000,
  })
})
