import { expect, test } from '@playwright/test'
import { openDashboard } from '#test/dashboard'
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

async function tryCodes(times: number): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  for (let n = 0; n < times; n += 1) {
    const body = { passportNumber: `XX${1_000_000 + n}`, shareCode: '000-000-000' }
    await fetch(`${product.url}/api/v1/share-lookups`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
  }
}

test('one wrong share code with each of many numbers tells the admins, who put it away', async ({
  context,
  page,
}) => {
  await tryCodes(230)
  await signIn(product, context, admin)
  const alert = page.getByRole('listitem').filter({ hasText: 'Many wrong codes in all' })
  // Written down by the server within five seconds, not in the request.
  await expect(async () => {
    await openDashboard(page, product, '/wrong-codes', 'Wrong codes')
    await expect(alert).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 200_000 })
  await expect(alert).toContainText('wrong access and share codes within an hour')
  await expect(alert).toContainText('The busiest hour of a usual day has 0.')
  await expectGoodInEveryLook(page, 'wrong codes in all')
  await page.getByRole('button', { name: 'Dismiss the alert about all numbers' }).click()
  await expect(page.getByText('Nothing stands out.')).toBeVisible()
})
