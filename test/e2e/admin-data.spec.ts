import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { openDashboard, settled } from '#test/dashboard'
import { expect, test } from '#test/job'
import { addRecord } from '#test/product'
import { tabTo } from '#test/tab-to'
import { csvOf, smallPicture, tableColumns, tableRow, zipOf } from '#test/tables'
import { sheetRow, workbookOfSheets } from '#test/workbooks'

/** Waits for what pressing a button or link downloads. */
async function downloaded(page: Page, press: () => Promise<void>) {
  const coming = page.waitForEvent('download')
  await press()
  const file = await coming
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
}

/** Five candidates with three mistakes, under a heading that no name of ours is. */
const mistakes = csvOf(
  [
    tableRow(1),
    tableRow(2, { 0: '2021-03-12' }),
    tableRow(3, { 2: '' }),
    tableRow(5, { 6: 'Atlantis' }),
    tableRow(8, { 2: 'محمد عبد الله' }),
  ],
  tableColumns.with(5, 'Ghar'),
)

test('a table with mistakes is imported, corrected, imported again, and taken back, by the keyboard', async ({
  product,
  admin: page,
}) => {
  await openDashboard(page, product, '/import', 'Import')
  const choosing = page.waitForEvent('filechooser')
  await tabTo(page, page.getByRole('button', { name: /Drop the table here/ }))
  await page.keyboard.press('Enter')
  const table = { name: 'march.csv', mimeType: 'text/csv', buffer: Buffer.from(mistakes) }
  await (await choosing).setFiles(table)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('march.csv')
  // What is missing is asked for beside its field, and the field has the focus.
  await page.getByRole('button', { name: 'Dry run' }).press('Enter')
  const address = page.getByLabel('Permanent address')
  await expect(address).toBeFocused()
  await address.selectOption('Ghar')
  await settled(page)
  await page.reload()
  await expect(address).toHaveValue('Ghar')
  const zip = await zipOf({
    'ZZ7000001 photo.png': await smallPicture(1),
    'stranger.png': await smallPicture(3),
  })
  const images = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /Drop a zip/ }).press('Enter')
  await (await images).setFiles({ name: 'scans.zip', mimeType: 'application/zip', buffer: zip })
  await expect(page.getByText('2 images added')).toBeVisible()
  await page.getByRole('button', { name: 'Dry run' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'What would happen' })).toBeFocused()
  await expect(page.getByRole('heading', { name: '3 rows cannot be imported' })).toBeVisible()
  await expect(page.getByText('1 image belongs to no row: stranger.png')).toBeVisible()
  await page.getByRole('button', { name: 'Import 2 records now' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Done, with rows to correct' })).toBeFocused()
  const { bytes } = await downloaded(page, () =>
    page.getByRole('link', { name: 'Download the list (CSV)' }).press('Enter'),
  )
  const corrected = bytes
    .toString()
    .replace('2021-03-12', 'ZZ7000002')
    .replace(',,Abdul Karim', ',Mita Rani,Abdul Karim')
    .replace('Atlantis', 'Nepal')
  await page.getByRole('link', { name: 'Import another table' }).press('Enter')
  await page.getByLabel('Drop the table here, or press to choose it').setInputFiles({
    ...{ name: 'corrected.csv', mimeType: 'text/csv', buffer: Buffer.from(corrected) },
  })
  await page.getByLabel('Permanent address').selectOption('Ghar')
  await page.getByRole('button', { name: 'Dry run' }).press('Enter')
  await page.getByRole('button', { name: 'Import 3 records now' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Done', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo import' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Undo it' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Undone', exact: true })).toBeVisible()
  const { total } = await product.call('POST', '/records/search', { search: 'Mita Rani' })
  expect(total).toBe(0)
})

test('of a workbook one chooses the sheets, says how days are written, and brings the others later', async ({
  product,
  admin: page,
}) => {
  const sheet = (rows: readonly (readonly string[])[]) =>
    `<sheetData>${rows.map((row, at) => sheetRow(at + 1, row)).join('')}</sheetData>`
  const columns = [...tableColumns, 'Date of birth']
  const people = (...numbers: number[]) =>
    numbers.map((at) => [...tableRow(at), at % 2 === 0 ? '14 Bhadra 2048' : '1991-08-30'])
  const workbook = await workbookOfSheets({
    January: sheet([columns, ...people(9001, 9002)]),
    February: sheet([columns, ...people(9003, 9004, 9005)]),
    Prices: sheet([
      ['Item', 'Price'],
      ['Ticket', '300'],
    ]),
  })
  const choose = async () => {
    await openDashboard(page, product, '/import', 'Import')
    await page.getByLabel('Drop the table here, or press to choose it').setInputFiles({
      ...{ name: 'year.xlsx', mimeType: 'application/octet-stream', buffer: workbook },
    })
    await expect(page.getByRole('checkbox', { name: 'January' })).toBeChecked()
    await page.getByRole('button', { name: 'Dry run' }).press('Enter')
    const days = page.getByLabel(/how are the days written, such as “14 Bhadra 2048”/)
    await days.selectOption({ label: 'Bikram Sambat, as in Nepal' })
    await page.getByRole('button', { name: 'Use this answer' }).press('Enter')
    await expect(days).toBeHidden()
  }
  await choose()
  await expect(page.getByRole('button', { name: 'Import 5 records now' })).toBeVisible()
  await expect(page.getByText('3 rows', { exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: 'February' }).press('Space')
  await expect(page.getByRole('checkbox', { name: 'February' })).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'January' })).toBeDisabled()
  await page.getByRole('button', { name: 'Dry run' }).press('Enter')
  await page.getByRole('button', { name: 'Import 2 records now' }).press('Enter')
  await expect(page.getByRole('heading', { name: /^Done/ })).toBeFocused()
  const { records } = await product.call('POST', '/records/search', { search: tableRow(9002)[0] })
  expect(records).toMatchObject([{ dateOfBirth: '1991-08-30' }])
  await choose()
  await page.getByRole('button', { name: 'Import 3 records now' }).press('Enter')
  await expect(page.getByRole('heading', { name: /^Done/ })).toBeFocused()
})

test('everything comes as one zip; “Export these” takes the records that the filters leave', async ({
  product,
  admin: page,
}) => {
  const name = 'Only Exported'
  await addRecord(product, product.moderatorKey, { name })
  await openDashboard(page, product, '/export', 'Export')
  const all = await downloaded(page, () =>
    page.getByRole('button', { name: 'Download everything' }).click(),
  )
  expect(all.name).toMatch(/^candor-export-\d{4}-\d\d-\d\d\.zip$/)
  // The names of a zip's files are readable in it.
  expect(all.bytes.includes('manifest.json')).toBe(true)
  await openDashboard(page, product, '/records?state=pending#search=only%20exported', 'Records')
  await expect(page.getByText(name).first()).toBeVisible()
  const some = await downloaded(page, () =>
    page
      .getByRole('button', { name: 'More', exact: true })
      .click()
      .then(() => page.getByRole('menuitem', { name: 'Export these' }).click()),
  )
  expect(some.name).toMatch(/^records-.*\.csv$/)
  const [row, ...others] = some.bytes.toString().trim().split(/\r?\n/).slice(1)
  expect(row).toContain(name)
  expect(others).toEqual([])
})
