import { expect, test } from '@playwright/test'
import { callApi } from '#test/call-api'
import { openDashboard, signedInPage } from '#test/dashboard'
import { namedRecord } from '#test/filed-records'
import { fullRecord } from '#test/full-record'
import { openFilters } from '#test/in-bengali'
import { englishOn, expectFitAndAccessible, expectGoodInThisLanguage } from '#test/looks'
import { documentPng, threePagePdf } from '#test/phone-photos'
import {
  addPerson,
  apiKey,
  type Credentials,
  type Product,
  setUpProduct,
  startProduct,
} from '#test/product'
import { expectToast } from '#test/toasts'

let product: Product
let admin: Credentials
let moderator: Credentials
let key: string

test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
  moderator = await addPerson(product, { role: 'moderator', name: 'Nurul' })
  key = await apiKey(product, 'admin', 'candidates')
})
test.afterAll(() => product.remove())

/** What a page would say in English. Names of services, and what people entered, stay. */
const english =
  /\b(?:records?|documents?|versions?|pages?|return|approve|waiting|seen|details|entered)\b/i
const inBengali = { language: 'bn', width: 390 }

test('a moderator adds a record in Bengali on a phone, and finds it among the submissions', async ({
  browser,
}) => {
  const page = await signedInPage(product, browser, moderator, inBengali)
  await openDashboard(page, product, '/submit', 'রেকর্ড জমা দিন')
  const main = page.getByRole('main')
  await expect(main).toHaveAttribute('lang', 'bn')
  await expect(page).toHaveTitle('রেকর্ড জমা দিন · ড্যাশবোর্ড')
  await expect(main).not.toContainText(/\b(?:record|documents?|file)\b/i)
  await page.getByRole('button', { name: 'রেকর্ড যোগ করুন' }).click()
  await expect(main.getByText('পাসপোর্ট নম্বর লিখতে হবে।')).toBeVisible()
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles([
      { name: 'IMG_20230511.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
    ])
  await expect(page.getByRole('region', { name: 'যে ফাইলের কাগজ জানা নেই' })).toContainText(
    'ফাইলটি JPEG, PNG, WebP বা PDF নয়।',
  )
  await expectGoodInThisLanguage(page, 'submit in Bengali')
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: 'সরান: IMG_20230511.png' }).click()
  await page.getByLabel('পাসপোর্ট নম্বর').fill('BX9700001')
  await page.getByLabel('রেফারেন্স নম্বর').fill('W970001')
  await page.getByRole('textbox', { name: /^নাম/ }).fill('Asma Begum')
  await page.getByLabel('বাবার নাম').fill('Abdul Karim')
  await page.getByLabel('মায়ের নাম').fill('Rokeya')
  await page.getByLabel('স্থায়ী ঠিকানা').fill('Road 1, Bogura')
  const answered = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/v1/records') && answer.request().method() === 'POST',
  )
  await page.getByRole('button', { name: 'রেকর্ড যোগ করুন' }).click()
  const { id } = (await (await answered).json()) as { id: string }
  await expect(page.getByText('Asma Begum: রেকর্ড যোগ হয়েছে')).toBeVisible()
  await expect(page.getByText('এটি একজন অ্যাডমিনের অনুমোদনের অপেক্ষায়।')).toBeVisible()
  await expectFitAndAccessible(page, 'added in Bengali')

  const reason = 'Write the whole address'
  await callApi(product, key, ['POST', `/records/${id}/return`], { reason })
  await openDashboard(page, product, '/submissions', 'আপনার জমা দেওয়া রেকর্ড')
  const returned = page.getByRole('region', { name: 'আপনার কাছে ফেরত (১)' })
  await expect(returned).toContainText('কেন ফেরত এসেছে: Write the whole address')
  await expectGoodInThisLanguage(page, 'submissions in Bengali')
  await returned.getByRole('link', { name: 'ঠিক করুন: Asma Begum' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('হালনাগাদ করুন: Asma Begum')
  await expect(main).toHaveAttribute('lang', 'bn')
  await page.getByLabel('নতুন নোট').fill('Called her')
  await page.getByRole('button', { name: 'নোট লিখুন' }).click()
  await expect(page.getByRole('list', { name: 'এ পর্যন্ত নোট' })).toContainText('Called her')
  await expectGoodInThisLanguage(page, 'update in Bengali')
  await expect(main).not.toContainText(/\b(?:record|documents?|files?|note)\b/i)
  await page.getByLabel('স্থায়ী ঠিকানা').fill('Road 1, Sherpur, Bogura')
  await page.getByRole('button', { name: 'রেকর্ড হালনাগাদ করুন' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('রেকর্ড জমা দিন')
  await page.context().close()
})

test('an admin filters the list in Bengali on a phone', async ({ browser }) => {
  const page = await signedInPage(product, browser, admin, inBengali)
  await openDashboard(page, product, '/records', 'রেকর্ড')
  const main = page.getByRole('main')
  await expect(main).toHaveAttribute('lang', 'bn')
  await expect(main.getByText('Asma Begum')).toBeVisible()
  await openFilters(page)
  await page.getByText('আরও ফিল্টার').click()
  await page.getByLabel('অবস্থা', { exact: true }).selectOption('অপেক্ষায়')
  await expect(page.getByRole('button', { name: 'ফিল্টারটি মুছে দিন' })).toBeVisible()
  await expect(page.getByLabel('ধাপ', { exact: true })).toContainText('ভিসার অপেক্ষায় (০)')
  await page.getByLabel('বাছুন: Asma Begum').check()
  await expect(page.getByText('১টি বাছাই করা')).toBeVisible()
  await expectGoodInThisLanguage(page, 'list in Bengali')
  await expect(main).not.toContainText(/\b(?:record|any|hide|documents?|rows?)\b/i)
  await page.context().close()
})

test('an admin looks at documents in Bengali on a phone, returns and approves', async ({
  browser,
}) => {
  await namedRecord(product, await apiKey(product, 'moderator'), 'Jahanara Begum', [
    ['photo', await documentPng('Jahanara Begum')],
    ['visa-paper', threePagePdf()],
  ])
  const page = await signedInPage(product, browser, admin, inBengali)
  await openDashboard(page, product, '/approvals', 'অনুমোদন')
  const main = page.getByRole('main')
  await expect(main).toHaveAttribute('lang', 'bn')
  await main
    .getByRole('list', { name: 'অনুমোদনের অপেক্ষায়' })
    .getByRole('button', { name: /^Jahanara Begum/ })
    .click()
  const review = page.getByRole('article', { name: 'এখন দেখছেন: Jahanara Begum' })
  await expect(review.getByRole('figure', { name: 'ভিসার কাগজ, সংস্করণ ১' })).toBeVisible()
  await expect(review.getByText('নতুন রেকর্ড। মিলিয়ে দেখার মতো আগের কিছু নেই।')).toBeVisible()
  await expect(review.getByText('পাতা ১, মোট ৩')).toBeVisible()
  await expectGoodInThisLanguage(page, 'approvals in Bengali')
  await expect(main).not.toContainText(english)
  await main.getByRole('button', { name: 'কীবোর্ড শর্টকাট' }).first().click()
  const keys = page.getByRole('dialog', { name: 'কীবোর্ড শর্টকাট' })
  await expect(keys).toContainText('পরের কাগজ; শেষ কাগজের পরে অনুমোদন করুন')
  await expect(keys).not.toContainText(english)
  await keys.getByRole('button', { name: 'বন্ধ করুন' }).click()

  await review.getByRole('button', { name: 'ফেরত দিন' }).click()
  const reason = page.getByRole('dialog', { name: 'ফেরত দিন: Jahanara Begum' })
  await reason.getByRole('button', { name: 'ফেরত দিন' }).click()
  await expect(reason.getByText('কারণ লিখতে হবে।')).toBeVisible()
  await expect(reason).not.toContainText(english)
  await reason.getByRole('button', { name: 'ফিরে যান' }).click()

  await expect(review.getByText('এখনো দেখা হয়নি: প্রার্থীর ছবি')).toBeVisible()
  await review.getByRole('button', { name: 'পরের কাগজ দেখুন' }).click()
  await review.getByRole('button', { name: 'অনুমোদন করুন' }).click()
  await expectToast(page, 'Jahanara Begum: অনুমোদন করা হয়েছে')
  await page.context().close()
})

test('an admin works with one record in Bengali on a phone', async ({ browser }) => {
  const id = await fullRecord(product, key)
  const page = await signedInPage(product, browser, admin, inBengali)
  await openDashboard(page, product, `/records/${id}`, 'Salma Akter')
  const main = page.getByRole('main')
  await expect(main).toHaveAttribute('lang', 'bn')
  await expect(main.getByRole('region', { name: 'হাতে থাকা আসল কাগজ' })).toContainText('পাসপোর্ট')
  await expect(main.getByRole('region', { name: 'চুক্তি' })).toContainText('Maple Farms')
  await expect(main.getByRole('list', { name: 'রেকর্ডে যা যা হয়েছে, নতুনটি আগে' })).toContainText(
    'আপলোড করেছেন: ভিসার কাগজ, সংস্করণ ২',
  )
  const money = main.getByRole('region', { name: 'প্রার্থী যা দিয়েছেন' })
  await money.getByRole('button', { name: 'দেওয়া টাকার হিসাব লিখুন' }).click()
  await money.getByRole('button', { name: 'স্থায়ীভাবে সংরক্ষণ করুন' }).click()
  await expect(money.getByText('শূন্যের চেয়ে বড় পরিমাণ লিখুন।')).toBeVisible()
  await money.getByLabel('পরিমাণ').fill('5000')
  await money.getByRole('button', { name: 'স্থায়ীভাবে সংরক্ষণ করুন' }).click()
  await expect(money.getByRole('strong').first()).toContainText('৫,০০০.০০')
  expect(await englishOn(page)).toEqual([])
  await expectGoodInThisLanguage(page, 'record in Bengali')

  await main.getByRole('button', { name: 'নতুন কোড দিন' }).click()
  const question = page.getByRole('dialog', { name: 'নতুন কোড দেবেন?' })
  await question.getByRole('button', { name: 'নতুন কোড দিন' }).click()
  await expect(main.getByText('এটি শুধু এবারই দেখানো হচ্ছে।')).toBeVisible()
  await main.getByRole('button', { name: 'ছাপার জন্য স্লিপ দেখুন' }).click()
  await expect(page.getByRole('article', { name: 'অ্যাক্সেস কোডের স্লিপ' })).toBeVisible()
  await page.context().close()
})

test('an admin moves records between stages in Bengali on a phone', async ({ browser }) => {
  const page = await signedInPage(product, browser, admin, inBengali)
  await openDashboard(page, product, '/stages', 'ধাপ')
  const main = page.getByRole('main')
  await expect(main).toHaveAttribute('lang', 'bn')
  await expect(main.getByRole('heading', { name: 'কোনো ধাপ নেই' })).toBeVisible()
  await main.getByRole('button', { name: 'Jahanara Begum: “আমাদের কাছে নিবন্ধিত” ধাপে নিন' }).click()
  await expectToast(page, 'Jahanara Begum: আমাদের কাছে নিবন্ধিত')
  const list = main.getByRole('list', { name: /^আমাদের কাছে নিবন্ধিত\s*১$/ })
  await expect(list.getByRole('link', { name: 'Jahanara Begum' })).toBeVisible()
  expect(await englishOn(page)).toEqual([])
  await expect(main).not.toContainText(/\b(?:stages?|move|keys|registered|settings)\b/i)
  await expectGoodInThisLanguage(page, 'stages in Bengali')
  await page.setViewportSize({ width: 390, height: 800 })
  await main.getByRole('button', { name: 'কীবোর্ড শর্টকাট' }).click()
  const keys = page.getByRole('dialog', { name: 'কীবোর্ড শর্টকাট' })
  await expect(keys).toContainText('রেকর্ডটি পরের বা আগের ধাপে নিন')
  await page.context().close()
})

test('an admin looks into the trash in Bengali on a phone, restores and deletes for good', async ({
  browser,
}) => {
  for (const name of ['Momena Khatun', 'Salma Khatun']) {
    const id = await namedRecord(product, key, name)
    await callApi(product, key, ['DELETE', `/records/${id}`], undefined, 2)
  }
  const page = await signedInPage(product, browser, admin, inBengali)
  await openDashboard(page, product, '/trash', 'ট্র্যাশ')
  const main = page.getByRole('main')
  await expect(main).toHaveAttribute('lang', 'bn')
  await expect(main).toContainText('মুছে ফেলা রেকর্ড এখানে ৩০ দিন থাকে')
  await expect(main.getByRole('table', { name: 'মুছে ফেলা রেকর্ড' })).toContainText('৩০ দিন বাকি')
  expect(await englishOn(page)).toEqual([])
  await expect(main).not.toContainText(/\b(?:trash|restore|deleted?|days?|left)\b/i)
  await expectGoodInThisLanguage(page, 'trash in Bengali')
  await main.getByRole('button', { name: 'ফিরিয়ে আনুন: Momena Khatun' }).click()
  await expectToast(page, 'Momena Khatun: রেকর্ডে ফিরে এসেছে')
  await main.getByRole('button', { name: 'চিরতরে মুছুন: Salma Khatun' }).click()
  const question = page.getByRole('dialog', { name: 'আপনি কি নিশ্চিত?' })
  await expect(question).toContainText('এটি আর ফেরানো যাবে না!')
  await question.getByRole('button', { name: 'হ্যাঁ, মুছে ফেলুন!' }).click()
  await expect(main.getByText('ট্র্যাশ খালি।')).toBeVisible()
  await page.context().close()
})

test('what the server refuses is said in Bengali, at its field and in a question before leaving', async ({
  browser,
}) => {
  const page = await signedInPage(product, browser, admin, inBengali)
  await openDashboard(page, product, '/entry', 'রেকর্ড যোগ করুন')
  await page.getByLabel('পাসপোর্ট নম্বর').fill('BX9700001')
  await expect(page.getByText('এই পাসপোর্ট নম্বরের একটি রেকর্ড আগে থেকেই আছে').first()).toBeVisible()
  await page.locator('header button[aria-controls=drawer]').click()
  await page.getByRole('link', { name: 'সাহায্য', exact: true }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('সংরক্ষণ না করেই চলে যাবেন?')
  await expect(question).toContainText('২৪ ঘণ্টা খসড়া হিসেবে থাকবে')
  await question.getByRole('button', { name: 'চলে যান' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('প্রার্থীর রেকর্ড যোগ করুন')
  await page.context().close()
})
