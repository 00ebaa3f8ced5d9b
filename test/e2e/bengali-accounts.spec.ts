import { expect, type Page, test } from '@playwright/test'
import { expectInBengali, openInBengali } from '#test/in-bengali'
import { latinOn } from '#test/looks'
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

test.describe.configure({ mode: 'default' })
test.use({ actionTimeout: 30_000 })

test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
  await addPerson(product, { role: 'moderator', name: 'Mita' })
})
test.afterAll(() => product.remove())

/** What people entered, and what has no Bengali name. */
const entered =
  /Mita|Amina|[\w.+-]+@[\w.-]+|UTC|https?:\/\/\S+|Chrom\w+|Linux|Website|\bAPI\b|cnd_\S+|candor\S*|We are the government/

async function expectNoLatin(page: Page): Promise<void> {
  expect(await latinOn(page, entered)).toEqual([])
}

test('an admin invites somebody in Bengali on a phone, and takes it back', async ({ browser }) => {
  const page = await openInBengali(product, browser, admin, ['/accounts', 'অ্যাকাউন্ট'])
  const table = page.getByRole('table', { name: 'অ্যাকাউন্ট' })
  await expect(table).toContainText('মডারেটর')
  await expect(table).toContainText('এটি আপনি')
  await expectNoLatin(page)
  await expectInBengali(page, 'accounts')
  await page.getByRole('searchbox', { name: 'খুঁজুন' }).fill('Nobody')
  await expect(page.getByText('এমন কেউ নেই। অন্যভাবে খুঁজুন।')).toBeVisible()
  await page.getByRole('searchbox', { name: 'খুঁজুন' }).fill('')
  await page.getByRole('button', { name: 'কাউকে আমন্ত্রণ জানান' }).click()
  const form = page.getByRole('form', { name: 'কাউকে আমন্ত্রণ জানান' })
  await expect(form).toContainText('এখানে ইমেইল পাঠানোর ব্যবস্থা নেই')
  await form.getByRole('button', { name: 'লিংক তৈরি করুন' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'অ্যাকাউন্ট খোলার লিংক' })).toContainText(
    'এটি শুধু এবারই দেখানো হচ্ছে।',
  )
  await expect(page.getByRole('heading', { name: 'যে আমন্ত্রণ এখনো খোলা' })).toBeVisible()
  await expectNoLatin(page)
  await expectInBengali(page, 'an invitation')
  await page.getByRole('button', { name: 'হয়েছে' }).click()
  await page.getByRole('button', { name: 'আমন্ত্রণ বাতিল করুন: যাঁর কাছে লিংক আছে, মডারেটর' }).click()
  await expectToast(page, 'আমন্ত্রণ বাতিল করা হয়েছে')
  await page.context().close()
})

test('an admin changes, disables and deletes an account in Bengali on a phone', async ({
  browser,
}) => {
  const page = await openInBengali(product, browser, admin, ['/accounts', 'অ্যাকাউন্ট'])
  await page.getByRole('link', { name: 'Mita' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mita')
  await expect(page.getByText('দ্বিতীয় ধাপ', { exact: true })).toBeVisible()
  await expectNoLatin(page)
  await expectInBengali(page, 'an account')
  const change = page.getByRole('region', { name: 'বদলান' })
  await change.getByRole('button', { name: 'অ্যাডমিন করুন: Mita' }).click()
  await expectToast(page, /Mita.? এখন অ্যাডমিন/)
  await change.getByRole('button', { name: 'বন্ধ করুন: Mita' }).click()
  await expectToast(page, /Mita.?: অ্যাকাউন্ট এখন বন্ধ/)
  await expect(page.getByText('অ্যাকাউন্টটি বন্ধ। আগে চালু করুন।')).toBeVisible()
  await change.getByRole('button', { name: 'চালু করুন: Mita' }).click()
  await expectToast(page, /Mita.?: অ্যাকাউন্ট এখন চালু/)
  await page.getByRole('button', { name: 'নতুন পাসওয়ার্ডের লিংক তৈরি করুন' }).click()
  await expect(page.getByText('নতুন পাসওয়ার্ডের লিংক', { exact: true })).toBeVisible()
  await expectNoLatin(page)
  await page.getByRole('button', { name: 'হয়েছে' }).click()
  await change.getByRole('button', { name: 'মুছুন: Mita' }).click()
  const question = page.getByRole('dialog', { name: 'আপনি কি নিশ্চিত?' })
  await expect(question).toContainText('এটি আর ফেরানো যাবে না!')
  await question.getByLabel('অ্যাকাউন্টের নাম লিখুন').fill('Mita')
  await question.getByRole('button', { name: 'হ্যাঁ, মুছে ফেলুন!' }).click()
  await expectToast(page, 'মুছে ফেলা হয়েছে!')
  await expect(page.getByRole('table', { name: 'অ্যাকাউন্ট' })).not.toContainText('Mita')
  await page.context().close()
})
