import { expect, type Page, test } from '@playwright/test'
import { expectInBengali, openInBengali } from '#test/in-bengali'
import { latinOn } from '#test/looks'
import { type Credentials, type Product, setUpProduct, startProduct } from '#test/product'
import { expectToast } from '#test/toasts'

let product: Product
let admin: Credentials

test.describe.configure({ mode: 'default' })
test.use({ actionTimeout: 30_000 })

test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
})
test.afterAll(() => product.remove())

/** What people entered, and what has no Bengali name. */
const entered = /UTC|Website|\bAPI\b|We are the government/

async function expectNoLatin(page: Page): Promise<void> {
  expect(await latinOn(page, entered)).toEqual([])
}

test('an admin makes a key in Bengali on a phone, and revokes it', async ({ browser }) => {
  const page = await openInBengali(product, browser, admin, ['/api-keys', 'API কী'])
  const form = page.getByRole('form', { name: 'নতুন API কী' })
  await form.getByRole('button', { name: 'কী তৈরি করুন' }).click()
  await expect(form.getByText('নাম লিখতে হবে')).toBeVisible()
  await expectNoLatin(page)
  await expectInBengali(page, 'API keys with what is wrong')
  await form.getByLabel('নাম').fill('Website')
  await form.getByRole('button', { name: 'কী তৈরি করুন' }).click()
  await expect(page.getByText('এখনই কপি করে আপনার প্রোগ্রামে দিন।')).toBeVisible()
  await page.getByRole('button', { name: 'হয়েছে' }).click()
  await expectNoLatin(page)
  await expectInBengali(page, 'API keys')
  await page.getByRole('button', { name: 'বাতিল করুন: Website' }).click()
  const question = page.getByRole('dialog', { name: 'আপনি কি নিশ্চিত?' })
  await expect(question).toContainText('সেগুলো এখন থেকে আর ঢুকতে পারবে না।')
  await question.getByRole('button', { name: 'হ্যাঁ, বাতিল করুন!' }).click()
  await expectToast(page, /Website.?: এখন বাতিল/)
  await page.context().close()
})
