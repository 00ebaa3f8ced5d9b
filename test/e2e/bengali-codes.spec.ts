import { expect, test } from '@playwright/test'
import type { CodeAlertList } from '#modules/lookup/schema'
import { openDashboard } from '#test/dashboard'
import { expectInBengali, openInBengali } from '#test/in-bengali'
import { expectGoodInThisLanguage, latinOn } from '#test/looks'
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
test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
  key = await apiKey(product, 'admin', 'candidates')
})
test.afterAll(() => product.remove())

/** What people entered, and what has no Bengali name. */
const entered = /Rahima Khatun|Amina|CR-[\w-]+|ZZ\d+|UTC/

const api = (path: string, body?: object) =>
  fetch(`${product.url}/api/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })

/** Tries wrong codes with numbers, and waits until each alert has counted all that are its own. */
async function tryCodes(numbers: readonly string[], counted: readonly number[]): Promise<void> {
  for (const passportNumber of numbers)
    await api('/share-lookups', { passportNumber, shareCode: '000-000-000' })
  const counts = async () => {
    const { alerts } = (await (await api('/code-alerts')).json()) as CodeAlertList
    return alerts.map(({ tries }) => tries).toSorted((a, b) => b - a)
  }
  await expect.poll(counts, { timeout: 60_000 }).toEqual(counted)
}

test('an admin reads about wrong codes in Bengali on a phone, and puts an alert away', async ({
  browser,
}) => {
  const { passportNumber } = await addRecord(product, key)
  const many = Array.from({ length: 200 }, (_, n) => `XX${1_000_000 + n}`)
  const one = Array.from({ length: 25 }, () => passportNumber)
  const nobodys = Array.from({ length: 25 }, () => 'XX7654321')
  await tryCodes([...one, ...nobodys, ...many], [250, 25, 25])
  const page = await openInBengali(product, browser, admin, ['/wrong-codes', 'ভুল কোড'])
  expect(await latinOn(page, entered)).toEqual([])
  const alert = (title: string) => page.getByRole('listitem').filter({ hasText: title })
  await expect(alert('সব মিলিয়ে অনেক ভুল কোড')).toContainText('২৫০টি ভুল অ্যাক্সেস কোড')
  await expect(alert('কোনো রেকর্ডে নেই এমন পাসপোর্ট নম্বর')).toContainText('২৫টি ভুল কোড')
  await expect(alert('Rahima Khatun')).toContainText('প্রার্থীকে (CR-')
  await expectInBengali(page, 'wrong codes')
  for (const name of ['Rahima Khatun', 'সব নম্বর নিয়ে', 'কোনো রেকর্ডে নেই এমন নম্বর নিয়ে']) {
    await page.getByRole('button', { name }).click()
    await expectToast(page, 'সরানো হয়েছে')
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  }
  await expect(page.getByText('চোখে পড়ার মতো কিছু নেই।')).toBeVisible()
  await page.context().close()
})

test('an admin issues codes for slips in Bengali on a phone, and those not printed wait', async ({
  browser,
}) => {
  const records = [await addRecord(product, key), await addRecord(product, key)]
  await api(`/records/${records[0]?.id}/access-code`, {})
  const chosen = records.map(({ id }) => id).join(',')
  const path = `/slips?of=${chosen},${crypto.randomUUID()}`
  const page = await openInBengali(product, browser, admin, [path, 'কোড দিন ও ছাপুন'])
  expect(await latinOn(page, entered)).toEqual([])
  await expect(page.getByText('বাছাই করা ১টি রেকর্ড ট্র্যাশে আছে')).toBeVisible()
  await expectInBengali(page, 'slips chosen')
  await page.getByRole('button', { name: '২টি অ্যাক্সেস কোড দিন' }).click()
  const slip = page.getByRole('article', { name: 'অ্যাক্সেস কোডের স্লিপ' })
  await expect(slip).toHaveCount(1)
  await expect(page.getByRole('heading', { name: '১ জন প্রার্থীর আগে থেকেই কোড আছে' })).toBeVisible()
  // The slips hold names of authorities, which stay as they are.
  await expectGoodInThisLanguage(page, 'slips issued in Bengali')
  await page.getByRole('link', { name: 'সব রেকর্ড' }).click()
  const leave = page.getByRole('dialog', { name: 'স্লিপ না নিয়েই চলে যাবেন?' })
  await expect(leave).toContainText('কোডগুলো শুধু এবারই দেখানো হচ্ছে')
  await leave.getByRole('button', { name: 'এখানেই থাকুন' }).click()
  await page.getByRole('button', { name: '১টি নতুন কোড দিন' }).click()
  const question = page.getByRole('dialog', { name: '১টি নতুন কোড দেবেন?' })
  await expect(question).not.toContainText(/[a-z]{3}/i)
  await question.getByRole('button', { name: '১টি নতুন কোড দিন' }).click()
  await expect(slip).toHaveCount(2)
  await page.getByRole('button', { name: 'ছাপুন', exact: true }).click()
  await expect(page.getByText('সব স্লিপ কি ছাপা হয়েছে?')).toBeVisible()
  await expect(page.getByRole('button', { name: 'হ্যাঁ, ২টি স্লিপই ছাপা হয়েছে' })).toBeVisible()

  await openDashboard(page, product, '/unprinted-codes', 'অ্যাক্সেস কোড দেওয়া হয়েছে, স্লিপ ছাপা হয়নি')
  expect(await latinOn(page, entered)).toEqual([])
  await expectInBengali(page, 'codes not printed')
  const printed = page.getByRole('button', { name: 'ছাপা হয়েছে বলে জানান: Rahima Khatun' })
  await printed.first().click()
  await expect(printed).toHaveCount(1)
  await printed.click()
  await expect(page.getByText('স্লিপের জন্য দেওয়া প্রতিটি কোড ছাপা হয়েছে।')).toBeVisible()
  await page.context().close()
})
