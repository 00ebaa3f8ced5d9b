import { expect, type Page, test } from '@playwright/test'
import { openDashboard, signedInPage } from '#test/dashboard'
import { englishOn, expectGoodInThisLanguage, latinOn } from '#test/looks'
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
  key = await apiKey(product, 'admin')
})
test.afterAll(() => product.remove())

const inBengali = { language: 'bn', width: 390 }
/** What people entered, and what has no Bengali name. */
const entered = /Rahima Khatun|Amina|CR-[\w-]+|ZZ\d+|UTC/

/** Opens a page, whose title in the document is its heading, and looks for English in it. */
async function openInBengali(page: Page, path: string, heading: string): Promise<void> {
  await openDashboard(page, product, path, heading)
  await expect(page).toHaveTitle(`${heading} · ড্যাশবোর্ড`)
  await expect(page.getByRole('main')).toHaveAttribute('lang', 'bn')
  await expectNoEnglish(page)
}

async function expectNoEnglish(page: Page): Promise<void> {
  expect(await englishOn(page)).toEqual([])
  expect(await latinOn(page, entered)).toEqual([])
}

const api = (path: string, body?: object) =>
  fetch(`${product.url}/api/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })

/** Tries wrong codes with numbers, and waits until the server has written down what stands out. */
async function tryCodes(numbers: readonly string[]): Promise<void> {
  for (const passportNumber of numbers)
    await api('/share-lookups', { passportNumber, shareCode: '000-000-000' })
  await expect
    .poll(async () => (await (await api('/code-alerts')).json()).total, { timeout: 60_000 })
    .toBe(3)
}

test('an admin reads about wrong codes in Bengali on a phone, and puts an alert away', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const { passportNumber } = await addRecord(product, key)
  const many = Array.from({ length: 200 }, (_, n) => `XX${1_000_000 + n}`)
  const one = Array.from({ length: 25 }, () => passportNumber)
  const nobodys = Array.from({ length: 25 }, () => 'XX7654321')
  await tryCodes([...one, ...nobodys, ...many])
  const page = await signedInPage(product, browser, admin, inBengali)
  await openInBengali(page, '/wrong-codes', 'ভুল কোড')
  const alert = (title: string) => page.getByRole('listitem').filter({ hasText: title })
  await expect(alert('সব মিলিয়ে অনেক ভুল কোড')).toContainText('২৫০টি ভুল অ্যাক্সেস কোড')
  await expect(alert('কোনো রেকর্ডে নেই এমন পাসপোর্ট নম্বর')).toContainText('২৫টি ভুল কোড')
  await expect(alert('Rahima Khatun')).toContainText('প্রার্থীকে (CR-')
  await expectGoodInThisLanguage(page, 'wrong codes in Bengali')
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
  const page = await signedInPage(product, browser, admin, inBengali)
  const chosen = records.map(({ id }) => id).join(',')
  await openInBengali(page, `/slips?of=${chosen},${crypto.randomUUID()}`, 'কোড দিন ও ছাপুন')
  await expect(page.getByText('বাছাই করা ১টি রেকর্ড ট্র্যাশে আছে')).toBeVisible()
  await expectGoodInThisLanguage(page, 'slips chosen in Bengali')
  await page.getByRole('button', { name: '২টি অ্যাক্সেস কোড দিন' }).click()
  const slip = page.getByRole('article', { name: 'অ্যাক্সেস কোডের স্লিপ' })
  await expect(slip).toHaveCount(1)
  await expect(page.getByRole('heading', { name: '১ জন প্রার্থীর আগে থেকেই কোড আছে' })).toBeVisible()
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

  await openInBengali(page, '/unprinted-codes', 'অ্যাক্সেস কোড দেওয়া হয়েছে, স্লিপ ছাপা হয়নি')
  await expectGoodInThisLanguage(page, 'codes not printed in Bengali')
  const printed = page.getByRole('button', { name: 'স্লিপ ছাপা হয়েছে: Rahima Khatun' })
  await printed.first().click()
  await expect(printed).toHaveCount(1)
  await printed.click()
  await expect(page.getByText('স্লিপের জন্য দেওয়া প্রতিটি কোড ছাপা হয়েছে।')).toBeVisible()
  await page.context().close()
})
