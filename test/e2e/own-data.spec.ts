import { readFileSync } from 'node:fs'
import { type Download, expect, type Page, test } from '@playwright/test'
import { fromBufferPromise } from 'yauzl'
import { openDashboard, signedInPage } from '#test/dashboard'
import { expectFitAndAccessible, expectGoodInEveryLook } from '#test/looks'
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
test.use({ actionTimeout: 60_000 })

async function pageIn(download: Download): Promise<string> {
  const zip = await fromBufferPromise(readFileSync(await download.path()))
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName !== 'index.html') continue
    const bytes = await (await zip.openReadStreamPromise(entry)).toArray()
    return Buffer.concat(bytes).toString()
  }
  return ''
}

async function downloaded(page: Page, press: () => Promise<void>): Promise<string> {
  const coming = page.waitForEvent('download')
  await press()
  return pageIn(await coming)
}

test('a candidate takes all data with a mailed code, and is told when staff make a copy', async ({
  browser,
}) => {
  const admin = await setUpProduct(product)
  const key = await apiKey(product, 'admin', 'candidates')
  const { id, version, passportNumber } = await addRecord(product, key)
  const url = `${product.url}/api/v1/records/${id}`
  const headers = {
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    'if-match': `"${version}"`,
  }
  const body = JSON.stringify({ email: 'rahima@people.example', language: 'bn' })
  expect((await fetch(url, { method: 'PATCH', headers, body })).status).toBe(200)
  const issue = { method: 'POST', headers: { authorization: headers.authorization } }
  const { accessCode } = await (await fetch(`${url}/access-code`, issue)).json()

  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  })
  const phone = await context.newPage()
  await phone.goto(`${product.url}/check`)
  await phone.locator('main #number').fill(passportNumber)
  await phone.locator('main #code').fill(accessCode)
  await phone.locator('main form button[type=submit]').first().click()
  await phone.getByRole('link', { name: 'Download all your data' }).click()
  await phone.getByRole('button', { name: 'Send me a code' }).click()
  await expect(phone.getByText('a code is on its way')).toBeVisible()
  const mails = await smtp.waitFor(1)
  const code = /\d{8}/.exec(mails.at(-1)?.text ?? '')?.[0] ?? ''
  await phone.getByLabel('Code from our message').fill('00000000')
  await phone.getByRole('button', { name: /^Download all my data/ }).click()
  await expect(phone.locator('#code-problem')).toContainText('This code does not work.')
  await phone.getByLabel('Code from our message').fill(code)
  const page = await downloaded(phone, () =>
    phone.getByRole('button', { name: /^Download all my data/ }).click(),
  )
  expect(page).toContain('<html lang="bn" dir="ltr">')
  expect(page).toContain(passportNumber)
  await context.close()
  // Axe needs script, which the pages of the journey do without.
  const reader = await browser.newPage({ viewport: { width: 360, height: 740 } })
  await reader.setContent(page)
  await expectFitAndAccessible(reader, 'the page in the zip')
  await reader.close()

  const staff = await signedInPage(product, browser, admin)
  await openDashboard(staff, product, `/records/${id}`, 'Rahima Khatun')
  const region = staff.getByRole('region', { name: 'The candidate’s own data' })
  await expectGoodInEveryLook(staff, 'record with own data')
  await region.getByRole('heading').click()
  const made = await downloaded(staff, async () => {
    await region.getByRole('button', { name: 'Hand over all data' }).click()
    await staff.getByRole('button', { name: 'Make the copy' }).click()
  })
  expect(made).toContain(passportNumber)
  await expect(async () => {
    expect(smtp.mails.at(-1)?.text).toContain('কর্মীরা আপনার সব তথ্যের কপি বানিয়েছেন।')
  }).toPass()
  await staff.context().close()
})
