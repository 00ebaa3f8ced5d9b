import { expect, test } from '@playwright/test'
import { callApi } from '#test/call-api'
import { reportConcern } from '#test/concerns'
import { openDashboard, signedInPage } from '#test/dashboard'
import { handbookPicture } from '#test/handbook-picture'
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
  const moderator = await apiKey(product, 'moderator')
  for (let times = 0; times < 3; times++) await addRecord(product, moderator)
  await addRecord(product, await apiKey(product, 'admin'))
  await reportConcern(product, 'A stranger sold me a document.')
  const complaint = { kind: 'complaint', about: 'agency', text: 'They keep my passport.' }
  await callApi(product, {}, ['POST', '/cases'], { ...complaint, send: 'send' })
})
test.afterAll(() => product.remove())
test.use({ actionTimeout: 30_000 })

test(`each number of the overview leads to its rows`, async ({ browser }) => {
  const page = await signedInPage(product, browser, admin, { width: 360 })
  const leadsTo = async (name: string, heading: string) => {
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
  await openDashboard(page, product, '/overview', 'Home')
  const records = page.getByRole('list', { name: 'Records', exact: true })
  await expect(records.getByRole('link')).toHaveText([
    '3 Waiting for approval',
    '4 Records with missing documents',
    '4 Records without a date of birth',
  ])
  await leadsTo('3 Waiting for approval', 'Approvals')
  await expect(page.getByText('3 records waiting')).toBeVisible()
  await page.goBack()
  await leadsTo('2 Cases to answer', 'Cases')
  await expect(page).toHaveURL(/\/cases\?state=open/)
  await page.goBack()
  await leadsTo('4 Records with missing documents', 'Records')
  await expect(page.getByRole('link', { name: 'Rahima Khatun', exact: true })).toHaveCount(4)
  await page.context().close()
})

test('the overview and the failed messages are good in every look', { tag: '@handbook' }, async ({
  browser,
}) => {
  const page = await signedInPage(product, browser, admin)
  await openDashboard(page, product, '/overview', 'Home')
  await handbookPicture(page, 'overview')
  await page.getByText('The same as a table').click()
  await expectGoodInEveryLook(page, 'overview')
  // A number of several digits stands in one line, however long the words beside it are.
  const linesOf = (numbers: Element[]) =>
    numbers.map((number) => {
      number.textContent = '1,234'
      const digits = document.createRange()
      digits.selectNodeContents(number)
      return digits.getClientRects().length
    })
  await page.setViewportSize({ width: 360, height: 640 })
  const lines = await page.getByRole('main').getByRole('listitem').locator('b').evaluateAll(linesOf)
  expect(new Set(lines)).toEqual(new Set([1]))
  await openDashboard(page, product, '/failed-messages', 'Failed messages')
  await expect(page.getByText('No failed messages.')).toBeVisible()
  await expectGoodInEveryLook(page, 'failed messages')
  await openDashboard(page, product, '/old-comparisons', 'Documents to ask about again')
  await expect(page.getByText('No answers are old.')).toBeVisible()
  await expectGoodInEveryLook(page, 'documents to ask about again')
  await page.context().close()
})
