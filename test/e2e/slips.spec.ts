import { expect, type Page, test } from '@playwright/test'
import { openDashboard, signedInPage } from '#test/dashboard'
import { handbookPicture } from '#test/handbook-picture'
import { expectGoodInEveryLook, picture } from '#test/looks'
import { pagesOf } from '#test/pdf-pages'
import { pdfText } from '#test/pdf-text'
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
let key: string
let records: Awaited<ReturnType<typeof addRecord>>[]

/** Invented ways to reach the candidate; none of them belongs on a slip, which may get lost. */
const contact = {
  telephone: '+8801799001122',
  email: 'rahima.k@people.example',
  dateOfBirth: '1993-07-19',
  nextOfKin: 'Jahanara Siddika',
  nextOfKinTelephone: '+8801799003344',
}
const tellsOfContact = /99001122|99003344|rahima\.k|Jahanara|Siddika|19930719|১৯৯৩/
function expectNoContact(slip: string): void {
  const text = slip.replaceAll(/[\s+-]/g, '')
  expect(text).toContain('/check')
  expect(text).not.toMatch(tellsOfContact)
}

test.beforeAll(async () => {
  product = await startProduct()
  admin = await setUpProduct(product)
  key = await apiKey(product, 'admin', 'candidates')
})
test.afterAll(() => product.remove())
test.beforeEach(async () => {
  records = []
  for (let count = 0; count < 3; count++) records.push(await addRecord(product, key, contact))
})

const slips = (page: Page) => page.getByRole('article', { name: 'Slip with the access code' })

test('a code is found, issued, printed and handed out with 5 keys after the number', {
  tag: '@handbook',
}, async ({ browser }) => {
  const page = await signedInPage(product, browser, admin)
  await openDashboard(page, product, '/approvals', 'Approvals')
  const [{ passportNumber }] = records as [(typeof records)[0]]
  let keys = 0
  const press = async (name: string) => {
    keys += 1
    await page.keyboard.press(name)
  }
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /A name, a number/ }).pressSequentially(passportNumber)
  // Others have the same name: each line says whose it is.
  await expect(page.getByRole('option')).toHaveText([
    new RegExp(`^Rahima Khatun${passportNumber} · CR-`),
    new RegExp(`^Issue code and print: .*Rahima Khatun.*${passportNumber} · CR-`),
  ])
  await press('ArrowDown')
  await press('Enter')
  await expect(page.getByRole('button', { name: 'Issue 1 access code' })).toBeFocused()
  await press('Enter')
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeFocused()
  await expect(slips(page)).toContainText(`…${passportNumber.slice(-3)}`)
  expectNoContact(await slips(page).innerText())
  await handbookPicture(page, 'access-code')
  await press('Enter')
  await expect(page.getByRole('button', { name: 'Yes, the slip is printed' })).toBeFocused()
  await press('Enter')
  await expect(page.getByText('All slips are noted as printed.')).toBeVisible()
  expect(keys).toBeLessThanOrEqual(5)
  await page.context().close()
})

test('slips of many records are one PDF, and what was not printed is noticed', async ({
  browser,
}) => {
  const [held, ...free] = records as [(typeof records)[0], ...typeof records]
  const headers = { authorization: `Bearer ${key}` }
  await fetch(`${product.url}/api/v1/records/${held.id}/access-code`, { method: 'POST', headers })
  const page = await signedInPage(product, browser, admin)
  await openDashboard(page, product, '/records', 'Records')
  for (const { id } of records)
    await page
      .getByRole('row')
      .filter({ has: page.locator(`a[href$="${id}"]`) })
      .getByRole('checkbox')
      .check()
  await page.getByRole('button', { name: 'Issue codes and print 3' }).click()
  const issue = page.getByRole('button', { name: 'Issue 3 access codes' })
  await expect(issue).toBeVisible()
  await expectGoodInEveryLook(page, 'slips-chosen')
  await picture(page, 'slips-chosen')
  await issue.click()
  await expect(slips(page)).toHaveCount(2)
  await expect(page.getByRole('heading', { name: '1 candidate has a code already' })).toBeVisible()
  await expectGoodInEveryLook(page, 'slips-issued')
  await picture(page, 'slips-issued')

  await page.getByRole('link', { name: 'All records' }).click()
  await expect(page.getByRole('dialog', { name: 'Leave without the slips?' })).toBeVisible()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await page.getByRole('button', { name: 'Issue a new code' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Issue a new code' }).click()
  await expect(slips(page)).toHaveCount(3)
  const codes = await slips(page).getByRole('status').allTextContents()

  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(await pagesOf(pdf)).toBe(3)
  const text = (await pdfText(pdf)).replaceAll(/\s/g, '')
  for (const code of codes) expect(text).toContain(code)
  expect(text).not.toContain('Didevery')
  expectNoContact(text)
  await expect(page.getByText('Did every slip come out?')).toBeVisible()

  // The browser crashes before anybody says so.
  await page.context().close()
  const later = await signedInPage(product, browser, admin)
  await openDashboard(later, product, '/overview', 'Overview')
  await later.getByRole('link', { name: '3 Access codes issued and not printed' }).click()
  const rows = later.getByRole('row').filter({ hasText: 'Rahima Khatun' })
  await expect(rows).toHaveCount(3)
  await expectGoodInEveryLook(later, 'unprinted-codes')
  await picture(later, 'unprinted-codes')
  await rows.first().getByRole('button', { name: 'Mark as printed: Rahima Khatun' }).click()
  await expect(rows).toHaveCount(2)
  await rows.first().getByRole('link', { name: 'Issue a new code: Rahima Khatun' }).click()
  await expect(later.getByRole('button', { name: 'Issue 1 access code' })).toBeVisible()
  expect(free).toHaveLength(2)
  await later.context().close()
})

test('the word that all are printed gets through after half of it was lost', async ({
  browser,
}) => {
  const [held, free] = records as [(typeof records)[0], (typeof records)[0]]
  const headers = { authorization: `Bearer ${key}` }
  await fetch(`${product.url}/api/v1/records/${held.id}/access-code`, { method: 'POST', headers })
  const page = await signedInPage(product, browser, admin)
  await page.goto(`${product.url}/dashboard/slips?of=${held.id},${free.id}`)
  await page.getByRole('button', { name: 'Issue 2 access codes' }).click()
  await page.getByRole('button', { name: 'Issue a new code' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Issue a new code' }).click()
  await expect(slips(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  let said = 0
  await page.route(/\/printed$/, (route) => (++said === 2 ? route.abort() : route.continue()))
  const yes = page.getByRole('button', { name: 'Yes, all 2 are printed' })
  await yes.click()
  await expect(page.getByText(/Check your connection/)).toBeVisible()
  await yes.click()
  await expect(page.getByText('All slips are noted as printed.')).toBeVisible()
  await page.context().close()
})
