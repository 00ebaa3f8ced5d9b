import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { openDashboard, settled, signedInPage } from '#test/dashboard'
import { fileDocuments } from '#test/filed-records'
import { startHttpsProduct } from '#test/https-front'
import { expectGoodInEveryLook } from '#test/looks'
import { documentPng } from '#test/phone-photos'
import { addRecord, apiKey, type Credentials, type Product, setUpProduct } from '#test/product'
import { chooseInMenu } from '#test/record-menu'
import { expectToast } from '#test/toasts'

let product: Product
let admin: Credentials
let key: string
test.use({ actionTimeout: 30_000, ignoreHTTPSErrors: true })
test.beforeAll(async () => {
  product = await startHttpsProduct({ CANDOR_RAISED_LIMITS: '127.0.0.1,::1' })
  admin = await setUpProduct(product)
  key = await apiKey(product, 'admin', 'candidates')
})
test.afterAll(() => product.remove())

test('staff take an attestation of a document, and anybody reads at /verify what it is worth', async ({
  browser,
}) => {
  const { id } = await addRecord(product, key)
  await fileDocuments(product, key, id, [['visa-paper', await documentPng()]])
  const page = await signedInPage(product, browser, admin)
  await openDashboard(page, product, `/records/${id}#attestations-title`, 'Rahima Khatun')
  const section = page.getByRole('region', { name: 'Attestations' })
  await expect(section).toContainText('It does not say that the document is genuine.')
  const saved = page.waitForEvent('download')
  await section.getByRole('button', { name: 'Take an attestation' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^copy-held-\d{4}-\d\d-\d\d\.vc\.json$/)
  await expectToast(page, 'The attestation is saved on your device')
  await expect(section.getByText(/Made .+ In force until/)).toBeVisible()
  await settled(page)
  await expectGoodInEveryLook(page, 'record with an attestation')
  const text = readFileSync(await file.path(), 'utf8')
  expect(text).not.toContain('Rahima')

  const stranger = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  const check = async () => {
    await stranger.goto(`${product.url}/verify`)
    await stranger.locator('.ways details:has(#by-attestation) summary').click()
    await stranger.locator('#attestation-text').fill(text)
    await stranger.locator('#by-attestation button').click()
    return stranger.getByRole('heading', { level: 1 })
  }
  await expect(await check()).toHaveText('We signed this, and it is in force')
  await chooseInMenu(page, 'Hide')
  await expect(section.getByText('Ended')).toBeVisible()
  await expect(section).toContainText('No document can have one now.')
  await expect(await check()).toHaveText('We signed this, and it has ended')
  for (const one of [page, stranger]) await one.context().close()
})
