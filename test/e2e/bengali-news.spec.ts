import { expect, test } from '@playwright/test'
import { callApi } from '#test/call-api'
import { expectInBengali, openInBengali } from '#test/in-bengali'
import { latinOn } from '#test/looks'
import {
  addRecord,
  apiKey,
  type Credentials,
  type Product,
  setUpProduct,
  startProduct,
} from '#test/product'

let product: Product
let admin: Credentials
let key: string
test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
  key = await apiKey(product, 'admin')
})
test.afterAll(() => product.remove())

/** What people entered, and what has no Bengali name. */
const entered = /Rahima Khatun|Amina|test \(API key\)|CR-[\w-]+|UTC/

test('an admin reads notifications in Bengali on a phone, and marks them as read', async ({
  browser,
}) => {
  const { id } = await addRecord(product, key)
  const { accounts } = await callApi(product, key, ['GET', '/accounts'])
  await callApi(product, key, ['POST', `/records/${id}/notes`], {
    ...{ text: 'Ask her aunt.', mentions: [accounts[0].id] },
  })
  await callApi(product, key, ['POST', '/concerns'], { text: 'A stranger sold me a paper.' })
  const page = await openInBengali(product, browser, admin, ['/notifications', 'বিজ্ঞপ্তি'])
  await expect(page.getByText('২টি পড়া হয়নি।')).toBeVisible()
  await expect(
    page.getByRole('link', { name: 'একটি নোটে আপনার নাম আছে: Rahima Khatun' }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'একটি সন্দেহের খবর এসেছে' })).toBeVisible()
  expect(await latinOn(page, entered)).toEqual([])
  await expectInBengali(page, 'notifications')
  await page.getByRole('button', { name: 'সব পড়া হয়েছে বলে চিহ্ন দিন' }).click()
  await expect(page.getByText('সব পড়া হয়েছে।', { exact: true })).toBeVisible()
  await page.context().close()
})
