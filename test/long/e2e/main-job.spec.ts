import { readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { canary, canaryFiles, expectNoCanary } from '#test/canary'
import {
  approveInQueue,
  enterRecord,
  issueCode,
  setUpInBrowser,
  signInByForm,
} from '#test/main-job-staff'
import { addPerson, type Product, startProduct } from '#test/product'

for (const engine of ['sqlite', 'postgres'] as const)
  test(`on ${engine}: set-up, entry, approval, slip and opening leave no word of a file behind`, async ({
    browser,
  }) => {
    const product = await startProduct({ engine, env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
    const files = await canaryFiles(product.dataFolder)
    const temporaryBefore = new Set(readdirSync(tmpdir()))
    /** Every address that a browser asked for. */
    const addresses: string[] = []
    const watched = async (options = {}) => {
      const page = await (await browser.newContext(options)).newPage()
      page.on('request', (request) => addresses.push(request.url()))
      return page
    }
    try {
      const adminPage = await watched()
      await setUpInBrowser(adminPage, product)
      const moderator = await addPerson(product, { role: 'moderator', name: 'Mita' })
      const moderatorPage = await watched()
      await signInByForm(moderatorPage, product, moderator)
      await enterRecord(moderatorPage, files)
      await approveInQueue(adminPage, product)
      const code = await issueCode(adminPage)
      await candidateOpens(await watched({ javaScriptEnabled: false }), product, code)

      const words = [...Object.values(canary), code, 'canaryfile']
      expectNoCanary('logs', product.logs(), words)
      expectNoCanary('addresses', addresses.join('\n'), words)
      const left = readdirSync(tmpdir()).filter((name) => !temporaryBefore.has(name))
      expectNoCanary('temporary files', left.join('\n'), ['canary', canary.passportNumber])
      // The head of the log passes through there every few seconds.
      const temporary = join(product.dataFolder, 'files', '.temporary')
      await expect.poll(() => readdirSync(temporary)).toEqual([])
      expect((await product.run(['doctor'])).code).toBe(0)
    } finally {
      await product.remove()
      rmSync(files, { recursive: true, force: true })
    }
  })

/** Another browser, no script: number and code open the file, until it is closed. */
async function candidateOpens(page: Page, product: Product, code: string): Promise<void> {
  await page.goto(`${product.url}/check`)
  await page.getByRole('main').getByLabel('Passport or reference number').fill('zq 778-8991')
  await page.getByLabel('Access code').fill(code.toLowerCase().replace('-', ' '))
  await page.getByRole('main').getByRole('button', { name: 'Open my file' }).click()
  await expect(page).toHaveURL(`${product.url}/file`)
  await expect(page.getByRole('heading', { name: canary.name })).toBeVisible()
  await page.goto(`${product.url}/file/standing`)
  await expect(page.getByText(canary.address)).toBeVisible()
  await page.goto(`${product.url}/file/print`)
  expect(await page.locator('main img').count()).toBeGreaterThanOrEqual(5)
  expect(await page.locator('script').count()).toBe(0)
  await page.goto(`${product.url}/file`)
  await page.getByRole('button', { name: 'Close this file' }).click()
  await page.goto(`${product.url}/file/standing`)
  await expect(page.getByText(canary.address)).toHaveCount(0)
}
