import type { Page } from '@playwright/test'
import { openDashboard } from '#test/dashboard'
import { handbookPicture } from '#test/handbook-picture'
import { expect, test } from '#test/job'
import { pdfText, textsOfPages } from '#test/pdf-text'
import { addRecord } from '#test/product'

/** Invented ways to reach the candidate; none of them belongs on a slip, which may get lost. */
const contact = {
  telephone: '+8801799001122',
  email: 'rahima.k@people.example',
  dateOfBirth: '1993-07-19',
  nextOfKin: 'Jahanara Siddika',
  nextOfKinTelephone: '+8801799003344',
}
function expectNoContact(slip: string): void {
  const text = slip.replaceAll(/[\s+-]/g, '')
  expect(text).toContain('/check')
  expect(text).not.toMatch(/99001122|99003344|rahima\.k|Jahanara|Siddika|19930719|১৯৯৩/)
}

const slips = (page: Page) => page.getByRole('article', { name: 'Slip with the access code' })

test('a code is found, issued, printed and handed out with 5 keys after the number', {
  tag: '@handbook',
}, async ({ product, admin: page }) => {
  const { passportNumber } = await addRecord(product, product.key, contact)
  await openDashboard(page, product, '/approvals', 'Approvals')
  let keys = 0
  const press = async (name: string) => {
    keys += 1
    await page.keyboard.press(name)
  }
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /A name, a number/ }).pressSequentially(passportNumber)
  await expect(page.getByRole('option')).toHaveCount(2)
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
})

test('slips of many records are one PDF, and what was not printed is noticed', async ({
  product,
  admin: page,
}) => {
  const records = [await product.newFile([], contact)]
  for (let count = 0; count < 2; count++)
    records.push({ ...(await addRecord(product, product.key, contact)), accessCode: '' })
  const ids = records.map(({ id }) => id)
  await page.goto(`/dashboard/slips?of=${ids.join(',')}`)
  await page.getByRole('button', { name: 'Issue 3 access codes' }).click()
  await expect(slips(page)).toHaveCount(2)
  await expect(page.getByRole('heading', { name: '1 candidate has a code already' })).toBeVisible()
  await page.getByRole('link', { name: 'All records' }).click()
  await expect(page.getByRole('dialog', { name: 'Leave without the slips?' })).toBeVisible()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await page.getByRole('button', { name: 'Issue a new code' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Issue a new code' }).click()
  await expect(slips(page)).toHaveCount(3)
  const codes = await slips(page).getByRole('status').allTextContents()
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(await textsOfPages(pdf)).toHaveLength(3)
  const text = (await pdfText(pdf)).replaceAll(/\s/g, '')
  for (const code of codes) expect(text).toContain(code)
  expectNoContact(text)
  await expect(page.getByText('Did every slip come out?')).toBeVisible()

  // The tab is lost before anybody says so.
  await page.goto('about:blank')
  await openDashboard(page, product, '/overview', /\d/)
  await page.getByRole('link', { name: /Access codes issued and not printed \d/ }).click()
  const row = page.getByRole('row').filter({ has: page.locator(`a[href*="${ids[1]}"]`) })
  await row.getByRole('button', { name: /^Mark as printed/ }).click()
  await expect(row).toHaveCount(0)
})
