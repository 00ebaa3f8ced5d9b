import { type Browser, expect, type Page, test } from '@playwright/test'
import { openDashboard, signedInPage } from '#test/dashboard'
import { englishOn, expectGoodInThisLanguage } from '#test/looks'
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
/** The record of somebody who has the file open, by this proof. */
let record: Awaited<ReturnType<typeof addRecord>>
let candidate: string

test.describe.configure({ mode: 'default' })
test.use({ actionTimeout: 30_000 })

test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
  key = await apiKey(product, 'admin')
  record = await addRecord(product, key)
  const { accessCode } = await send(key, 'POST', `/records/${record.id}/access-code`)
  const proof = { passportNumber: record.passportNumber, accessCode }
  candidate = (await send(key, 'POST', '/lookups', proof)).viewing.token
})
test.afterAll(() => product.remove())

async function send(bearer: string, method: string, path: string, body?: object) {
  const isForm = body instanceof FormData
  const answer = await fetch(`${product.url}/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${bearer}`,
      ...(isForm ? {} : { 'content-type': 'application/json' }),
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
  return answer.json()
}

const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** A page as an admin who reads Bengali sees it on a phone. */
async function open(browser: Browser, path: string, title: string): Promise<Page> {
  const page = await signedInPage(product, browser, admin, { language: 'bn', width: 390 })
  await openDashboard(page, product, path, title)
  await expect(page.getByRole('main')).toHaveAttribute('lang', 'bn')
  await expect(page).toHaveTitle(`${title} · ড্যাশবোর্ড`)
  return page
}

/** Nothing on it is English, it fits in every look, and axe finds no fault. */
async function expectInBengali(page: Page, name: string): Promise<void> {
  expect(await englishOn(page), name).toEqual([])
  await expect(page.getByRole('main')).not.toContainText(english)
  await expectGoodInThisLanguage(page, `${name} in Bengali`)
  await page.setViewportSize({ width: 390, height: 800 })
}

/** What the pages would say in English. */
const english =
  /\b(?:candidates?|records?|papers?|reported|overdue|agreed|shown?|answer\w*|waits?|nothing|passport)\b/i

const lists = [
  ['/originals', 'হাতে থাকা আসল কাগজ', 'হাতে কোনো আসল কাগজ নেই।'],
  ['/other-contracts', 'অন্য চুক্তি', 'উত্তরের অপেক্ষায় কিছু নেই।'],
] as const

test('each list that is empty says so in Bengali', async ({ browser }) => {
  for (const [path, title, empty] of lists) {
    const page = await open(browser, path, title)
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
    await send(key, 'POST', `/records/${record.id}/originals`, original)
  }
  const page = await open(browser, '/originals', 'হাতে থাকা আসল কাগজ')
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
  await send(candidate, 'POST', '/other-contracts', body)
  const page = await open(browser, '/other-contracts', 'অন্য চুক্তি')
  const table = page.getByRole('table', { name: 'অন্য চুক্তি' })
  await expect(table).toContainText('কবে জানিয়েছেন')
  await expectInBengali(page, 'other contracts')
  await table.getByRole('link', { name: 'Rahima Khatun' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rahima Khatun')
  await page.context().close()
})
