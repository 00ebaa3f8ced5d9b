import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { fromBufferPromise } from 'yauzl'
import { openDashboard, signedInPage } from '#test/dashboard'
import { pdfText } from '#test/pdf-text'
import { documentPng } from '#test/phone-photos'
import { addRecord, apiKey, type Product, setUpProduct, startProduct } from '#test/product'
import { expectToast } from '#test/toasts'

let product: Product
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.remove())

async function downloaded(page: Page, button: string) {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const download = await coming
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
}

test('staff take the whole file as PDF and zip, and are told when a file of it is missing', async ({
  browser,
}) => {
  const admin = await setUpProduct(product)
  const key = await apiKey(product, 'admin')
  const { id } = await addRecord(product, key)
  const scan = new Uint8Array(await documentPng('Work permit'))
  const upload = await fetch(`${product.url}/api/v1/records/${id}/documents/work-permit`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${key}` },
    body: scan,
  })
  const document = (await upload.json()) as { id: string }
  const record = await fetch(`${product.url}/api/v1/records/${id}`, {
    headers: { authorization: `Bearer ${key}` },
  })
  const { reference } = (await record.json()) as { reference: string }
  const page = await signedInPage(product, browser, admin)
  await openDashboard(page, product, `/records/${id}`, 'Rahima Khatun')

  await page.getByRole('heading', { name: 'The whole file' }).click()
  const pdf = await downloaded(page, 'Download as PDF')
  expect(pdf.name).toBe(`${reference}-file.pdf`)
  expect(await pdfText(pdf.bytes)).toContain('Work Permit Certificate, page 1 of 1')
  const zip = await downloaded(page, 'Download the originals')
  expect(zip.name).toBe(`${reference}-originals.zip`)
  const names: string[] = []
  for await (const { fileName } of (await fromBufferPromise(zip.bytes)).eachEntry())
    names.push(fileName)
  expect(names).toEqual([`work-permit-${reference}.png`, 'list.csv'])

  rmSync(join(product.dataFolder, 'files', 'originals', id, document.id))
  await page.getByRole('button', { name: 'Download the originals' }).click()
  await expectToast(page, 'The file of one document is missing from the storage')
  await expect(page.getByRole('button', { name: 'Download the originals' })).toBeEnabled()
  await page.context().close()
})
