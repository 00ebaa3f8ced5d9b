import { expect, test } from '@playwright/test'
import { expectDraft, openDashboard, signedIn } from '#test/dashboard'
import { refuseToRead } from '#test/draft-stores'
import { type Credentials, type Product, setUpProduct, startProduct } from '#test/product'
import { fillIn } from '#test/record-form'

let product: Product
let admin: Credentials

test.beforeAll(async () => {
  product = await startProduct()
  admin = await setUpProduct(product)
})
test.afterAll(() => product.remove())

test('a browser that does not give out its drafts says so, and offers them once it does', async ({
  browser,
}) => {
  const context = await signedIn(product, browser, admin)
  const before = await context.newPage()
  await openDashboard(before, product, '/entry', 'Add record')
  await fillIn(before, 'Draft Candidate')
  await expectDraft(before, 'Draft Candidate')
  await before.close()
  const page = await context.newPage()
  await page.addInitScript(refuseToRead)
  await openDashboard(page, product, '/entry', 'Add record')
  await expect(page.getByText('This browser could not open its drafts.')).toBeVisible()
  await expect(page.getByText('Continue your draft of')).toHaveCount(0)
  await page.close()
  const after = await context.newPage()
  await openDashboard(after, product, '/entry', 'Add record')
  await expect(after.getByText('Continue your draft of')).toBeVisible()
  await expect(after.getByText('This browser could not open its drafts.')).toHaveCount(0)
  await context.close()
})
