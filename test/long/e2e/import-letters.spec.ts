import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { expectGoodInEveryLook } from '#test/looks'
import { odsOf, odsRow, odsTable } from '#test/ods-files'
import { type Credentials, headKept, type Product, setUpProduct, startProduct } from '#test/product'
import { signIn } from '#test/sign-in'
import { tableColumns, tableRow } from '#test/tables'
import { sheetRow, workbookOf } from '#test/workbooks'

let product: Product
let admin: Credentials

test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
})
test.afterAll(() => product.remove())

/** A table whose one candidate has this name, in bytes. */
function tableWith(name: string): Buffer {
  const cells = tableRow(1, { 2: Buffer.from(name, 'hex').toString('latin1'), 5: 'Cumilla' })
  return Buffer.from([tableColumns, cells].map((line) => `${line}\n`).join(''), 'latin1')
}

/** محمد علي in Windows-1256, and Ayşe Yıldız in Windows-1254, which fits Windows-1252 as well. */
const arabic = tableWith('e3cde3cf20dae1ed')
const turkish = tableWith('4179fe652059fd6c64fd7a')

/** One candidate in each, and the column of the names is hidden. */
async function hiding(): Promise<Record<string, Buffer>> {
  const rows = [tableColumns, tableRow(2, { 5: 'Cumilla' })]
  const columns = '<cols><col min="3" max="3" hidden="1"/></cols>'
  const cells = rows.map((row, at) => sheetRow(at + 1, row)).join('')
  const odsColumns =
    '<table:table-column table:number-columns-repeated="2"/><table:table-column table:visibility="collapse"/>'
  return {
    'hiding.xlsx': await workbookOf(`${columns}<sheetData>${cells}</sheetData>`),
    'hiding.ods': await odsOf(odsTable(odsColumns + rows.map((row) => odsRow(row)).join(''))),
  }
}

async function drop(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.goto(`${product.url}/dashboard/import`)
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /Drop the table here/ }).click()
  await (await choosing).setFiles({ name, mimeType: 'text/csv', buffer })
}

test('staff look at letters that are not UTF-8, and choose how they are read', async ({
  page,
  context,
}) => {
  await signIn(product, context, admin)
  await drop(page, 'arabic.csv', arabic)
  await expect(page.getByText('We cannot tell which encoding this file uses.')).toBeVisible()
  await page.getByLabel('Encoding').selectOption('Windows-1256 (Arabic)')
  await expect(page.getByRole('heading', { name: 'Letters' })).toBeVisible()
  const letters = page.getByRole('region', { name: 'Letters' })
  await expect(letters.getByText('محمد علي')).toBeVisible()
  await drop(page, 'turkish.csv', turkish)
  await expect(letters.getByText('It was read as Windows-1252.')).toBeVisible()
  await expect(letters.getByText('Ayþe Yýldýz')).toBeVisible()
  await expectGoodInEveryLook(page, 'import-letters')
  const right = letters.getByRole('button', { name: 'These cells are right' })
  await right.click()
  await expect(right).toBeHidden()
  await letters.getByLabel('Encoding').selectOption('Windows-1254 (Turkish)')
  await expect(letters.getByText('Ayşe Yıldız')).toBeVisible()
  await page.getByRole('button', { name: 'Dry run' }).click()
  await expect(page.getByRole('button', { name: 'Import 1 record now' })).toBeVisible()
  await expect(letters.getByText('Ayşe Yıldız')).toBeVisible()
})

test('the command line says how letters were read, and takes another encoding', async () => {
  await headKept(product)
  const folder = mkdtempSync(join(tmpdir(), 'candor-letters-'))
  try {
    const table = join(folder, 'turkish.csv')
    writeFileSync(table, turkish)
    const guessed = await product.run(['import', table, '--dry-run'])
    expect(guessed.stderr).toContain(
      'This table was read as Windows-1252: “Ayþe Yýldýz”. If that is wrong, use --encoding NAME.\n',
    )
    const chosen = await product.run(['import', table, '--encoding', 'Windows-1254'])
    expect(chosen, chosen.stderr).toMatchObject({ code: 0 })
    expect(chosen.stderr).toContain('This table was read as Windows-1254: “Ayşe Yıldız”.\n')
    for (const [name, bytes] of Object.entries(await hiding())) {
      const workbook = join(folder, name)
      writeFileSync(workbook, bytes)
      const read = await product.run(['import', workbook, '--dry-run'])
      expect(read.stderr).toContain('Read from this spreadsheet: hidden columns too: Name.\n')
    }
    const unknown = await product.run(['import', table, '--encoding', 'latin'])
    expect(unknown).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--encoding: Write one of utf-8, '),
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
