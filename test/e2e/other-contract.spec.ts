import { type Browser, expect, test } from '@playwright/test'
import { openDashboard } from '#test/dashboard'
import { openDatabaseFile } from '#test/database-file'
import { documentPng } from '#test/phone-photos'
import {
  addRecord,
  apiKey,
  type Credentials,
  type Product,
  setUpProduct,
  startProduct,
} from '#test/product'
import { signIn } from '#test/sign-in'

let product: Product
let admin: Credentials
test.beforeAll(async () => {
  product = await startProduct()
  admin = await setUpProduct(product)
})
test.afterAll(() => product.remove())

/** What staff find beside the report: a field to answer it, and nothing that changes or removes it. */
async function lookAsStaff(browser: Browser, recordId: string): Promise<void> {
  const viewport = { width: 1280, height: 800 }
  const context = await browser.newContext({ javaScriptEnabled: true, viewport })
  await signIn(product, context, admin)
  const page = await context.newPage()
  await openDashboard(page, product, '/other-contracts', 'Other contracts')
  const list = page.getByRole('table', { name: 'Other contracts' })
  await expect(list.getByRole('row')).toHaveCount(2)
  await expect(list.getByRole('button')).toHaveCount(0)
  await openDashboard(page, product, `/records/${recordId}`, 'Rahima Khatun')
  const reported = page.getByRole('region', { name: 'Other contracts reported' })
  await expect(reported).toContainText('Nobody can change or remove them')
  await expect(reported).toContainText(/SAR.800\.00/)
  await expect(reported.getByRole('button')).toHaveText(['Send the answer'])
  await expect(reported.getByRole('textbox')).toHaveCount(1)
  await context.close()
}

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

test('a worker abroad reports another contract in Bengali, and nobody takes it away', async ({
  page,
  context,
  browser,
}) => {
  const key = await apiKey(product, 'admin', 'candidates')
  const { id, passportNumber } = await addRecord(product, key)
  const headers = { authorization: `Bearer ${key}` }
  const api = `${product.url}/api/v1`
  const issued = await fetch(`${api}/records/${id}/access-code`, { method: 'POST', headers })
  const { accessCode } = (await issued.json()) as { accessCode: string }
  await context.addCookies([{ name: 'language', value: 'bn', url: product.url }])

  await page.goto(`${product.url}/another-contract`)
  await page.getByLabel('পাসপোর্ট নম্বর').last().fill(passportNumber)
  await page.getByLabel('অ্যাক্সেস কোড').fill(accessCode)
  await page.getByLabel('অন্য চুক্তিতে বেতন').fill('৮০০')
  await page.getByLabel('মুদ্রা').selectOption('SAR')
  const photo = { name: 'a.png', mimeType: 'image/png', buffer: await documentPng('Other') }
  await page.locator('#photo').setInputFiles(photo)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByRole('button', { name: 'পাঠান' }).click()
  await expect(page.getByRole('heading', { name: 'আপনার কথা রাখা হয়েছে' })).toBeVisible()

  await page.goto(`${product.url}/check`)
  await page.locator('main #number').fill(passportNumber)
  await page.locator('main #code').fill(accessCode)
  await page.locator('main form button.main').click()
  await page.goto(`${product.url}/file/contract`)
  const help = page.locator('section[aria-labelledby="help-outside"]')
  await expect(help.getByRole('link', { name: '+880 961 010 2030' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await lookAsStaff(browser, id)

  const listed = await fetch(`${api}/records/${id}/other-contracts`, { headers })
  const { contracts } = (await listed.json()) as { contracts: { id: string }[] }
  const contract = contracts[0]?.id
  for (const path of [`/other-contracts/${contract}`, `/records/${id}/other-contracts/${contract}`])
    expect((await fetch(api + path, { method: 'DELETE', headers })).ok).toBe(false)

  await product.stop()
  const database = openDatabaseFile(product)
  expect(() => database.exec('delete from "otherContracts"')).toThrow()
  database.exec('drop trigger "otherContractsNoUpdate"')
  database.exec('update "otherContracts" set "amount" = 150000')
  database.close()
  const { code, stdout } = await product.run(['doctor'])
  expect(code).toBe(1)
  expect(stdout).toContain(`report ${contract} is not as the candidate sent it`)
})
