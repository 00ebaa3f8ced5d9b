import { expect, type Page, test } from '@playwright/test'
import { expectInBengali, openInBengali } from '#test/in-bengali'
import { latinOn } from '#test/looks'
import { type Credentials, type Product, setUpProduct, startProduct } from '#test/product'
import { csvOf, smallPicture, tableRow, zipOf } from '#test/tables'

let product: Product
let admin: Credentials

test.describe.configure({ mode: 'default' })
test.use({ actionTimeout: 30_000 })

test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
})
test.afterAll(() => product.remove())

/** What people entered, and names of formats. */
const entered =
  /Amina|Candor|LMIA|march\.csv|Rahima Khatun|Abdul Karim|Salma Begum|House|Road|Embassy|Cumilla|Bangladesh|Atlantis|ZZ\d+|Ghar|stranger|png|AB1234567|medical|photo|jpg|UTC|UTF|XLSX|ODS|MiB|GiB|PDF|\bAPI\b|\bCSV\b|\bJSON\b|\bSHA-256\b|\bzip\b/

async function expectNoLatin(page: Page): Promise<void> {
  expect(await latinOn(page, entered)).toEqual([])
}

test('an admin takes everything along in Bengali on a phone', async ({ browser }) => {
  const page = await openInBengali(product, browser, admin, ['/export', 'এক্সপোর্ট'])
  await expectNoLatin(page)
  await expectInBengali(page, 'export')
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'সব রেকর্ড ডাউনলোড করুন' }).click()
  expect((await coming).suggestedFilename()).toMatch(/^records-.*\.csv$/)
  await page.getByRole('main').getByRole('link', { name: 'রেকর্ড', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('রেকর্ড')
  await page.context().close()
})

/** Five candidates: one is right, the others have a mistake each, one in a cell that the record can be without. */
const mistakes = csvOf(
  [
    tableRow(1),
    tableRow(2, { 0: '2021-03-12' }),
    tableRow(3, { 2: '' }),
    tableRow(5, { 6: 'Atlantis' }),
    [...tableRow(6), 'Embassy'],
  ],
  [...['পাসপোর্ট নম্বর', 'রেফারেন্স নম্বর', 'নাম', 'বাবার নাম', 'মায়ের নাম', 'Ghar', 'জাতীয়তা'], 'সাব এজেন্ট'],
)

test('an admin imports a table in Bengali on a phone, and takes it back', async ({ browser }) => {
  const page = await openInBengali(product, browser, admin, ['/import', 'ইমপোর্ট'])
  await expect(page.getByText('এখনো কোনো ইমপোর্ট নেই।')).toBeVisible()
  await expectNoLatin(page)
  await expectInBengali(page, 'import')
  const table = page.getByLabel('টেবিলটি এখানে ছেড়ে দিন, অথবা চেপে বেছে নিন')
  await table.setInputFiles({ name: 'march.csv', mimeType: 'text/csv', buffer: Buffer.from('') })
  await expect(page.getByRole('alert')).toContainText('টেবিলটি নেওয়া যায়নি')
  await expectNoLatin(page)
  await table.setInputFiles({
    name: 'march.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(mistakes),
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('march.csv')
  await expect(page.getByText('CSV (UTF-8, সেলের মাঝে কমা)')).toBeVisible()
  await page.getByRole('button', { name: 'পরীক্ষা করুন' }).click()
  await expect(page.getByText('কোন কলামে স্থায়ী ঠিকানা আছে, বেছে নিন।')).toBeVisible()
  await expectNoLatin(page)
  await expectInBengali(page, 'columns of an import')
  await page.getByLabel('স্থায়ী ঠিকানা').selectOption('Ghar')
  await page.getByLabel('zip বা ছবি এখানে ছেড়ে দিন, অথবা চেপে বেছে নিন').setInputFiles({
    name: 'scans.zip',
    mimeType: 'application/zip',
    buffer: await zipOf({ 'stranger.png': await smallPicture(3) }),
  })
  await expect(page.getByText('১টি ছবি যোগ হয়েছে')).toBeVisible()
  await page.getByRole('button', { name: 'পরীক্ষা করুন' }).click()
  await expect(page.getByRole('heading', { name: 'যা হবে' })).toBeVisible()
  await expect(page.getByText('১টি ছবি কোনো সারির নয়: stranger.png')).toBeVisible()
  await expect(page.getByRole('heading', { name: '১টি লেখা আমরা চিনি না' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '৪টি সারি দেখতে হবে' })).toBeVisible()
  await expect(page.getByText('“Embassy” কোনো কর্তৃপক্ষের নাম বোঝায়।')).toBeVisible()
  await expect(page.getByText('দেশটি আমরা চিনি না।')).toBeVisible()
  await expectNoLatin(page)
  await expectInBengali(page, 'a dry run')
  await page.getByLabel('জাতীয়তা: “Atlantis” মানে').selectOption('NP')
  await page.getByRole('button', { name: 'এই উত্তর নিন' }).click()
  await page.getByRole('button', { name: 'এখন ৩টি রেকর্ড ইমপোর্ট করুন' }).click()
  await expect(page.getByRole('heading', { name: 'শেষ, কিছু সারি ঠিক করতে হবে' })).toBeVisible()
  await expectNoLatin(page)
  await expectInBengali(page, 'an import that is done')
  await page.getByRole('button', { name: 'ইমপোর্ট ফিরিয়ে নিন' }).click()
  const question = page.getByRole('dialog', { name: 'ইমপোর্ট ফিরিয়ে নেবেন?' })
  await expect(question).toContainText('সেখান থেকে ৩০ দিন ফিরিয়ে আনা যায়')
  await question.getByRole('button', { name: 'ফিরিয়ে নিন' }).click()
  await expect(page.getByRole('heading', { name: 'ফিরিয়ে নেওয়া হয়েছে', exact: true })).toBeVisible()
  await page.context().close()
})
