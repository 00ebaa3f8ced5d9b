import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { importsIn } from '#test/database-file'
import { expectGoodInEveryLook } from '#test/looks'
import { expect, test } from '#test/own-product'
import { headKept } from '#test/product'
import { signIn } from '#test/sign-in'
import { csvOf, smallPicture, tableColumns, tableRow } from '#test/tables'
import { sheetRow, workbookOfSheets } from '#test/workbooks'

test("the command line names what it leaves out of the older system's export, and lists addresses", async ({
  product,
  folder,
}) => {
  await headKept(product)
  const table = join(folder, 'older.json')
  const [id, IRCC_Num, name, F_name, M_name, Po_address] = tableRow(1)
  const row = { id, IRCC_Num, name, F_name, M_name, Po_address, My_Aust: 'yes', more: 'x' }
  const url = 'https://img.example/a.jpg'
  writeFileSync(table, JSON.stringify([{ ...row, P_url: url, Doc_189_PC: url }]))
  mkdirSync(join(folder, 'scans'))
  writeFileSync(join(folder, 'scans', 'stranger.png'), await smallPicture(1))
  const told = [
    'Nothing is taken from: My_Aust, more, Doc_189_PC.',
    'Doc_189_PC is left out: Candor has no such kind of document.',
    '1 image belongs to no row: stranger.png',
    '1 image is an address on the web, which Candor never fetches.',
  ]
  const first = await product.run(['import', table, '--images', join(folder, 'scans')])
  expect(first, first.stderr).toMatchObject({ code: 0 })
  expect(first.stderr).toBe(`${told.join('\n')} --addresses FILE writes their list.\n`)
  const addresses = join(folder, 'addresses.csv')
  const second = await product.run(['import', table, '--addresses', addresses])
  expect(second.stderr).toMatch(/which Candor never fetches\.\n$/)
  expect(readFileSync(addresses, 'utf8')).toContain(`1,${id},Candidate photo,${url}`)
  for (const [option, at, why] of [
    ['--mistakes', 'nowhere/m.csv', 'There is nothing at this path.'],
    ['--addresses', '.', 'It is a folder.'],
    ['--images', 'nowhere', 'There is nothing at this path.'],
  ] as const) {
    const refused = await product.run(['import', table, option, join(folder, at)])
    expect(refused).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(why),
    })
  }
  expect(importsIn(product).map(({ state }) => state)).toEqual(['done', 'done'])
})

test('the command line imports a folder, changes nothing the second time, and says what to correct', async ({
  product,
  folder,
}) => {
  await headKept(product)
  const table = join(folder, 'march.csv')
  writeFileSync(table, csvOf(Array.from({ length: 20 }, (_, index) => tableRow(index + 1))))
  mkdirSync(join(folder, 'scans', 'ZZ7000003'), { recursive: true })
  writeFileSync(join(folder, 'scans', 'ZZ7000001 photo.png'), await smallPicture(1))
  writeFileSync(join(folder, 'scans', 'ZZ7000003', 'visa.png'), await smallPicture(2))
  const args = ['import', table, '--images', join(folder, 'scans')]
  const dry = await product.run([...args, '--dry-run'])
  expect(dry).toMatchObject({ code: 0, stdout: expect.stringMatching(/^20 rows: created 20,/) })
  const done = await product.run(args)
  expect(done, done.stderr).toMatchObject({ code: 0 })
  expect(done.stdout).toMatch(/created 20, .*images 2/)
  const again = await product.run(args)
  expect(again.stdout).toMatch(/created 0, updated 0, unchanged 20/)
  writeFileSync(table, csvOf([tableRow(30), tableRow(31, { 2: '' })]))
  const mistakes = join(folder, 'mistakes.csv')
  const some = await product.run(['import', table, '--mistakes', mistakes])
  expect(some).toMatchObject({ code: 1, stderr: 'Row 3: Name is required.\n' })
  const mapping = await product.run(['import', table, '--mapping', '{"name":"Nobody"}'])
  expect(mapping).toMatchObject({ code: 2, stderr: expect.stringMatching(/no column “Nobody”/) })
})

test('the command line asks how days are written and which sheets to take, and imports nothing before', async ({
  product,
  folder,
}) => {
  await headKept(product)
  const table = join(folder, 'nepal.xlsx')
  const columns = [...tableColumns, 'Born']
  const sheetOf = (...rows: readonly string[][]) =>
    `<sheetData>${rows.map((row, at) => sheetRow(at + 1, row)).join('')}</sheetData>`
  const sheets = {
    New: sheetOf(columns, [...tableRow(1), '14 Bhadra 2048'], [...tableRow(2), '2050-02-15']),
    Old: sheetOf(columns, [...tableRow(3), '']),
  }
  writeFileSync(table, await workbookOfSheets(sheets))
  const run = (...args: string[]) =>
    product.run(['import', table, '--mapping', '{"dateOfBirth":"Born"}', ...args])
  const asked = await run()
  expect(asked).toMatchObject({ code: 2, stdout: '' })
  expect(asked.stderr).toMatch(
    /^Sheets with people: New \(2\), Old \(1\)\.[\s\S]*days of “Born” are written, such as “14 Bhadra 2048” \(2 rows\)\. Say so: --days "Born=HOW"[\s\S]*Nothing has changed\.\n$/,
  )
  for (const [args, why] of [
    [['--days', 'Born=lunar'], /Behind “=”, write one of day-first/],
    [['--days', 'Name=hijri'], /Write the name of a column with days/],
    [['--sheet', 'Older'], /There is no list “Older”\. Choose among: New, Old\./],
  ] as const)
    expect(await run(...args)).toMatchObject({ code: 2, stderr: expect.stringMatching(why) })
  const dry = await run('--dry-run')
  expect(dry).toMatchObject({ stderr: expect.stringMatching(/days of “Born”/) })
  const done = await run('--days', 'Born=bikram-sambat', '--sheet', 'New')
  expect(done, done.stderr).toMatchObject({
    stdout: expect.stringMatching(/^\d rows: created 2,/),
  })
  expect(done.stderr).toContain('14 Bhadra 2048 of Bikram Sambat is stored as 1991-08-30.')
  expect(importsIn(product).map(({ state }) => state)).toContain('done')
})

/** A table whose one candidate has this name, in bytes. */
function tableWith(name: string): Buffer {
  const cells = tableRow(1, { 2: Buffer.from(name, 'hex').toString('latin1'), 5: 'Cumilla' })
  return Buffer.from([tableColumns, cells].map((line) => `${line}\n`).join(''), 'latin1')
}

/** محمد علي in Windows-1256, and Ayşe Yıldız in Windows-1254, which fits Windows-1252 as well. */
const arabic = tableWith('e3cde3cf20dae1ed')
const turkish = tableWith('4179fe652059fd6c64fd7a')

async function drop(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.goto('/dashboard/import')
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /Drop the table here/ }).click()
  await (await choosing).setFiles({ name, mimeType: 'text/csv', buffer })
}

test('staff look at letters that are not UTF-8, and choose how they are read', async ({
  browser,
  product,
  admin,
}) => {
  const page = await browser.newPage({ baseURL: product.url })
  await signIn(product, page.context(), admin)
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
  await page.context().close()
})

test('the command line says how letters were read, and takes another encoding', async ({
  product,
  folder,
}) => {
  await headKept(product)
  const table = join(folder, 'turkish.csv')
  writeFileSync(table, turkish)
  const guessed = await product.run(['import', table, '--dry-run'])
  expect(guessed.stderr).toContain(
    'This table was read as Windows-1252: “Ayþe Yýldýz”. If that is wrong, use --encoding NAME.\n',
  )
  const chosen = await product.run(['import', table, '--encoding', 'Windows-1254'])
  expect(chosen, chosen.stderr).toMatchObject({ code: 0 })
  expect(chosen.stderr).toContain('This table was read as Windows-1254: “Ayşe Yıldız”.\n')
  const unknown = await product.run(['import', table, '--encoding', 'latin'])
  expect(unknown).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--encoding: Write one of utf-8, '),
  })
})
