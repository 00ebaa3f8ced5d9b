import { expect, test } from '@playwright/test'
import { callApi } from '#test/call-api'
import { expectInBengali, openInBengali } from '#test/in-bengali'
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
  const idOf = async ({ email: search }: Credentials) =>
    (await callApi(product, key, ['POST', '/accounts/search'], { search })).accounts[0].id
  const about = {
    ...{ title, teacherId: await idOf(teacher), place: 'দোতলা, বাড়ি ১২, ঢাকা', timeZone: 'Asia/Dhaka' },
    sessions: [{ startsAt: '2026-12-01T10:00', endsAt: '2026-12-01T12:00' }],
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
