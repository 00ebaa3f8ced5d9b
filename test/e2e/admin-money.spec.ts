import { openDashboard } from '#test/dashboard'
import { handbookPicture } from '#test/handbook-picture'
import { expect, test } from '#test/job'
import { openFile } from '#test/opened-file'
import { openClass } from '#test/training-entries'

test('an admin records a payment; its receipt is confirmed in another browser, and no other', {
  tag: '@handbook',
}, async ({ product, admin: page, visitor: other }) => {
  const who = product.newPerson('student')
  await openDashboard(page, product, '/payments/new', 'Record a payment')
  const chosen = page.getByRole('combobox', { name: 'Person' })
  await page.getByRole('button', { name: 'Save the entry' }).click()
  await expect(page.getByText('Choose a person from the list.')).toBeVisible()
  await expect(chosen).toBeFocused()
  await chosen.fill(who.name)
  await page.getByRole('option', { name: new RegExp(`^${who.name}`) }).click()
  await page.getByRole('radio', { name: 'A fee of the agency' }).check()
  await page.getByLabel('Name of the fee').fill('Training book')
  await page.getByLabel('Amount').fill('1,250.50')
  await page.getByRole('button', { name: 'Save the entry' }).click()
  const receipt = page.getByRole('article', { name: 'Receipt' })
  await expect(receipt).toContainText('A private company, not a government.')
  await handbookPicture(page, 'receipt')
  const code = await receipt.getByRole('img').getAttribute('aria-label')
  const address = new URL((code ?? '').replace('QR code of ', ''))

  await other.goto(address.href)
  await expect(other.getByText('Padma Overseas Ltd issued this receipt.')).toBeVisible()
  await expect(other.getByText(/^BDT\s1,250\.50$/)).toBeVisible()
  expect(await other.getByRole('main').textContent()).not.toMatch(/Training book|Amina R/)
  expect(await other.getByRole('main').textContent()).not.toContain(who.name)
  const number = address.searchParams.get('receipt') as string
  address.searchParams.set(
    'receipt',
    number.replace(/\d$/, (last) => String((+last + 1) % 10)),
  )
  await other.goto(address.href)
  await expect(other.getByText('Padma Overseas Ltd cannot confirm this receipt.')).toBeVisible()
})

test('what a candidate paid is recorded from their name in four presses', async ({
  product,
  admin: page,
}) => {
  const file = await product.newFile([], { name: 'Moyna Payer', telephone: '+8801811223344' })
  await openDashboard(page, product, '/payments', 'Payments')
  await page.getByRole('link', { name: 'Record a payment' }).click()
  await page.getByRole('searchbox', { name: 'Candidate' }).fill('223344')
  await page.getByRole('link', { name: /Moyna Payer/ }).click()
  await page.getByRole('button', { name: 'Record what was paid' }).click()
  const fee = page.getByRole('form', { name: 'Record what was paid' })
  await fee.getByLabel('Amount').fill('2000')
  await fee.getByRole('button', { name: 'Save it for good' }).click()
  const money = page.getByRole('region', { name: 'What the candidate paid' })
  await expect(money).toContainText(/BDT.2,000.00/)
  await expect(page).toHaveURL(new RegExp(file.id))
})

test('staff pay back a part of a fee, and the candidate reads it and says what is wrong with it', {
  tag: '@handbook',
}, async ({ product, admin: staff, visitor: page }) => {
  const file = await product.newFile()
  await openDashboard(staff, product, `/records/${file.id}#money`, file.name)
  await staff.getByRole('button', { name: 'Record what was paid' }).click()
  const fee = staff.getByRole('form', { name: 'Record what was paid' })
  await fee.getByLabel('Amount').fill('2000')
  await fee.getByRole('button', { name: 'Save it for good' }).click()
  await staff.getByRole('button', { name: /^Record a refund of payment/ }).click()
  const refund = staff.getByRole('form', { name: /^Record a refund of payment/ })
  await refund.getByLabel('Reason').fill('The flight cost less')
  await refund.getByLabel('Amount in BDT').fill('2000.01')
  await refund.getByRole('button', { name: 'Save the refund for good' }).click()
  await expect(refund).toContainText('This is more than is left of this payment.')
  await refund.getByLabel('Amount in BDT').fill('500')
  await refund.getByRole('button', { name: 'Save the refund for good' }).click()
  const money = staff.getByRole('region', { name: 'What the candidate paid' })
  await expect(money).toContainText(/BDT.500.00 of it paid back, BDT.1,500.00 remains/)
  await handbookPicture(staff, 'money', { of: money })

  await openFile(page, file)
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('link', { name: 'What you paid' }).click()
  const back = page.getByRole('region', { name: /Paid back: BDT.500.00/ })
  await expect(back).toContainText('Reason: The flight cost less')
  await back.getByRole('link', { name: /This is wrong/ }).click()
  await page.getByLabel('What is wrong?').fill('I got 400 only.')
  await page.getByRole('button', { name: 'Tell staff' }).click()
  await expect(page.getByRole('heading', { name: /^Sent on/ })).toBeVisible()
  await page.getByText('What you wrote').click()
  await expect(page.getByText('I got 400 only.')).toBeVisible()
  await page.goto(`${product.url}/file/money`)
  await back.getByRole('link', { name: /Check this receipt/ }).click()
  await expect(page.getByText('issued this receipt for money that it paid back.')).toBeVisible()
})

test('a payment for a class begins with its fee, and money handed back out of the credit has a receipt', async ({
  product,
  admin: page,
}) => {
  const who = product.newPerson('student')
  const title = `Fee of ${who.name}`
  const classId = await openClass(product, product.key, {
    title,
    fee: 350_000,
    teacherName: 'Mita',
  })
  const form = `/payments/new?accountId=${who.id}&classId=${classId}`
  await openDashboard(page, product, form, 'Record a payment')
  const amount = page.getByLabel('Amount')
  await expect(amount).toHaveValue('3500.00')
  await page.getByRole('button', { name: 'Save the entry' }).click()
  await expect(page.getByRole('article', { name: 'Receipt' })).toContainText(/BDT.3,500\.00/)
  await openDashboard(page, product, form, 'Record a payment')
  await page.getByRole('radio', { name: 'Money handed back' }).check()
  await expect(amount).toHaveValue('')
  await amount.fill('1000')
  await page.getByRole('button', { name: 'Save the entry' }).click()
  const receipt = page.getByRole('article', { name: 'Receipt of a refund' })
  await expect(receipt).toContainText(/R-\d{6}/)
  await expect(receipt).toContainText(who.name)
})

test('an admin makes a class, opens it, sees who has a seat, and begins it', async ({
  product,
  admin: page,
}) => {
  const who = product.newPerson('student')
  const title = 'Sewing course'
  const id = await openClass(product, product.key, { title, teacherName: 'Mita' })
  await product.call('POST', `/classes/${id}/members`, { accountId: who.id })
  await openDashboard(page, product, `/classes/${id}/edit`, `Update ${title}`)
  await page.getByLabel('Place').fill('Third floor, House 12')
  await page.getByRole('button', { name: 'Update class' }).click()
  await expect(page.getByText('Third floor, House 12')).toBeVisible()
  await expect(page.getByText(who.name).first()).toBeVisible()
})
