import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { openDatabaseFile } from '#test/database-file'
import { apiKey, type Product, setUpProduct, startProduct } from '#test/product'

const canary = {
  ip: '203.0.113.77',
  agent: 'CANARY-agent',
  text: 'CANARY-text',
  name: 'CANARY-name',
}

let product: Product
test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_TRUSTED_PROXIES: '127.0.0.1,::1' } })
  await setUpProduct(product)
})
test.afterAll(() => product.remove())

test.use({
  javaScriptEnabled: false,
  viewport: { width: 360, height: 740 },
  userAgent: canary.agent,
  extraHTTPHeaders: { 'x-forwarded-for': canary.ip },
})

/** The bytes of a file; null where the server, which works on, removed it meanwhile. */
function bytesOf(path: string): Buffer | null {
  try {
    return readFileSync(path)
  } catch (error) {
    if (existsSync(path)) throw error
    return null
  }
}

/** Every page of the database, which is encrypted in its file. */
function pagesOfDatabase(): Buffer {
  const database = openDatabaseFile(product, { readonly: true })
  try {
    return database.serialize()
  } finally {
    database.close()
  }
}

/** Whether a text is in the database, the storage or the log of the server. */
function isAnywhere(text: string): boolean {
  const files = readdirSync(product.dataFolder, { recursive: true, withFileTypes: true })
  const inFiles = files.some(
    (file) => file.isFile() && (bytesOf(join(file.parentPath, file.name))?.includes(text) ?? false),
  )
  return (
    inFiles ||
    pagesOfDatabase().includes(text) ||
    (product.logs('stdout') + product.logs('stderr')).includes(text)
  )
}

test('a worker complains in Bengali, keeps the page, and nothing here leads to the worker', async ({
  page,
  context,
}) => {
  await context.addCookies([
    { name: 'language', value: 'bn', url: product.url },
    { name: 'CANARY-cookie', value: 'CANARY-session', url: product.url },
  ])
  await page.goto(`${product.url}/complaint`)
  await page.getByLabel('নিয়োগকর্তা', { exact: true }).check()
  await page.getByLabel('কী ঘটেছে?').fill(`${canary.text}: বেতন পাইনি`)
  await page.getByLabel('আপনার দেশ').selectOption('BD')
  await page.getByLabel('যেখানে কাজ করেন বা যাচ্ছেন').selectOption('SA')
  await page.locator('#send-keep').check()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByRole('button', { name: 'আমার পাতা তৈরি করুন' }).click()
  await expect(page.locator('.printed')).toContainText(canary.text)
  const proof = page.locator('.printed .proof')
  await expect(proof.locator('pre')).toContainText('c2sp.org/tlog-proof')
  // Whom else to turn to stands not far below it, though it has some fifty lines.
  expect((await proof.boundingBox())?.height).toBeLessThan(200)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expect(page.getByRole('link', { name: '19911' })).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'পাতাটি ফাইল হিসেবে সেভ করুন' }).click()
  const saved = readFileSync(await (await download).path(), 'utf8')
  expect(saved).toContain(canary.text)
  expect(saved).toContain('c2sp.org/tlog-proof')

  for (const trace of [...Object.values(canary), 'CANARY-session', 'CANARY-cookie'])
    expect(isAnywhere(trace), trace).toBe(false)
})

test('the control: a complaint that is sent with a name is found, and stays', async ({ page }) => {
  await page.goto(`${product.url}/complaint`)
  await page.locator('#about-agency').check()
  await page.locator('#text').fill('They keep my passport.')
  await page.locator('#from').fill(canary.name)
  await page.locator('#send-send').check()
  await page.getByRole('button', { name: 'Make my page' }).click()
  await expect(page.locator('.printed')).toContainText('They keep my passport.')
  expect(isAnywhere(canary.name)).toBe(true)
  for (const trace of [canary.ip, canary.agent]) expect(isAnywhere(trace), trace).toBe(false)
  const headers = { authorization: `Bearer ${await apiKey(product, 'admin')}` }
  const listed = await fetch(`${product.url}/api/v1/complaints`, { headers })
  expect(await listed.json()).toMatchObject({ open: 1, complaints: [{ from: canary.name }] })
})
