import { expect, type Page, test } from '@playwright/test'
import { callApi } from '#test/call-api'
import { expectInBengali, openFilters, openInBengali } from '#test/in-bengali'
import { expectGoodInThisLanguage, latinOn } from '#test/looks'
import { documentPng } from '#test/phone-photos'
import {
  addRecord,
  apiKey,
  type Credentials,
  type Product,
  publishNotice,
  setUpProduct,
  startProduct,
} from '#test/product'
import { expectToast } from '#test/toasts'

let product: Product
let admin: Credentials
let key: string
test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
  key = await apiKey(product, 'admin')
})
test.afterAll(() => product.remove())

/** What people entered, and what has no Bengali name; a language is named as it names itself. */
const entered =
  /Rahima Khatun|Amina|test \(API|API|CR-[\w-]+|UTC|Interviews in Cumilla|Bring your passport\.|GMT|Candor|CSV|JSON|JPEG, PNG|WebP|MiB|English/

async function expectNoLatin(page: Page): Promise<void> {
  expect(await latinOn(page, entered)).toEqual([])
}

test('an admin reads notifications in Bengali on a phone, and marks them as read', async ({
  browser,
}) => {
  const { id } = await addRecord(product, key)
  const { accounts } = await callApi(product, key, ['GET', '/accounts'])
  await callApi(product, key, ['POST', `/records/${id}/notes`], {
    ...{ text: 'Ask her aunt.', mentions: [accounts[0].id] },
  })
  await callApi(product, key, ['POST', '/concerns'], { text: 'A stranger sold me a document.' })
  const page = await openInBengali(product, browser, admin, ['/notifications', 'বিজ্ঞপ্তি'])
  await expect(page.getByText('২টি পড়া হয়নি।')).toBeVisible()
  await expect(
    page.getByRole('link', { name: 'একটি নোটে আপনার নাম আছে: Rahima Khatun' }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'একটি সন্দেহের খবর এসেছে' })).toBeVisible()
  await expectNoLatin(page)
  await expectInBengali(page, 'notifications')
  await page.getByRole('button', { name: 'সব পড়া হয়েছে বলে চিহ্ন দিন' }).click()
  await expect(page.getByText('সব পড়া হয়েছে।', { exact: true })).toBeVisible()
  await page.context().close()
})

test('an admin posts a notice in Bengali on a phone, once nothing is wrong with it', async ({
  browser,
}) => {
  const page = await openInBengali(product, browser, admin, ['/notices', 'নোটিশ'])
  const form = page.getByRole('form', { name: 'নোটিশ দিন' })
  await form.getByRole('button', { name: 'নোটিশ প্রকাশ করুন' }).click()
  await expect(form.getByText('শিরোনাম লিখতে হবে')).toBeVisible()
  await expect(form.getByText('দুটি ছবিই দিতে হবে').first()).toBeVisible()
  await form.getByLabel('কখন').selectOption('নির্দিষ্ট সময়ে প্রকাশ করুন')
  await form.getByRole('button', { name: 'প্রকাশের সময় ঠিক করুন' }).click()
  await expect(form.getByText('এখনো আসেনি এমন দিন ও সময় বেছে নিন।')).toBeVisible()
  await expectNoLatin(page)
  await expectInBengali(page, 'notices with what is wrong')

  await form.getByLabel('কখন').selectOption('এখনই প্রকাশ করুন')
  await form.getByLabel('শিরোনাম').fill('We are the government')
  await form.getByLabel('লেখা').fill('নতুন সময়ে অফিস খোলা।')
  for (const [at, label] of ['প্রথম ছবি', 'দ্বিতীয় ছবি'].entries())
    await form
      .locator('input[type=file]')
      .nth(at)
      .setInputFiles({
        ...{ name: `${at}.png`, mimeType: 'image/png', buffer: await documentPng(label) },
      })
  await expect(form.getByRole('img', { name: /যেটি বেছে নেওয়া হয়েছে$/ })).toHaveCount(2)
  await form.getByRole('button', { name: 'নোটিশ প্রকাশ করুন' }).click()
  await expect(
    form.getByText(/^“We are the government” পড়লে মনে হয় এই সাইট নিজেই কোনো কর্তৃপক্ষ/),
  ).toBeVisible()
  await form.getByRole('button', { name: 'আগে দেখে নিন' }).click()
  const preview = page.getByRole('dialog', { name: 'আগে দেখে নিন' })
  await expect(preview.locator('iframe[title="নোটিশ, যেমন দেখাবে"]')).toBeVisible()
  await expect(preview.getByRole('button', { name: 'কম্পিউটার' })).toBeVisible()
  await preview.getByRole('button', { name: 'দেখা বন্ধ করুন' }).click()
  await form.getByLabel('শিরোনাম').fill('ঈদের ছুটি')
  await form.getByRole('button', { name: 'নোটিশ প্রকাশ করুন' }).click()
  await expectToast(page, 'নোটিশ প্রকাশ করা হয়েছে')
  await expect(page.getByRole('list', { name: 'নোটিশ' })).toContainText('প্রকাশিত')
  await page.context().close()
})

test('an admin changes, withdraws and deletes a notice in Bengali on a phone', async ({
  browser,
}) => {
  await publishNotice(product, key)
  const page = await openInBengali(product, browser, admin, ['/notices', 'নোটিশ'])
  const one = page.getByRole('listitem').filter({ hasText: 'Interviews in Cumilla' })
  await expectNoLatin(page)
  await expectGoodInThisLanguage(page, 'notices in Bengali')
  await one.getByRole('link', { name: 'বদলান: Interviews in Cumilla' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('নোটিশ বদলান')
  await page.getByLabel('লেখা').fill('')
  await page.getByRole('button', { name: 'নোটিশ সংরক্ষণ করুন' }).click()
  await expect(page.getByText('নোটিশের লেখা দিতে হবে')).toBeVisible()
  await expectNoLatin(page)
  await expectGoodInThisLanguage(page, 'a notice to change in Bengali')
  await page.getByLabel('লেখা').fill('Bring your passport.')
  await page.getByRole('button', { name: 'নোটিশ সংরক্ষণ করুন' }).click()
  await expectToast(page, 'নোটিশ সংরক্ষণ করা হয়েছে')
  await page.getByRole('link', { name: 'সব নোটিশ' }).click()
  await expect(one).toContainText('শেষ বদল')
  await one.getByRole('button', { name: 'তুলে নিন: Interviews in Cumilla' }).click()
  await expectToast(page, 'নোটিশ তুলে নেওয়া হয়েছে')
  await expect(one).toContainText('প্রকাশিত নয়')
  await one.getByRole('button', { name: 'মুছুন: Interviews in Cumilla' }).click()
  const question = page.getByRole('dialog', { name: 'আপনি কি নিশ্চিত?' })
  await expect(question).toContainText('চিরতরে মুছে যাবে। শুধু সাইট থেকে সরাতে')
  await question.getByRole('button', { name: 'হ্যাঁ, মুছে ফেলুন!' }).click()
  await expect(one).toHaveCount(0)
  await page.context().close()
})

test('an admin filters and examines the audit log in Bengali on a phone', async ({ browser }) => {
  const page = await openInBengali(product, browser, admin, ['/audit', 'অডিট লগ'])
  const table = page.getByRole('table', { name: 'অডিট লগ' })
  await expect(table.getByText('সাইন ইন করেছেন').first()).toBeVisible()
  await expect(table.getByText('API কী তৈরি হয়েছে').first()).toBeVisible()
  await expectNoLatin(page)
  await openFilters(page)
  await expectInBengali(page, 'audit log')
  await page.getByRole('button', { name: 'লগ পরীক্ষা করুন' }).click()
  const found = page.getByRole('status').filter({ hasText: 'লগ ঠিক আছে' })
  await expect(found).toContainText('টি ঘটনা যেমন লেখা হয়েছিল তেমনই আছে')
  await found.getByRole('button', { name: 'ফল বন্ধ করুন' }).click()
  await page.getByRole('button', { name: 'এক্সপোর্ট' }).click()
  await expect(page.getByRole('menuitem', { name: 'CSV, স্প্রেডশিটের জন্য' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByLabel('কী', { exact: true }).selectOption('এই লগের এক্সপোর্ট')
  await expect(page.getByText('এমন কিছু নেই। ফিল্টার বদলান।')).toBeVisible()
  await page.getByRole('button', { name: 'সব দেখুন' }).click()
  await expect(table).toBeVisible()
  await page.context().close()
})
