import { expect, test } from '@playwright/test'
import { expectGoodInEveryLook } from '#test/looks'
import { type Credentials, type Product, setUpProduct, startProduct } from '#test/product'
import { signIn } from '#test/sign-in'

let product: Product
let admin: Credentials

test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
})

test.afterAll(() => product.remove())

/** As KoboToolbox exports a form, with the name in two columns and the address in three, one under a name nobody knows. */
const table = [
  'Passport No;Reference No;Surname;Given names;Village;District;Zonal office;_id;_status',
  'AB1234567;W000111;KHATUN;RAHIMA;Char Bhadra;Tangail;Dhaka North;17;submitted_via_web',
].join('\n')

test('a name and an address in several columns come in whole', async ({ page, context }) => {
  await signIn(product, context, admin)
  await page.goto(`${product.url}/dashboard/import`)
  await page.getByLabel('Drop the table here, or press to choose it').setInputFiles({
    name: 'kobo.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(table),
  })
  await expect(page.getByLabel('Name *', { exact: true })).toHaveValue('Given names')
  await expect(page.getByLabel('Name, part 2', { exact: true })).toHaveValue('Surname')
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('')
  await page.getByText('Names and addresses in several columns').click()
  await page.getByLabel('Address, part 3', { exact: true }).selectOption('Zonal office')
  await expectGoodInEveryLook(page, 'names in several columns')
  await page.getByRole('button', { name: 'Dry run' }).press('Enter')
  await page.getByRole('button', { name: 'Import 1 record now' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Done', exact: true })).toBeVisible()
  await page.goto(`${product.url}/dashboard/records?q=AB1234567`)
  await expect(page.getByText('RAHIMA KHATUN')).toBeVisible()
  await page.getByText('RAHIMA KHATUN').click()
  await expect(page.getByText('Char Bhadra, Tangail, Dhaka North').first()).toBeVisible()
})
