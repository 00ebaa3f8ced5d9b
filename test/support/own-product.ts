import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { apiKey, type Credentials, type Product, setUpProduct, startProduct } from '#test/product'

export { expect } from '@playwright/test'

interface Own {
  installed: { product: Product; admin: Credentials }
  product: Product
  admin: Credentials
  /** Of an admin, without a scope. */
  key: string
  /** Where it writes, beside the product. */
  folder: string
}

/** A test that has an installation of its own, which is set up, and goes with it. */
export const test = base.extend<Own>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
  installed: async ({}, use) => {
    const product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
    try {
      await use({ product, admin: await setUpProduct(product) })
    } finally {
      await product.remove()
    }
  },
  product: async ({ installed }, use) => use(installed.product),
  admin: async ({ installed }, use) => use(installed.admin),
  key: async ({ product }, use) => use(await apiKey(product, 'admin')),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'candor-test-'))
    await use(folder)
    rmSync(folder, { recursive: true, force: true })
  },
})
