import { expect, type Page, test } from '@playwright/test'
import { accountIdOf, callApi } from '#test/call-api'
import { expectInBengali, openFilters, openInBengali } from '#test/in-bengali'
import { latinOn } from '#test/looks'
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
let teacher: Credentials
let key: string
const title = 'যাত্রার ইংরেজি'

test.describe.configure({ mode: 'default' })
test.use({ actionTimeout: 30_000 })

test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
  teacher = await addPerson(product, { role: 'moderator', name: 'Mita' })
  key = await apiKey(product, 'admin')
})
test.afterAll(() => product.remove())

/** A class that runs, with a student in it, taught by the moderator, and a draft of one for a fee. */
async function runClass(): Promise<void> {
  const student = await addPerson(product, { role: 'student', name: 'Sadia' })
  const idOf = (who: Credentials) => accountIdOf(product, key, who)
  const about = {
    ...{ title, teacherId: await idOf(teacher), place: 'দোতলা, বাড়ি ১২, ঢাকা', timeZone: 'Asia/Dhaka' },
    sessions: [{ startsAt: '2036-12-01T10:00', endsAt: '2036-12-01T12:00' }],
    ...{ seats: 12, fee: 0, currency: 'BDT' },
  }
  await callApi(product, key, ['POST', '/classes'], { ...about, title: 'রান্না', fee: 500_000 })
  const { id } = await callApi(product, key, ['POST', '/classes'], about)
  const change = (what: string, body: object) =>
    callApi(product, key, ['POST', `/classes/${id}/${what}`], body)
  await change('state', { state: 'open' })
  await change('members', { accountId: await idOf(student) })
  await change('state', { state: 'running' })
}

test('lists of classes that are empty say so in Bengali', async ({ browser }) => {
  for (const [who, path, heading, empty] of [
    [admin, '/classes', 'ক্লাস', 'এখনো কোনো ক্লাস নেই।'],
    [teacher, '/taught-classes', 'যে ক্লাস আমি পড়াই', 'আপনি কোনো ক্লাস পড়ান না।'],
  ] as const) {
    const page = await openInBengali(product, browser, who, [path, heading])
    await expect(page.getByText(empty)).toBeVisible()
    await expectInBengali(page, path)
    await page.context().close()
  }
})

test('an admin finds a class in Bengali, and its teacher marks who was there', async ({
  browser,
}) => {
  await runClass()
  const page = await openInBengali(product, browser, admin, ['/classes', 'ক্লাস'])
  const table = page.getByRole('table', { name: 'ক্লাস' })
  await expect(table).toContainText('১২টির ১টি নেওয়া')
  await expect(table).toContainText('৫,০০০.০০')
  await expect(table).toContainText('বিনা মূল্যে')
  await expect(table).toContainText('চলছে')
  await openFilters(page)
  await expectInBengali(page, 'classes')
  await page.getByLabel('অবস্থা').selectOption('বাতিল')
  await expect(page.getByText('কোনো ক্লাস মেলে না।')).toBeVisible()
  await page.context().close()

  const way = ['/taught-classes', 'যে ক্লাস আমি পড়াই'] as const
  const taught = await openInBengali(product, browser, teacher, way)
  await expectInBengali(taught, 'classes that I teach')
  await taught.getByRole('link', { name: title }).click()
  await expect(taught.getByRole('group', { name: 'কে কে উপস্থিত ছিলেন?' })).toBeVisible()
  await expectInBengali(taught, 'a class that I teach')
  await taught.getByLabel('Sadia').check()
  await taught.getByRole('button', { name: 'উপস্থিতি সংরক্ষণ করুন' }).click()
  await expectToast(taught, 'উপস্থিতি সংরক্ষণ হয়েছে')
  await expect(taught.getByLabel('সেশন')).toContainText('উপস্থিত ১ জন')
  await taught.context().close()
})

/** What people entered, and what has no Bengali name. */
const entered =
  /Mita|Sadia|Karim|Amina Rahman|Padma Overseas Ltd|[\w.+-]+@[\w.-]+|BDT|https:\/\/|https|Asia\/Dhaka|We are the government|A4|UTC|GMT|Bureau of Manpower, Employment and Training/

async function expectNoLatin(page: Page): Promise<void> {
  expect(await latinOn(page, entered)).toEqual([])
}

/** On the page of an open class: one without sessions is refused, at the button that adds one. */
async function keepOneSession(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'হালনাগাদ করুন' }).click()
  const form = page.getByRole('form', { name: 'ক্লাস' })
  await form.getByRole('button', { name: '১ নম্বর সেশন বাদ দিন' }).click()
  await form.getByRole('button', { name: 'ক্লাস হালনাগাদ করুন' }).click()
  await expect(form.getByText('অন্তত একটি সেশন রাখুন।')).toBeVisible()
  await expect(form.getByRole('button', { name: 'সেশন যোগ করুন' })).toBeFocused()
  await expectNoLatin(page)
  await page.goBack()
  await page.getByRole('dialog').getByRole('button').last().click()
}

test('an admin makes, opens, begins and cancels a class in Bengali on a phone', async ({
  browser,
}) => {
  const page = await openInBengali(product, browser, admin, ['/classes/new', 'নতুন ক্লাস'])
  const form = page.getByRole('form', { name: 'ক্লাস' })
  const create = form.getByRole('button', { name: 'ক্লাস তৈরি করুন' })
  await form.getByLabel('ফি').fill('অনেক')
  await create.click()
  for (const problem of [
    'ক্লাসের নাম লিখুন।',
    'কয়টি আসন আছে লিখুন: 1 থেকে 1,000।',
    'ফি সংখ্যায় লিখুন; ফি না থাকলে 0।',
  ])
    await expect(form.getByText(problem)).toBeVisible()
  await expect(form.getByText('তারিখ ও সময় লিখুন।')).toHaveCount(2)
  await expectNoLatin(page)
  await expectInBengali(page, 'a new class with what is wrong')

  await form.getByRole('combobox', { name: /^শিক্ষক, যাঁর/ }).fill('Nobody')
  await expect(page.getByText('এই নামে কেউ নেই।')).toBeVisible()
  await form.getByRole('button', { name: '১ নম্বর সেশন বাদ দিন' }).click()
  await form.getByLabel('আসন').fill('12')
  await form.getByLabel('ফি').fill('0')
  await form.getByLabel('ক্লাসের নাম').fill('We are the government')
  await create.click()
  await expect(form.getByText(/^কে পড়ান, তা জানান/)).toBeVisible()
  await expect(form.getByText(/^কোথায় হয়, তা জানান/)).toBeVisible()
  await form.getByLabel('অথবা শিক্ষকের নাম').fill('Mita')
  await form.getByLabel('জায়গা', { exact: true }).fill('দোতলা')
  await create.click()
  await expect(
    form.getByText(/^“We are the government” পড়লে মনে হয় এই সাইট নিজেই কোনো কর্তৃপক্ষ/),
  ).toBeVisible()
  await form.getByLabel('ক্লাসের নাম').fill('সেলাই')
  await create.click()
  await expectToast(page, 'সেলাই: ক্লাসটি এখন খসড়া')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('সেলাই')
  await expect(page.getByText('আপনি না খোলা পর্যন্ত কেউ এই ক্লাস বেছে নিতে পারেন না।')).toBeVisible()
  await page.getByRole('button', { name: 'শিক্ষার্থীদের জন্য খুলুন' }).click()
  await expect(page.getByText(/^ক্লাস খোলার আগে অন্তত একটি সেশন লাগে/)).toBeVisible()
  await expectNoLatin(page)

  await page.getByRole('link', { name: 'হালনাগাদ করুন' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('হালনাগাদ করুন: সেলাই')
  await form.getByRole('button', { name: 'সেশন যোগ করুন' }).click()
  await form.getByLabel('১ নম্বর সেশন শুরু').fill('2036-12-01T10:00')
  await form.getByLabel('১ নম্বর সেশন শেষ').fill('2036-12-01T09:00')
  await form.getByRole('button', { name: 'ক্লাস হালনাগাদ করুন' }).click()
  await expect(form.getByText('সেশন শুরুর পরে শেষ হতে হবে।')).toBeVisible()
  await expectNoLatin(page)
  await form.getByLabel('১ নম্বর সেশন শেষ').fill('2036-12-01T12:00')
  await form.getByRole('button', { name: 'ক্লাস হালনাগাদ করুন' }).click()
  await expectToast(page, 'ক্লাস হালনাগাদ হয়েছে')
  await page.getByRole('button', { name: 'শিক্ষার্থীদের জন্য খুলুন' }).click()
  await expectToast(page, 'সেলাই: ক্লাসটি এখন খোলা')
  await expect(page.getByText(/^এখন তালিকায় কেউ নেই/)).toBeVisible()
  await keepOneSession(page)
  const add = page.getByRole('form', { name: 'একজন শিক্ষার্থীকে তালিকায় যোগ করুন' })
  await add.getByRole('button', { name: 'তালিকায় যোগ করুন' }).click()
  await expect(add.getByText('তালিকা থেকে একজন শিক্ষার্থী বেছে নিন।')).toBeVisible()
  await expectNoLatin(page)
  await expectInBengali(page, 'a class without students')
  await page.getByRole('button', { name: 'ক্লাস বাতিল করুন' }).click()
  const question = page.getByRole('dialog', { name: 'সেলাই: ক্লাসটি বাতিল করবেন?' })
  await expect(question).toContainText('এটি আর ফেরানো যাবে না! তালিকার সবাইকে জানানো হবে (০ জন)')
  await question.getByRole('button', { name: 'ক্লাস বাতিল করুন' }).click()
  await expectToast(page, 'বাতিল করা হয়েছে। ০ জনকে জানানো হয়েছে')
  await page.context().close()
})

test('an admin sees in Bengali who has a seat, takes one off, and prints what was attended', async ({
  browser,
}) => {
  const found = await callApi(product, key, ['GET', '/classes?state=running'])
  const path = `/classes/${found.classes[0].id}`
  await addPerson(product, { role: 'student', name: 'Karim' })
  const page = await openInBengali(product, browser, admin, [path, title])
  const table = page.getByRole('table', { name: 'আসন ও অপেক্ষার তালিকা' })
  await expect(table).toContainText('আসন আছে')
  await expect(table).toContainText('১টির ১টিতে')
  await expect(page.getByText('ধার্য ফি')).toBeVisible()
  await expect(page.getByText('নেই', { exact: true })).toBeVisible()
  await expectNoLatin(page)
  await expectInBengali(page, 'a class that runs')
  await table.getByRole('button', { name: 'তালিকা থেকে সরান: Sadia' }).click()
  const question = page.getByRole('dialog', { name: /Sadia.?: তালিকা থেকে সরাবেন\?/ })
  await expect(question).toContainText('ক্লাস শুরু হয়ে গেছে')
  await question.getByRole('button', { name: 'ফিরে যান' }).click()
  await page.getByRole('button', { name: 'শেষ করুন' }).click()
  await expectToast(page, `${title}: ক্লাসটি এখন শেষ`)
  await table.getByRole('button', { name: 'উপস্থিতির স্লিপ' }).click()
  await expect(page.getByRole('button', { name: 'ছাপুন' })).toBeVisible()
  await expect(page.getByRole('radiogroup', { name: 'কাগজের ভাষা' })).toBeVisible()
  await expectNoLatin(page)
  await page.context().close()
})
