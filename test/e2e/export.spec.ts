import { readFileSync } from 'node:fs'
import { type Download, expect, type Page, test } from '@playwright/test'
import { fromBuffer } from 'yauzl'
import { signedInPage } from '#test/dashboard'
import { expectGoodInEveryLook } from '#test/looks'
import {
  addRecord,
  apiKey,
  type Credentials,
  type Product,
  setUpProduct,
  startProduct,
} from '#test/product'

let product: Product
let admin: Credentials

test.beforeAll(async () => {
  product = await startProduct()
  admin = await setUpProduct(product)
  await addRecord(product, await apiKey(product, 'admin'))
  await addRecord(product, await apiKey(product, 'moderator'))
})
test.afterAll(() => product.remove())

async function downloaded(page: Page, button: string): Promise<{ file: Download; bytes: Buffer }> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await coming
  return { file, bytes: readFileSync(await file.path()) }
}

function namesIn(zip: Buffer): Promise<string[]> {
  return new Promise((resolve, reject) => {
    fromBuffer(zip, (error, archive) => {
      if (error) return reject(error)
      const names: string[] = []
      archive.on('entry', ({ fileName }) => names.push(fileName))
      archive.on('end', () => resolve(names))
      archive.on('error', reject)
    })
  })
}

test('the page is accessible and fits', async ({ browser }) => {
  const page = await signedInPage(product, browser, admin)
  await page.goto(`${product.url}/dashboard/export`)
  await expect(page.getByRole('heading', { level: 1, name: 'Export' })).toBeVisible()
  await expectGoodInEveryLook(page, 'export')
  await page.context().close()
})

test('everything comes as one zip with its manifest', async ({ browser }) => {
  const page = await signedInPage(product, browser, admin)
  await page.goto(`${product.url}/dashboard/export`)
  const { file, bytes } = await downloaded(page, 'Download everything')
  expect(file.suggestedFilename()).toMatch(/^candor-export-\d{4}-\d\d-\d\d\.zip$/)
  const names = await namesIn(bytes)
  expect(names.some((name) => name.endsWith('manifest.json'))).toBe(true)
  expect(names.length).toBeGreaterThan(5)
  await page.context().close()
})

test('“Export these” takes the records that the filters leave, and only them', async ({
  browser,
}) => {
  const page = await signedInPage(product, browser, admin)
  await page.goto(`${product.url}/dashboard/records`)
  await expect(page.getByText('Rahima Khatun').first()).toBeVisible()
  const all = await downloaded(page, 'Export these')
  expect(rowsIn(all.bytes)).toHaveLength(2)
  await page.goto(`${product.url}/dashboard/records?state=pending&sort=name&pageSize=50`)
  await expect(page.getByText('Rahima Khatun').first()).toBeVisible()
  const some = await downloaded(page, 'Export these')
  expect(some.file.suggestedFilename()).toMatch(/^records-.*\.csv$/)
  const [row, ...others] = rowsIn(some.bytes)
  expect(row).toContain('pending')
  expect(others).toEqual([])
  await page.context().close()
})

/** The lines below the heading; no invented value has a line break. */
function rowsIn(csv: Buffer): string[] {
  return csv.toString().trim().split(/\r?\n/).slice(1)
}
