import { expect, type Page, test } from '@playwright/test'
import { settled } from '#test/dashboard'
import { expectGoodInEveryLook } from '#test/looks'
import { type Credentials, type Product, setUpProduct, startProduct } from '#test/product'
import { signIn } from '#test/sign-in'
import { tabTo } from '#test/tab-to'
import { csvOf, smallPicture, tableColumns, tableRow, zipOf } from '#test/tables'

let product: Product
let admin: Credentials

test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
})

test.afterAll(() => product.remove())

/** Eight candidates with five mistakes, under a heading that no name of ours is. */
const columns = tableColumns.with(5, 'Ghar')
const mistakes = csvOf(
  [
    tableRow(1),
    tableRow(2, { 0: '2021-03-12' }),
    tableRow(3, { 2: '' }),
    tableRow(4, { 5: '=HYPERLINK("http://x")' }),
    tableRow(5, { 6: 'Atlantis' }),
    tableRow(6, { 0: 'A1' }),
    tableRow(7),
    tableRow(8, { 2: 'محمد عبد الله' }),
  ],
  columns,
)

test('from a file with five mistakes to the corrected second run, by the keyboard alone', async ({
  page,
  context,
}) => {
  await signIn(product, context, admin)
  await page.goto(`${product.url}/dashboard/import`)
  const choosing = page.waitForEvent('filechooser')
  await tabTo(page, page.getByRole('button', { name: /Drop the table here/ }))
  await page.keyboard.press('Enter')
  await (await choosing).setFiles({
    name: 'march.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(mistakes),
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('march.csv')
  // What is missing is asked for beside its field, and the field has the focus.
  await page.getByRole('button', { name: 'Dry run' }).press('Enter')
  const address = page.getByLabel('Permanent address')
  await expect(address).toBeFocused()
  await expect(page.getByText('Choose the column that holds the permanent address.')).toBeVisible()
  await address.selectOption('Ghar')
  await expect(page.getByText('House 7, Road 3, Cumilla · House 7').first()).toBeVisible()
  await settled(page)
  await page.reload()
  await expect(address).toHaveValue('Ghar')
  const zip = await zipOf({
    'ZZ7000001 photo.png': await smallPicture(1),
    'ZZ7000007/work permit.png': await smallPicture(2),
    'stranger.png': await smallPicture(3),
  })
  const images = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /Drop a zip/ }).press('Enter')
  await (await images).setFiles({ name: 'scans.zip', mimeType: 'application/zip', buffer: zip })
  await expect(page.getByText('3 images added')).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Dry run' }))
  await page.keyboard.press('Enter')
  // The button is gone with its step; the next one has the focus, and Tab goes on from there.
  await expect(page.getByRole('heading', { name: 'What would happen' })).toBeFocused()
  await expect(page.getByRole('heading', { name: '5 rows to look at' })).toBeVisible()
  await expect(page.getByText('1 image belongs to no row: stranger.png')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Import 3 records now' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Done, with rows to correct' })).toBeFocused()
  await expect(page.getByText('2images put on file')).toBeVisible()
  const downloading = page.waitForEvent('download')
  await tabTo(page, page.getByRole('link', { name: 'Download the list (CSV)' }))
  await page.keyboard.press('Enter')
  const list = await readAll(await (await downloading).createReadStream())
  const corrected = list
    .replace('2021-03-12', 'ZZ7000002')
    .replace(',,Abdul Karim', ',Mita Rani,Abdul Karim')
    .replace(/"?'=HYPERLINK\([^)]*\)"?/, 'Cumilla')
    .replace('Atlantis', 'Nepal')
    .replace('A1,', 'ZZ7000006,')
  await page.getByRole('link', { name: 'Import another table' }).press('Enter')
  await page.getByLabel('Drop the table here, or press to choose it').setInputFiles({
    name: 'corrected.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(corrected),
  })
  await page.getByLabel('Permanent address').selectOption('Ghar')
  await page.getByRole('button', { name: 'Dry run' }).press('Enter')
  await page.getByRole('button', { name: 'Import 5 records now' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Done', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'To the records' }).press('Enter')
  await expect(page.getByText('محمد عبد الله')).toBeVisible()
  await expect(page.getByText('Mita Rani')).toBeVisible()
  await takeBack(page)
})

/** Presses Tab until something has the focus, as somebody without a mouse does. */
/** The second import goes to the trash again; the first stays. */
async function takeBack(page: Page): Promise<void> {
  await page.goto(`${product.url}/dashboard/import`)
  await page.getByRole('link', { name: 'corrected.csv' }).press('Enter')
  await page.getByRole('button', { name: 'Undo import' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Undo it' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Undone' })).toBeVisible()
}

test('images that come later than their table are added to the records on file', async ({
  page,
  context,
}) => {
  await signIn(product, context, admin)
  const table = { name: 'later.csv', mimeType: 'text/csv', buffer: Buffer.from(lateTable) }
  for (const zip of [null, await zipOf({ 'ZZ7009001 photo.png': await smallPicture(1) })]) {
    await page.goto(`${product.url}/dashboard/import`)
    await page.getByLabel('Drop the table here, or press to choose it').setInputFiles(table)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('later.csv')
    if (zip) {
      const scans = { name: 'scans.zip', mimeType: 'application/zip', buffer: zip }
      await page.getByLabel(/Drop a zip/).setInputFiles(scans)
      await expect(page.getByText('1 image added')).toBeVisible()
    }
    await page.getByRole('button', { name: 'Dry run' }).click()
    await page.getByRole('button', { name: /^Import \d records? now$/ }).click()
    await expect(page.getByRole('heading', { name: 'Done', exact: true })).toBeVisible()
  }
  await expect(page.getByText('1images put on file')).toBeVisible()
  await expect(page.getByText('1as they are on file')).toBeVisible()
})

const lateTable = csvOf([tableRow(9001), tableRow(9002)])

test("the older system's export: what is left out is named, and the list of addresses stays", async ({
  page,
  context,
}) => {
  await signIn(product, context, admin)
  await page.goto(`${product.url}/dashboard/import`)
  await page.getByLabel('Drop the table here, or press to choose it').setInputFiles({
    ...{ name: 'older.json', mimeType: 'application/json' },
    buffer: Buffer.from(JSON.stringify(olderRows)),
  })
  await expect(page.getByText(/Doc_189_PC is left out: Candor has no such kind/)).toBeVisible()
  await page.getByRole('button', { name: 'Dry run' }).click()
  await page.getByRole('button', { name: 'Import 1 record now' }).click()
  await expect(page.getByRole('heading', { name: 'Done', exact: true })).toBeVisible()
  await expect(page.getByText(/^1 image is an address on the web/)).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'list of addresses (CSV)' }).click()
  const list = await readAll(await (await downloading).createReadStream())
  expect(list).toContain('1,ZZ7009101,Candidate photo,https://img.example/photo.jpg')
  await settled(page)
  await expectGoodInEveryLook(page, 'result with addresses')
})

const [id, IRCC_Num, name, F_name, M_name, Po_address] = tableRow(9101)
const olderRows = [
  {
    ...{ id, IRCC_Num, name, F_name, M_name, Po_address, My_Aust: 'yes', Status: 'Approved' },
    ...{ P_url: 'https://img.example/photo.jpg', Doc_189_PC: 'https://img.example/card.jpg' },
  },
]

test('every step is accessible and fits', async ({ page, context }) => {
  await signIn(product, context, admin)
  const look = async (name: string) => {
    await settled(page)
    await expectGoodInEveryLook(page, name)
  }
  await page.goto(`${product.url}/dashboard/import`)
  const choose = (buffer: Buffer) =>
    page
      .getByLabel('Drop the table here, or press to choose it')
      .setInputFiles({ name: 'looks.csv', mimeType: 'text/csv', buffer })
  await choose(Buffer.from('%PDF-1.7'))
  await expect(page.getByText(/This is a PDF, not a table/)).toBeVisible()
  await look('refused')
  await choose(Buffer.from('List of candidates;March\nPP;Who;Where\nAB1234567;Rahima;Cumilla\n'))
  await expect(page.getByText(/that row would be left out: delete what is above/)).toBeVisible()
  await look('columns without a known name')
  await page.goto(`${product.url}/dashboard/import`)
  await choose(Buffer.from(mistakes))
  await page.getByLabel('Permanent address').selectOption('Ghar')
  await look('columns')
  await page.getByRole('button', { name: 'Dry run' }).click()
  await expect(page.getByRole('heading', { name: 'What would happen' })).toBeVisible()
  await look('forecast')
  await page.getByRole('button', { name: 'Cancel import' }).click()
  await expect(page.getByRole('heading', { name: 'Cancelled' })).toBeVisible()
  await page.goto(`${product.url}/dashboard/import`)
  await choose(Buffer.from(csvOf(Array.from({ length: 4000 }, (_, row) => tableRow(row + 1000)))))
  await page.getByRole('button', { name: 'Dry run' }).click()
  await page.getByRole('button', { name: 'Import 4,000 records now' }).click()
  await expect(page.getByRole('status')).toHaveText(/^\d+ of 4,000 rows$/)
  await expectGoodInEveryLook(page, 'running')
  await looksAtOneThatWaits(await context.newPage())
  await page.getByRole('button', { name: 'Stop the import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stop it' }).click()
  await expect(page.getByRole('heading', { name: /^Stopped after/ })).toBeVisible()
  await look('stopped')
  await page.getByRole('button', { name: 'Undo import' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByText('A record stays if it has been changed')).toBeVisible()
  await look('asked whether to take it back')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: 'Import another table' }).click()
  await expect(page.getByRole('table', { name: 'Imports' })).toBeVisible()
  await look('list')
})

/** A second import while one runs, in another tab; it is given up again. */
async function looksAtOneThatWaits(page: Page): Promise<void> {
  await page.goto(`${product.url}/dashboard/import`)
  await page.getByLabel('Drop the table here, or press to choose it').setInputFiles({
    name: 'second.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csvOf([tableRow(9003)])),
  })
  await page.getByRole('button', { name: 'Dry run' }).click()
  await expect(
    page.getByRole('heading', { name: 'It is waiting for another import' }),
  ).toBeVisible()
  await expect(page.getByText('when the import of “looks.csv” has ended')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel import' }).click()
  await expect(page.getByRole('heading', { name: 'Cancelled' })).toBeVisible()
  await page.close()
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
