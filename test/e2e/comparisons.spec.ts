import { type Browser, expect, type Page, test } from '@playwright/test'
import { openDashboard, signedInPage } from '#test/dashboard'
import { expectGoodInEveryLook } from '#test/looks'
import { paperPng } from '#test/phone-photos'
import {
  addPerson,
  addRecord,
  apiKey,
  type Credentials,
  type Product,
  setUpProduct,
  startProduct,
} from '#test/product'
import { expectToast } from '#test/toasts'

let product: Product
let admins: [Credentials, Credentials]
let key: string
test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admins = [await setUpProduct(product), await addPerson(product, { role: 'admin' })]
  key = await apiKey(product, 'admin')
})
test.afterAll(() => product.remove())
test.use({ actionTimeout: 30_000 })

async function call(method: string, path: string, body?: Uint8Array<ArrayBuffer>) {
  const headers = { authorization: `Bearer ${key}`, 'if-match': '1' }
  const answer = await fetch(`${product.url}/api/v1${path}`, {
    method,
    headers,
    ...(body ? { body } : {}),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
  return answer.json()
}

async function note(browser: Browser, who: Credentials, id: string, showed: string): Promise<Page> {
  const page = await signedInPage(product, browser, who)
  await openDashboard(page, product, `/records/${id}`, 'Rahima Khatun')
  const section = page.getByRole('region', { name: 'Asked the authorities' })
  await section.getByRole('button', { name: 'Note what an authority showed' }).click()
  await section.getByLabel('What it showed').selectOption(showed)
  await section.getByRole('button', { name: 'Note it' }).click()
  await expectToast(page, 'Noted')
  return page
}

test('two people ask on their own, neither sees the other, and the file says that both agree', async ({
  browser,
}) => {
  const { id, passportNumber } = await addRecord(product, key)
  await call('PUT', `/records/${id}/documents/visa-paper`, new Uint8Array(await paperPng()))
  const { accessCode } = await call('POST', `/records/${id}/access-code`)
  const phone = await (
    await browser.newContext({ viewport: { width: 360, height: 740 } })
  ).newPage()
  const open = async () => {
    await phone.goto(`${product.url}/check`)
    await phone.locator('main #number').fill(passportNumber)
    await phone.locator('main #code').fill(accessCode)
    await phone.locator('main form button[type=submit]').first().click()
    await expect(phone).toHaveURL(`${product.url}/file`)
  }
  await open()
  const told = phone.getByRole('region', { name: 'What we asked' })
  await expect(told).toContainText(/Nobody here has asked .+ yet\./)

  const first = await note(browser, admins[0], id, 'same')
  await expectGoodInEveryLook(first, 'asked the authorities')
  const second = await signedInPage(product, browser, admins[1])
  await openDashboard(second, product, `/records/${id}`, 'Rahima Khatun')
  const section = second.getByRole('region', { name: 'Asked the authorities' })
  await expect(section).toContainText('A second person has yet to ask')
  await expect(section).not.toContainText('The same as our copy')
  await second.context().close()
  const agreed = await note(browser, admins[1], id, 'same')
  await expect(agreed.getByText('Both saw the same as our copy.')).toBeVisible()
  await phone.reload()
  await expect(told).toContainText('what it showed then matched this copy')
  await expectGoodInEveryLook(phone, 'file with what we asked')
  for (const page of [first, agreed, phone]) await page.context().close()
})
