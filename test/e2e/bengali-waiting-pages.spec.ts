import { expect, test } from '@playwright/test'
import { callApi, openFileByCode } from '#test/call-api'
import { openDashboard } from '#test/dashboard'
import { expectInBengali, openFilters, openInBengali } from '#test/in-bengali'
import {
  addRecord,
  apiKey,
  type Credentials,
  type Product,
  setUpProduct,
  startProduct,
} from '#test/product'
import { expectToast } from '#test/toasts'

let product: Product
let admin: Credentials
let key: string
/** The record of somebody who has the file open, by this proof. */
let record: Awaited<ReturnType<typeof addRecord>>
let candidate: string

test.describe.configure({ mode: 'default' })
test.use({ actionTimeout: 30_000 })

test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
  key = await apiKey(product, 'admin', 'candidates')
  record = await addRecord(product, key)
  candidate = await openFileByCode(product, key, record)
})
test.afterAll(() => product.remove())

const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const lists = [
  ['/originals', 'হাতে থাকা আসল কাগজ', 'হাতে কোনো আসল কাগজ নেই।'],
  ['/other-contracts', 'অন্য চুক্তি', 'উত্তরের অপেক্ষায় কিছু নেই।'],
  ['/concerns', 'সন্দেহের খবর', 'এখনো কেউ কিছু জানাননি।'],
  ['/complaints', 'অভিযোগ', 'কেউ কোনো অভিযোগ পাঠাননি।'],
] as const

test('each list that is empty says so in Bengali', async ({ browser }) => {
  for (const [path, title, empty] of lists) {
    const page = await openInBengali(product, browser, admin, [path, title])
    await expect(page.getByText(empty)).toBeVisible()
    await expectInBengali(page, path)
    await page.context().close()
  }
})

test('an admin reads in Bengali which originals have to go back', async ({ browser }) => {
  for (const [kind, dueOn] of [
    ['passport', dayFromNow(-2)],
    ['school-certificate', dayFromNow(20)],
  ]) {
    const original = { kind, purpose: 'embassy', receivedOn: dayFromNow(-10), dueOn }
    await callApi(product, key, ['POST', `/records/${record.id}/originals`], original)
  }
  const page = await openInBengali(product, browser, admin, ['/originals', 'হাতে থাকা আসল কাগজ'])
  const table = page.getByRole('table', { name: 'হাতে থাকা আসল কাগজ' })
  await expect(table).toContainText('পাসপোর্ট')
  await expect(table).toContainText('দেরি হয়েছে')
  await expect(table).toContainText('এখনো নিশ্চিত করেননি')
  await expect(page.getByText('১টির দেরি হয়েছে।')).toBeVisible()
  await expectInBengali(page, 'originals')
  await openDashboard(page, product, '/originals?overdue=yes', 'হাতে থাকা আসল কাগজ')
  await expect(page.getByText('যেগুলোর দেরি হয়নি, সেগুলো বাদ দেওয়া আছে।')).toBeVisible()
  await expect(table.getByRole('row')).toHaveCount(1)
  await page.getByRole('link', { name: 'সব দেখুন' }).click()
  await expect(page.getByText('১টির দেরি হয়েছে।')).toBeVisible()
  await expect(table.getByRole('row')).toHaveCount(2)
  await page.context().close()
})

test('an admin reads in Bengali who was given another contract', async ({ browser }) => {
  const body = new FormData()
  body.set('employer', 'Al Noor Cleaning')
  await callApi(product, candidate, ['POST', '/other-contracts'], body)
  const page = await openInBengali(product, browser, admin, ['/other-contracts', 'অন্য চুক্তি'])
  const table = page.getByRole('table', { name: 'অন্য চুক্তি' })
  await expect(table).toContainText('কবে জানিয়েছেন')
  await expectInBengali(page, 'other contracts')
  await table.getByRole('link', { name: 'Rahima Khatun' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rahima Khatun')
  await page.context().close()
})

test('an admin answers in Bengali what the public reports', async ({ browser }) => {
  await callApi(product, key, ['POST', '/concerns'], { text: 'একজন আমাকে কাগজ বেচেছে।' })
  const asked = { name: 'Rahima', number: 'BX0123456', from: '+880 1711 123456' }
  await callApi(product, key, ['POST', '/access-code-requests'], asked)
  const page = await openInBengali(product, browser, admin, ['/concerns', 'সন্দেহের খবর'])
  await openFilters(page)
  const state = page.getByRole('combobox', { name: 'অবস্থা' })
  await expect(state.getByRole('option', { name: 'খোলা (২)' })).toBeAttached()
  await expectInBengali(page, 'concerns')
  await page.getByRole('link', { name: 'নতুন কোড চান: Rahima' }).click()
  await expect(page.getByText('যে কেউ এটি পাঠাতে পারেন')).toBeVisible()
  await expectInBengali(page, 'who asks for a code')
  await page.getByRole('link', { name: 'সব সন্দেহের খবর' }).click()
  await page.getByRole('link', { name: 'একজন আমাকে কাগজ বেচেছে।' }).click()
  await expect(page.getByText('দেওয়া হয়নি: তাঁকে উত্তর দেওয়া যাবে না।')).toBeVisible()
  await page.getByRole('button', { name: 'উত্তর দেওয়া হয়েছে বলে লিখুন' }).click()
  await expect(page.getByText('কী উত্তর দেওয়া হয়েছে, তা লিখুন।')).toBeVisible()
  await expectInBengali(page, 'a concern')
  await page.getByLabel('কী উত্তর দিয়েছেন বা কী করেছেন').fill('পুলিশকে জানাতে বলেছি।')
  await page.getByRole('button', { name: 'উত্তর দেওয়া হয়েছে বলে লিখুন' }).click()
  await expectToast(page, 'উত্তর লেখা হয়েছে')
  await expect(page.getByText('উত্তর দেওয়া হয়েছে, করেছেন Amina')).toBeVisible()
  await page.getByRole('button', { name: 'বন্ধ করুন', exact: true }).first().click()
  await expectToast(page, 'খবরটি বন্ধ করা হয়েছে')
  await page.getByRole('button', { name: 'আবার খুলুন' }).click()
  await expectToast(page, 'খবরটি আবার খোলা হয়েছে')
  await expect(page.getByText('আগে যে উত্তর দেওয়া হয়েছে: পুলিশকে জানাতে বলেছি।')).toBeVisible()
  await expectInBengali(page, 'a concern that was answered')
  await page.context().close()
})

test('an admin answers a complaint in Bengali', async ({ browser }) => {
  const journey = { origin: 'BD', destination: 'SA' }
  const written = { about: 'employer', text: 'বেতন পাইনি।', ...journey, send: 'send' }
  await callApi(product, key, ['POST', '/complaints'], written)
  const page = await openInBengali(product, browser, admin, ['/complaints', 'অভিযোগ'])
  await expect(page.getByText('১টি উত্তরের অপেক্ষায়।')).toBeVisible()
  await expect(page.getByText('দেশ: বাংলাদেশ · কাজের দেশ: সৌদি আরব')).toBeVisible()
  await expectInBengali(page, 'complaints')
  await page.getByRole('button', { name: 'উত্তর দিন' }).click()
  const dialog = page.getByRole('dialog', { name: 'অভিযোগের উত্তর দিন' })
  await dialog.getByRole('button', { name: 'উত্তর পাঠান' }).click()
  await expect(dialog.getByText('উত্তর লিখুন।')).toBeVisible()
  await expect(dialog).not.toContainText(/[a-z]{3}/i)
  await dialog.getByRole('textbox', { name: 'উত্তর' }).fill('আমরা তাঁকে ফোন করেছি।')
  await dialog.getByRole('button', { name: 'উত্তর পাঠান' }).click()
  await expectToast(page, 'উত্তর পাঠানো হয়েছে')
  await expect(page.getByText(/^উত্তর দেওয়া হয়েছে .+, দিয়েছেন Amina$/)).toBeVisible()
  await expectInBengali(page, 'a complaint that was answered')
  await openDashboard(page, product, '/complaints?state=open', 'অভিযোগ')
  await expect(page.getByText('যেগুলোর উত্তর দেওয়া হয়েছে, সেগুলো বাদ দেওয়া আছে।')).toBeVisible()
  await page.context().close()
})
