import { expect, test } from '@playwright/test'
import { callApi, openFileByCode } from '#test/call-api'
import { openDashboard } from '#test/dashboard'
import { openDatabaseFile } from '#test/database-file'
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
  key = await apiKey(product, 'admin', 'candidates')
  await candidateLeaves()
  await failMessages()
})
test.afterAll(() => product.remove())

/** What people entered, and what has no Bengali name. */
const entered = /Rahima Khatun|CR-[\w-]+|UTC/

/** A new candidate leaves the agency, which ends all consents but messages. */
async function candidateLeaves(): Promise<void> {
  const proof = await openFileByCode(product, key, await addRecord(product, key))
  await callApi(product, proof, ['PUT', '/leaving'], { leaves: true, language: 'bn' })
}

/** One message that failed, and one whose connection was cut. */
async function failMessages(): Promise<void> {
  await product.kill()
  const database = openDatabaseFile(product)
  const { id } = database.prepare('select "id" from "records"').get() as { id: string }
  const insert = database.prepare(
    `insert into "messages" ("id", "recordId", "kind", "state", "way", "createdAt", "queuedAt", "dueAt", "tries", "endedAt")
      values (?, ?, ?, ?, 'mail', :at, :at, :at, 9, :at)`,
  )
  const at = new Date().toISOString()
  insert.run('failed', id, 'share', 'failed', { at })
  insert.run('perhaps', id, 'paper', 'perhaps', { at })
  database.close()
  await product.restart()
}

test('an admin reads in Bengali on a phone what waits, and in a closing agency', async ({
  browser,
}) => {
  const way = ['/overview', 'এক নজরে'] as const
  const page = await openInBengali(product, browser, admin, way)
  const announced = {
    ...{ lastDay: '2027-03-01', successor: null, announcedAt: '2026-11-01T06:00:00.000Z' },
    ...{ daysLeft: 98, candidates: 3 },
    told: { sent: 0, underWay: 1, byHand: 1, unreachable: 1 },
  }
  await page.route('**/api/v1/organisation/closing', (route) =>
    route.fulfill({ json: { announced } }),
  )
  await openDashboard(page, product, ...way)
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toContainText('শেষ দিন ১ মার্চ, ২০২৭: আর ৯৮ দিন বাকি।')
  await expect(main.getByRole('alert')).toContainText('৩ জন প্রার্থীর মধ্যে ০ জনকে।')
  await expect(
    main.getByRole('list', { name: 'উত্তর বা কাজ বাকি' }).getByRole('link', {
      name: '১ প্রার্থী এজেন্সি ছেড়ে যাচ্ছেন',
    }),
  ).toBeVisible()
  await expect(main.getByRole('group', { name: /^১২ সপ্তাহে ১টি রেকর্ড/ })).toBeVisible()
  await main.getByText('ছক আকারে দেখুন').click()
  await expect(
    main.getByRole('table').getByRole('link', { name: /^১টি রেকর্ড, যে সপ্তাহের শুরু/ }),
  ).toBeVisible()
  expect(await latinOn(page, entered)).toEqual([])
  await expectInBengali(page, 'overview')
  await page.context().close()
})

test('messages that failed and consents that were taken back are listed in Bengali', async ({
  browser,
}) => {
  const failed = ['/failed-messages', 'যে বার্তা হয়তো পৌঁছায়নি'] as const
  const page = await openInBengali(product, browser, admin, failed)
  const shown = (text: string) => page.getByRole('table').getByText(text, { exact: true })
  await expect(shown('একটি শেয়ার খোলা হয়েছে')).toBeVisible()
  await expect(shown('হয়তো পাঠানো হয়েছে')).toBeVisible()
  expect(await latinOn(page, entered)).toEqual([])
  await expectInBengali(page, 'failed messages')

  await openDashboard(page, product, '/withdrawn-consents', 'প্রার্থী যাতে আর রাজি নন')
  await expect(shown('অন্যদের কাগজ দেখানো')).toBeVisible()
  expect(await latinOn(page, entered)).toEqual([])
  await expectInBengali(page, 'consents taken back')
  await page.context().close()
})

test('an admin takes who leaves off the list in Bengali', async ({ browser }) => {
  const leavings = ['/leavings', 'যে প্রার্থীরা এজেন্সি ছেড়ে যাচ্ছেন'] as const
  const page = await openInBengali(product, browser, admin, leavings)
  await expect(page.getByRole('link', { name: 'Rahima Khatun' })).toBeVisible()
  expect(await latinOn(page, entered)).toEqual([])
  await expectInBengali(page, 'candidates who leave')
  await page.getByRole('button', { name: 'কাজ শেষ: Rahima Khatun' }).click()
  await expect(page.getByText('কোনো প্রার্থী ছেড়ে যাচ্ছেন না।')).toBeVisible()
  await page.context().close()
})
