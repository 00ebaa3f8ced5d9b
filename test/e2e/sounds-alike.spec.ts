import { expect, test } from '@playwright/test'
import { openDashboard, settled, signedInPage } from '#test/dashboard'
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
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
})
test.afterAll(() => product.remove())

test('who is on file in another script and spelling is shown while the name is typed', async ({
  browser,
}) => {
  // Rahima Khatun, daughter of Abdul Karim.
  const { id } = await addRecord(product, await apiKey(product, 'admin'))
  const page = await signedInPage(product, browser, admin)
  await openDashboard(page, product, '/entry', 'Add record')
  await page.getByRole('textbox', { name: /^Name/ }).fill('রহিমা খাতুন')
  await page.getByLabel("Father's name").fill('Abdool Kareem')
  const note = page.getByText('A record sounds alike. Check that this is somebody else:')
  await expect(note).toBeVisible()
  const link = page.getByRole('link', { name: /^Rahima Khatun, CR-/ })
  await expect(link).toHaveAttribute('href', new RegExp(`/records/${id}$`))
  await settled(page)
  await expectGoodInEveryLook(page, 'a name that sounds alike')
  await page.getByLabel("Father's name").focus()
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  // Another father is another person.
  await page.getByLabel("Father's name").fill('Kamal Hossain')
  await expect(note).toHaveCount(0)
  await page.context().close()
})
