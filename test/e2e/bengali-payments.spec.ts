import { expect, type Page, test } from '@playwright/test'
import { signedInPage } from '#test/dashboard'
import { expectInBengali, openFilters, openInBengali } from '#test/in-bengali'
import { expectGoodInThisLanguage, latinOn, picture, takeOn } from '#test/looks'
import {
  addPerson,
  type Credentials,
  type Product,
  setUpProduct,
  startProduct,
} from '#test/product'
import { expectToast } from '#test/toasts'

let product: Product
let admin: Credentials
let student: Credentials

test.describe.configure({ mode: 'default' })
test.use({ actionTimeout: 30_000 })

test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
  student = await addPerson(product, { role: 'student', name: 'Sadia' })
})
test.afterAll(() => product.remove())

/** What people entered, and what has no Bengali name. */
const entered =
  /Sadia|Amina \w+|Amina|verify|Padma Overseas Ltd|[\w.+-]+@[\w.-]+|We are the government|https?:\/\/[\w.:/?=&-]+|localhost|Bureau of Manpower, Employment and Training|\b[A-Z0-9]+-[A-Z0-9-]+\b|\b[A-Z]{3}\b/

async function expectNoLatin(page: Page): Promise<void> {
  expect(await latinOn(page, entered)).toEqual([])
}

test('an admin records a payment in Bengali on a phone, and prints its receipt', async ({
  browser,
}) => {
  const page = await openInBengali(product, browser, admin, ['/payments', 'পেমেন্ট'])
  await expect(page.getByText('এখনো কোনো হিসাব নেই।')).toBeVisible()
  await expectNoLatin(page)
  await expectInBengali(page, 'payments without an entry')
  await page.getByRole('link', { name: 'পেমেন্ট লিখুন' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('পেমেন্ট লিখুন')
  const form = page.getByRole('form', { name: 'হিসাব' })
  const save = form.getByRole('button', { name: 'হিসাব সংরক্ষণ করুন' })
  // There is no class yet, so it begins with a fee.
  await expect(form.getByRole('radio', { name: 'এজেন্সির কোনো ফি' })).toBeChecked()
  await form.getByRole('radio', { name: 'একটি ক্লাস' }).check()
  await expect(form.getByText(/^এখনো কোনো ক্লাস নেই।/)).toBeVisible()
  await save.click()
  for (const problem of [
    'তালিকা থেকে একজন শিক্ষার্থী বেছে নিন।',
    'তালিকা থেকে ক্লাস বেছে নিন।',
    'শূন্যের চেয়ে বড় পরিমাণ লিখুন।',
  ])
    await expect(form.getByText(problem)).toBeVisible()
  await expectNoLatin(page)
  await expectInBengali(page, 'a new payment with what is wrong')

  const chosen = form.getByRole('combobox', { name: 'শিক্ষার্থী' })
  await chosen.fill('Sadia')
  await page.getByRole('option', { name: /^Sadia/ }).click()
  await form.getByRole('radio', { name: 'এজেন্সির কোনো ফি' }).check()
  await form.getByLabel('ফির নাম').fill('We are the government')
  await form.getByLabel('পরিমাণ').fill('5,000')
  await expect(form.getByText(/৫,০০০\.০০/)).toBeVisible()
  await save.click()
  await expect(
    form.getByText(/^“We are the government” পড়লে মনে হয় এই সাইট নিজেই কোনো কর্তৃপক্ষ/),
  ).toBeVisible()
  await form.getByLabel('ফির নাম').fill('ভাষা শেখার বই')
  await save.click()
  await expectToast(page, '১ নম্বর হিসাব হিসেবে সংরক্ষণ হয়েছে')
  const receipt = page.getByRole('article', { name: 'রসিদ' })
  await expect(receipt).toContainText('এটি বেসরকারি প্রতিষ্ঠান, কোনো সরকার নয়।')
  await expect(page.getByRole('radiogroup', { name: 'কাগজের মাপ' })).toBeVisible()
  await expectNoLatin(page)
  await expectGoodInThisLanguage(page, 'a receipt in Bengali')
  await takeOn(page, { theme: 'light', width: 390 })
  await picture(page, 'a receipt in Bengali')
  await page.getByRole('button', { name: 'ফিরে যান' }).click()

  await form.getByRole('radio', { name: 'টাকা ফেরত দেওয়া হয়েছে' }).check()
  await chosen.fill('Sadia')
  await page.getByRole('option', { name: /^Sadia/ }).click()
  await form.getByLabel('পরিমাণ').fill('9000')
  await save.click()
  await expect(form.getByText('এই মুদ্রায় যত টাকা জমা আছে, এটি তার বেশি।')).toBeVisible()
  await expectNoLatin(page)
  await page.context().close()
})

test('an admin answers a student and corrects an entry in Bengali on a phone', async ({
  browser,
}) => {
  const own = await signedInPage(product, browser, student, { width: 320 })
  await own.goto(`${product.url}/my/payments`)
  const first = own.getByRole('article', { name: '1 · Payment' })
  await first.locator('summary').click()
  await first.getByLabel('What is wrong?').fill('আমি ৬,০০০ টাকা দিয়েছি।')
  await first.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(own.getByText('The agency has not answered yet.')).toBeVisible()
  await own.context().close()
  const page = await openInBengali(product, browser, admin, ['/payments', 'পেমেন্ট'])
  await expect(page.getByText('১টি হিসাব আপনার উত্তরের অপেক্ষায়।')).toBeVisible()
  const table = page.getByRole('table', { name: 'হিসাবের তালিকা, নতুনটি আগে' })
  await expect(table).toContainText('১ · টাকা জমা')
  await expectNoLatin(page)
  await openFilters(page)
  await expectInBengali(page, 'payments')
  await page.getByRole('button', { name: 'যা অপেক্ষায় আছে দেখুন' }).click()
  await table.getByRole('button', { name: 'উত্তর দিন' }).click()
  const answer = page.getByRole('dialog', { name: 'শিক্ষার্থীকে উত্তর দিন' })
  await answer.getByRole('button', { name: 'উত্তর পাঠান' }).click()
  await expect(answer.getByText('উত্তর লিখুন।')).toBeVisible()
  await answer.getByLabel('আপনার উত্তর').fill('দেখছি।')
  await answer.getByRole('button', { name: 'উত্তর পাঠান' }).click()
  await expectToast(page, 'উত্তর দেওয়া হয়েছে')
  await expect(page.getByText('এমন কোনো হিসাব নেই। উপরের ফিল্টার বদলান।')).toBeVisible()
  await page.getByLabel('আপত্তি').selectOption('সব')
  await table.getByRole('button', { name: '১ নম্বর হিসাব সংশোধন করুন' }).click()
  const correct = page.getByRole('dialog', { name: '১ নম্বর হিসাব সংশোধন করুন' })
  await correct.getByLabel('এতে কী ভুল ছিল?').fill('পরিমাণ ভুল')
  await correct.getByRole('button', { name: 'সংশোধন যোগ করুন' }).click()
  await expectToast(page, '৩ নম্বরে সংশোধন হয়েছে')
  await expect(table).toContainText('১ নম্বরের সংশোধন: পরিমাণ ভুল')
  await expectNoLatin(page)
  await page.context().close()
})
