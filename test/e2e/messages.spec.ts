import { expect, test } from '@playwright/test'
import { openDashboard, signedInPage, wholePage } from '#test/dashboard'
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

test('a code that is issued again is mailed, and the record says so', async ({ browser }) => {
  const admin = await setUpProduct(product)
  const key = await apiKey(product, 'admin', 'candidates')
  const { id, version } = await addRecord(product, key)
  const url = `${product.url}/api/v1/records/${id}`
  const headers = {
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    'if-match': `"${version}"`,
  }
  const body = JSON.stringify({ email: 'rahima@people.example', language: 'bn' })
  expect((await fetch(url, { method: 'PATCH', headers, body })).status).toBe(200)
  const issue = { method: 'POST', headers: { authorization: headers.authorization } }
  for (let time = 0; time < 2; time += 1) await fetch(`${url}/access-code`, issue)
  const [mail] = await smtp.waitFor(1)
  expect(mail?.text).toContain('আপনার অ্যাক্সেস কোড বদলানো বা বন্ধ করা হয়েছে।')
  const page = await signedInPage(product, browser, admin)
  await openDashboard(page, product, `/records/${id}`, 'Rahima Khatun')
  const messages = page.getByRole('region', { name: 'Messages' })
  await expect(messages.getByText(/^Sent by email/)).toBeVisible()
  await expect(messages.getByText('Waiting to be sent')).toBeVisible()
  await messages.getByRole('button', { name: /^Send again/ }).click()
  await page.getByRole('button', { name: 'Send it again' }).click()
  await smtp.waitFor(2)
  await expect(async () => {
    await page.reload()
    await wholePage(page)
    await expect(messages.getByText(/^Sent by email/)).toHaveCount(2)
  }).toPass()
  await expectFitAndAccessible(page, 'record with messages')
  await picture(page, 'record-with-messages')

  await openDashboard(page, product, '/notifications', 'Notifications')
  await page.getByRole('link', { name: 'Get a daily email about them' }).click()
  const daily = page.getByRole('region', { name: 'Daily email about notifications' })
  await daily.getByRole('button', { name: 'Email me once a day' }).click()
  await expect(daily.getByRole('button', { name: 'Stop the daily email' })).toBeVisible()
  await expectGoodInEveryLook(page, 'account with the daily email')
})
