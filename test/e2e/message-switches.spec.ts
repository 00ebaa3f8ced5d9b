import { expect, test } from '@playwright/test'
import { openDashboard, signedInPage } from '#test/dashboard'
import { expectFitAndAccessible, expectGoodInEveryLook, picture } from '#test/looks'
import { addRecord, apiKey, type Product, setUpProduct, startProduct } from '#test/product'
import { startSmtp, type TestSmtp } from '#test/smtp'

let product: Product
let smtp: TestSmtp
test.beforeAll(async () => {
  smtp = await startSmtp()
  product = await startProduct({ env: { CANDOR_SMTP_URL: smtp.url } })
})
test.afterAll(async () => {
  await product.remove()
  await smtp.close()
})

test('a candidate switches messages off on a phone without script, and is told of a new code all the same', async ({
  browser,
}) => {
  const admin = await setUpProduct(product)
  const key = await apiKey(product, 'admin', 'candidates')
  const { id, version, passportNumber } = await addRecord(product, key)
  const url = `${product.url}/api/v1/records/${id}`
  const authorization = `Bearer ${key}`
  const headers = { authorization, 'content-type': 'application/json', 'if-match': `"${version}"` }
  const body = JSON.stringify({ email: 'rahima@people.example', language: 'bn' })
  expect((await fetch(url, { method: 'PATCH', headers, body })).status).toBe(200)
  const issue = { method: 'POST', headers: { authorization } }
  const { accessCode } = await (await fetch(`${url}/access-code`, issue)).json()

  const phone = await browser.newPage({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  })
  await phone.goto(`${product.url}/check`)
  await phone.locator('main #number').fill(passportNumber)
  await phone.locator('main #code').fill(accessCode)
  await phone.locator('main form button[type=submit]').first().click()
  await phone.getByRole('link', { name: 'Messages to you' }).click()
  for (const box of await phone.getByRole('checkbox').all()) await box.uncheck()
  await phone.getByRole('button', { name: 'Save' }).click()
  await expect(phone.getByRole('status')).toContainText('Saved.')
  await expect(phone.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await picture(phone, 'messages-switched-off')
  await phone.context().close()

  // The code that replaces the first one is told of; that the file can be seen is not.
  await fetch(`${url}/access-code`, issue)
  const [mail] = await smtp.waitFor(1)
  expect(mail?.text).toContain('আপনার অ্যাক্সেস কোড বদলানো বা বন্ধ করা হয়েছে।')

  const staff = await signedInPage(product, browser, admin)
  await openDashboard(staff, product, `/records/${id}`, 'Rahima Khatun')
  const messages = staff.getByRole('region', { name: 'Messages' })
  await expect(messages.getByText('Switched off by the candidate')).toBeVisible()
  await expect(
    messages.getByRole('listitem').filter({ hasText: 'A document is new' }),
  ).toBeVisible()
  const tell = staff.getByRole('region', { name: 'Tell the candidate' })
  await expect(tell.getByText('The candidate has switched off messages')).toBeVisible()
  await tell.getByLabel('What to tell').selectOption('code')
  await expect(tell.getByRole('link', { name: 'Write email' })).toBeVisible()
  await expectFitAndAccessible(staff, 'record with messages switched off')
  await expectGoodInEveryLook(staff, 'record-with-messages-off')
  await staff.context().close()
  expect(smtp.mails).toHaveLength(1)
})
