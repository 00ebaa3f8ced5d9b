import { type Browser, expect, type Page, test } from '@playwright/test'
import { callApi } from '#test/call-api'
import { openDashboard, signedInPage } from '#test/dashboard'
import { handbookPicture } from '#test/handbook-picture'
import { expectInBengali, openInBengali } from '#test/in-bengali'
import { expectGoodInEveryLook } from '#test/looks'
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
test.use({ actionTimeout: 30_000 })

/** The opened file on a phone, without script. */
async function openFile(browser: Browser, number: string, code: string): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  })
  const page = await context.newPage()
  await page.goto(`${product.url}/check`)
  await page.locator('main #number').fill(number)
  await page.locator('main #code').fill(code)
  await page.locator('main form button[type=submit]').first().click()
  await expect(page).toHaveURL(`${product.url}/file`)
  return page
}

/** The list marks the record, and can be narrowed to what is marked. */
async function expectMarked(staff: Page): Promise<void> {
  await addRecord(product, key, { name: 'Salma Begum' })
  await openDashboard(staff, product, '/records', 'Records')
  const rows = staff.getByRole('row').filter({ has: staff.getByRole('checkbox') })
  const row = (name: string) => rows.filter({ hasText: name })
  await expect(row('Rahima Khatun').getByText('Mistake reported')).toBeVisible()
  await expect(row('Salma Begum')).not.toContainText('Mistake reported')
  await staff.getByText('More filters').click()
  await staff.getByLabel('Reported mistakes').selectOption('Not answered yet')
  await expect(staff).toHaveURL(/contested=yes/)
  await expect(row('Salma Begum')).toHaveCount(0)
  await expect(row('Rahima Khatun')).toBeVisible()
  await expectGoodInEveryLook(staff, 'list of reported mistakes')
}

/** The same in Bengali, on a phone's width where the rows are cards. */
async function expectMarkedInBengali(browser: Browser): Promise<void> {
  const page = await openInBengali(product, browser, admin, ['/records', 'রেকর্ড'])
  const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox') })
  const row = (name: string) => rows.filter({ hasText: name })
  await expect(row('Rahima Khatun').getByText('ভুল জানানো হয়েছে')).toBeVisible()
  await expect(row('Salma Begum')).not.toContainText('ভুল জানানো হয়েছে')
  await page.getByRole('button', { name: 'ফিল্টার', exact: true }).click()
  await page.getByText('আরও ফিল্টার').click()
  await page.getByLabel('প্রার্থী যা ভুল বলছেন').selectOption('এখনো উত্তর দেওয়া হয়নি')
  await expect(page).toHaveURL(/contested=yes/)
  await expect(row('Salma Begum')).toHaveCount(0)
  await expect(row('Rahima Khatun')).toBeVisible()
  await expectInBengali(page, 'list of reported mistakes')
  await page.context().close()
}

async function sayWrong(page: Page, proposed: string): Promise<void> {
  await page.goto(`${product.url}/file`)
  await page.getByRole('link', { name: /^This is wrong ?: Name$/ }).click()
  await page.getByLabel('What should be there?').fill(proposed)
  await page.getByRole('button', { name: 'Tell staff' }).click()
  await page.goto(`${product.url}/file`)
  await expect(page.getByText('The candidate says that this is wrong, since')).toBeVisible()
}

test('a candidate says that the name is wrong: declined with a reason, said once more, corrected', {
  tag: '@handbook',
}, async ({ browser }) => {
  const { id, passportNumber } = await addRecord(product, key)
  const { accessCode } = await callApi(product, key, ['POST', `/records/${id}/access-code`])
  const phone = await openFile(browser, passportNumber, accessCode)
  await sayWrong(phone, 'Rahima Begum')

  const staff = await signedInPage(product, browser, admin)
  await expectMarked(staff)
  await expectMarkedInBengali(browser)
  await openDashboard(staff, product, `/records/${id}`, 'Rahima Khatun')
  await expect(staff.getByRole('region', { name: 'Reported mistakes' })).toContainText(
    'Rahima Begum',
  )
  await staff.getByRole('link', { name: 'Answer in “Reported mistakes”' }).click()
  await expect(staff.getByText('1 waiting.')).toBeVisible()
  await handbookPicture(staff, 'mistakes')
  await expectGoodInEveryLook(staff, 'reported mistakes')
  await staff.getByRole('button', { name: 'Mark as corrected' }).click()
  await expectToast(staff, /correct/)
  await staff.getByRole('button', { name: 'Decline' }).click()
  await staff.getByRole('textbox', { name: 'Reason' }).fill('Your passport says Khatun.')
  await staff.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
  await expectToast(staff, 'Declined')

  await phone.goto(`${product.url}/file`)
  await expect(phone.getByText('The candidate says that this is wrong')).toHaveCount(0)
  await phone.getByRole('link', { name: 'What you told us' }).click()
  await expect(phone.getByText('Your passport says Khatun.')).toBeVisible()
  await sayWrong(phone, 'Rahima Begum, see the new passport')

  // Entered by the key, corrected by Amina.
  await openDashboard(staff, product, `/records/${id}/edit`, 'Update Rahima Khatun')
  await staff.getByLabel(/^Name/).fill('Rahima Begum')
  await staff.getByRole('button', { name: 'Update record' }).click()
  await expectToast(staff, /is updated/)
  await openDashboard(staff, product, '/contests', 'Reported mistakes')
  await staff.getByRole('button', { name: 'Mark as corrected' }).click()
  await expectToast(staff, 'Accepted')
  await expect(staff.getByText('Nothing is waiting for an answer.')).toBeVisible()
  await phone.goto(`${product.url}/file/wrong`)
  await expect(phone.getByText('Accepted: staff corrected it')).toBeVisible()
  await staff.context().close()
  await phone.context().close()
})
