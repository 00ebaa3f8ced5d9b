import { expect, test } from '@playwright/test'
import { callApi } from '#test/call-api'
import { openDashboard, signedInPage } from '#test/dashboard'
import { expectGoodInEveryLook } from '#test/looks'
import {
  addPerson,
  apiKey,
  type Credentials,
  type Product,
  setUpProduct,
  startProduct,
} from '#test/product'

let product: Product
let mita: Credentials
let key: string
test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  await setUpProduct(product)
  mita = await addPerson(product, { role: 'moderator', name: 'Mita' })
  key = await apiKey(product, 'admin')
})
test.afterAll(() => product.remove())
test.use({ actionTimeout: 30_000 })

const call = (method: string, path: string, body: object) =>
  callApi(product, key, [method, path], body)

for (const width of [1280, 390])
  test(`the bell leads to what came back and to a mention, ${width} px wide`, async ({
    browser,
  }) => {
    const page = await signedInPage(product, browser, mita, { width })
    const name = `Bina Bell ${width}`
    const made = await page.request.post(`${product.url}/api/v1/records`, {
      data: {
        ...{ passportNumber: `BX98${width}`, referenceNumber: `W98${width}`, name },
        ...{ fatherName: 'A', motherName: 'B', address: 'Road 1, Bogura', nationality: 'BD' },
      },
      headers: { origin: product.url },
    })
    const { id, createdBy } = (await made.json()) as { id: string; createdBy: string }
    await call('POST', `/records/${id}/return`, { reason: 'Write the whole address' })
    await call('POST', `/records/${id}/notes`, { text: 'Ask her aunt.', mentions: [createdBy] })

    await openDashboard(page, product, '/submit', 'Submit a record')
    // On a wide screen it stands in the drawer, on a small one in the top bar.
    await page.getByRole('link', { name: /^Notifications/ }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notifications')
    await expect(page.getByText('2 unread.')).toBeVisible()
    await expectGoodInEveryLook(page, 'notifications')
    await page.getByRole('link', { name: `You are mentioned in a note: ${name}` }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Update ${name}`)
    await expect(page.getByText('Ask her aunt.')).toBeVisible()
    await openDashboard(page, product, '/notifications', 'Notifications')
    await expect(page.getByText('1 unread.')).toBeVisible()
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await expect(page.getByText('All are read.')).toBeVisible()
    await page.context().close()
  })
