import { type Browser, expect, test } from '@playwright/test'
import { callApi, openFileByCode } from '#test/call-api'
import { openDashboard } from '#test/dashboard'
import { openDatabaseFile } from '#test/database-file'
import { expectInBengali, openFilters, openInBengali } from '#test/in-bengali'
import {
  addRecord,
  apiKey,
  type Credentials,
  type Product,
  setUpProduct,
  startProduct,
} from '#test/product'
import { smallPicture } from '#test/tables'
import { expectToast } from '#test/toasts'

let product: Product
let admin: Credentials
let key: string
let record: Awaited<ReturnType<typeof addRecord>>

test.describe.configure({ mode: 'default' })
test.use({ actionTimeout: 30_000 })

test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
  key = await apiKey(product, 'admin', 'candidates')
  record = await addRecord(product, key)
  const known = { nationality: 'BD', destinationCountry: 'SA', telephone: '+8801711123456' }
  await callApi(product, key, ['PATCH', `/records/${record.id}`], known)
  for (const [at, kind] of ['visa-paper', 'work-permit'].entries()) await upload(kind, at)
})
test.afterAll(() => product.remove())

async function upload(kind: string, number: number): Promise<void> {
  const answer = await fetch(`${product.url}/api/v1/records/${record.id}/documents/${kind}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${key}` },
    body: new Uint8Array(await smallPicture(number)),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

const lists = [
  ['/contests', 'প্রার্থী যা ভুল বলছেন', 'কোনো প্রার্থী কিছু ভুল বলে জানাননি।'],
  ['/comparison-alerts', 'লুকানো কাগজ', 'কোনো কাগজ সিদ্ধান্তের অপেক্ষায় নেই।'],
  ['/old-comparisons', 'যে কাগজ নিয়ে আবার জিজ্ঞাসা করতে হবে', 'কোনো উত্তর পুরোনো হয়নি।'],
  ['/money', 'প্রার্থীদের টাকা', 'আমাদের তালিকার আইন অনুযায়ী কেউ বেশি টাকা দেননি।'],
  ['/ending-papers', 'কাগজের তারিখ', 'এমন তারিখের কোনো কাগজ নেই।'],
] as const

test('each list that is empty says so in Bengali', async ({ browser }) => {
  for (const [path, title, empty] of lists) {
    const page = await openInBengali(product, browser, admin, [path, title])
    await expect(page.getByText(empty)).toBeVisible()
    await expectInBengali(page, path)
    await page.context().close()
  }
})

test('an admin answers in Bengali what candidates call wrong', async ({ browser }) => {
  const candidate = await openFileByCode(product, key, record)
  const wrong = { proposed: 'রহিমা বেগম', note: 'পাসপোর্ট দেখুন' }
  for (const [about, target] of [
    ['detail', 'name'],
    ['paper', 'visa-paper'],
  ])
    await callApi(product, candidate, ['POST', '/contests'], { about, target, ...wrong })
  const page = await openInBengali(product, browser, admin, ['/contests', 'প্রার্থী যা ভুল বলছেন'])
  await expect(page.getByText('২টি অপেক্ষায়।')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'ভিসার কাগজ, Rahima Khatun' })).toBeVisible()
  await expectInBengali(page, 'contests')
  const named = page.getByRole('listitem').filter({ hasText: 'নাম, Rahima Khatun' })
  await named.getByRole('button', { name: 'ঠিক করা হয়েছে বলে জানান' }).click()
  await expectToast(page, /^এর পর কিছুই ঠিক করা হয়নি।/)
  await named.getByRole('button', { name: 'আগের মতোই রাখুন' }).click()
  const dialog = page.getByRole('dialog', { name: 'যেমন আছে তেমনই রাখবেন?' })
  await dialog.getByRole('button', { name: 'আগের মতোই রাখুন' }).click()
  await expect(dialog.getByText('প্রার্থীর জন্য কারণ লিখুন।')).toBeVisible()
  await expect(dialog).not.toContainText(/[a-z]{3}/i)
  await dialog.getByRole('textbox', { name: 'কারণ' }).fill('This is our government portal.')
  await dialog.getByRole('button', { name: 'আগের মতোই রাখুন' }).click()
  await expectToast(page, /পড়লে মনে হয় এই সাইট নিজেই কোনো কর্তৃপক্ষ/)
  await dialog.getByRole('textbox', { name: 'কারণ' }).fill('পাসপোর্টে খাতুন লেখা।')
  await dialog.getByRole('button', { name: 'আগের মতোই রাখুন' }).click()
  await expectToast(page, 'মেনে নেওয়া হয়নি: আগের মতোই আছে')
  await expect(named.getByText(/^মেনে নেওয়া হয়নি .+, Amina: পাসপোর্টে খাতুন লেখা।$/)).toBeVisible()
  await expectInBengali(page, 'a contest that was answered')
  await page.context().close()
})

/** Notes what an authority showed of a document, on the page of its record. */
async function note(browser: Browser, document: string, showed: string): Promise<void> {
  const way = [`/records/${record.id}`, 'Rahima Khatun'] as const
  const page = await openInBengali(product, browser, admin, way)
  const section = page.getByRole('region', { name: 'কর্তৃপক্ষকে জিজ্ঞাসা' })
  await section.getByRole('button', { name: 'কর্তৃপক্ষ কী দেখিয়েছে, লিখুন' }).click()
  await section.getByLabel('কাগজ', { exact: true }).selectOption(document)
  await section.getByLabel('কী দেখিয়েছে', { exact: true }).selectOption(showed)
  await section.getByRole('button', { name: 'লিখে রাখুন' }).click()
  await expectToast(page, 'লেখা হয়েছে')
  await page.context().close()
}

test('an admin reads in Bengali which documents are hidden, and which to ask about again', async ({
  browser,
}) => {
  await note(browser, 'ভিসার কাগজ', 'অন্য কিছু')
  await note(browser, 'ওয়ার্ক পারমিট সার্টিফিকেট', 'আমাদের কপির মতোই')
  const database = openDatabaseFile(product)
  database.prepare(`update "comparisons" set "askedOn" = '2026-01-05'`).run()
  database.close()
  const page = await openInBengali(product, browser, admin, ['/comparison-alerts', 'লুকানো কাগজ'])
  const hidden = page.getByRole('table', { name: 'লুকানো কাগজ' })
  await expect(hidden).toContainText('ভিসার কাগজ')
  await expect(hidden).toContainText('৫ জানুয়ারি, ২০২৬')
  await expectInBengali(page, 'hidden documents')
  const title = 'যে কাগজ নিয়ে আবার জিজ্ঞাসা করতে হবে'
  await openDashboard(page, product, '/old-comparisons', title)
  await expect(page.getByRole('table', { name: title })).toContainText('কবে জিজ্ঞাসা করা হয়েছে')
  await expectInBengali(page, 'documents to ask about again')
  await page.context().close()
})

test('an admin reads in Bengali who said what of money, and who paid too much', async ({
  browser,
}) => {
  const candidate = await openFileByCode(product, key, record)
  const said = { item: 'fee', currency: 'BDT', paidTo: 'করিম', paidOn: '2026-11-10' }
  await callApi(product, candidate, ['POST', '/own-payments'], { ...said, amount: '200000' })
  const page = await openInBengali(product, browser, admin, ['/money', 'প্রার্থীদের টাকা'])
  await expect(page.getByRole('table', { name: 'উত্তরের অপেক্ষায়' })).toContainText('কবে লেখা হয়েছে')
  const above = page.getByRole('table', { name: 'আইনে যতটুকু নেওয়া যায় তার চেয়ে বেশি' })
  await expect(above).toContainText('২,০০,০০০.০০')
  await expect(above).toContainText('১,৬৫,০০০.০০')
  await expectInBengali(page, 'money of candidates')
  await page.context().close()
})

test('an admin reads in Bengali which documents end, and chooses among them', async ({
  browser,
}) => {
  for (const [kind, days] of [
    ['visa-paper', 12],
    ['work-permit', -3],
  ] as const) {
    const validUntil = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const dates = { issuedOn: '2026-01-05', validUntil }
    await callApi(product, key, ['PUT', `/records/${record.id}/documents/${kind}/dates`], dates)
  }
  const page = await openInBengali(product, browser, admin, ['/ending-papers', 'কাগজের তারিখ'])
  const table = page.getByRole('table', { name: 'শেষ দিন অনুযায়ী কাগজ' })
  await expect(table).toContainText('১২ দিন পরে')
  await expect(table).toContainText('৫ জানুয়ারি, ২০২৬')
  await openFilters(page)
  await expectInBengali(page, 'dates on documents')
  await page.getByLabel('শেষ দিন', { exact: true }).selectOption('পার হয়ে গেছে')
  await expect(table).toContainText('৩ দিন আগে')
  await page.getByLabel('কাগজের ধরন').selectOption('ভিসার কাগজ')
  await expect(page.getByText('এমন তারিখের কোনো কাগজ নেই।')).toBeVisible()
  await page.context().close()
})
