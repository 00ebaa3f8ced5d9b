import { openDashboard } from '#test/dashboard'
import { expect, test } from '#test/job'
import { openShare, shareDocuments } from '#test/opened-file'
import { documentPng } from '#test/phone-photos'
import { tabTo } from '#test/tab-to'
import { expectToast } from '#test/toasts'
import { openClass, pay } from '#test/training-entries'

test('a student links the own file, shares a part, sees who opened it, and takes it back', async ({
  product,
  pageOf,
  visitor: bank,
}) => {
  const scan = await documentPng('Linked')
  const file = await product.newFile([
    ['visa-paper', scan],
    ['lmia', scan],
  ])
  const page = await pageOf(product.newPerson('student'), { javaScriptEnabled: false })
  await page.goto('/my/file')
  const number = page.getByRole('main').getByLabel('Passport or reference number')
  await number.fill(file.passportNumber)
  await page.getByLabel('Access code').fill('00000-00000')
  await page.getByRole('button', { name: 'Link my file' }).click()
  await expect(page.getByRole('alert')).toContainText('No Data Found')
  await expect(number).toHaveValue(file.passportNumber)
  await page.getByLabel('Access code').fill(file.accessCode)
  await page.getByRole('button', { name: 'Link my file' }).click()
  await expect(page.getByRole('heading', { name: file.name })).toBeVisible()

  const choice = { path: '/my/shares', documents: ['Visa Paper'], purpose: 'A bank' }
  const code = await shareDocuments(page, { ...choice, label: 'Sonali Bank, loan' })
  await openShare(bank, file.passportNumber, code)
  await expect(bank.getByRole('link', { name: 'Visa Paper' })).toBeVisible()
  await expect(bank.getByRole('link', { name: 'LMIA Certificate' })).toHaveCount(0)

  await page.goto('/my/file/views')
  await expect(page.getByText(/With the share .*Sonali Bank, loan/)).toBeVisible()
  await page
    .getByRole('link', { name: /^This was not me/ })
    .first()
    .click()
  await page.locator('summary', { hasText: 'Stop' }).click()
  await page.getByRole('button', { name: 'Yes, stop it' }).click()
  await expect(page.getByText('Stopped early')).toBeVisible()
  await openShare(bank, file.passportNumber, code)
  await expect(bank.getByText('No Data Found').first()).toBeVisible()
  await page.goto('/my/file/views')
  await page.locator('summary', { hasText: 'End the link' }).click()
  await page.getByRole('button', { name: 'Stop showing my file here' }).click()
  await expect(page.getByRole('button', { name: 'Link my file' })).toBeVisible()
})

test('a student takes the last seat by keyboard alone; the next one waits and is told', async ({
  product,
  pageOf,
}) => {
  await openClass(product, product.key, {
    ...{ title: 'Last seat', seats: 1 },
    teacherId: product.people.moderator[0].id,
  })
  const first = await pageOf(product.newPerson('student'))
  await first.goto('/my/classes/open')
  await tabTo(first, first.getByRole('button', { name: /^Select ?: Last seat$/ }))
  await first.keyboard.press('Enter')
  await expect(first.getByRole('status')).toContainText('You have a seat.')
  const second = await pageOf(product.newPerson('student'), { javaScriptEnabled: false })
  await second.goto('/my/classes/open')
  await second.getByRole('button', { name: /^Join the waiting list ?: Last seat$/ }).click()
  await expect(second.getByText('number 1 on the waiting list')).toBeVisible()
  await tabTo(first, first.locator('summary', { hasText: 'Leave' }))
  await first.keyboard.press('Enter')
  await tabTo(first, first.getByRole('button', { name: 'Leave the class' }))
  await first.keyboard.press('Enter')
  await expect(first.getByText('You are not enrolled in a class.')).toBeVisible()
  await second.goto('/my/classes')
  await expect(second.getByRole('status').filter({ hasText: 'Last seat' })).toContainText(
    /You have a seat in .?Last seat.? now\./,
  )
})

test('“This is wrong” shows to both sides until an admin has answered', async ({
  product,
  pageOf,
  admin: office,
}) => {
  const who = product.newPerson('student')
  const paid = { accountId: who.id, receivedBy: product.people.moderator[0].id }
  const book = { feeName: 'Work gloves', amount: 500_000 }
  await pay(product, product.key, { ...paid, ...book })
  const page = await pageOf(who, { javaScriptEnabled: false })
  await page.goto('/my/payments')
  await expect(page.getByText(/received by .?Mita/).first()).toBeVisible()
  const entry = page.getByRole('article', { name: /· Payment$/ })
  await entry.getByRole('link', { name: /^This is wrong/ }).click()
  await page.getByLabel('What is wrong?').fill('I paid 6,000 to Mita.')
  await page.getByRole('button', { name: 'Tell staff' }).click()
  await expect(page.getByText('I paid 6,000 to Mita.')).toBeVisible()

  await openDashboard(office, product, '/cases?state=open', 'Cases')
  const row = office.getByRole('row', { name: 'I paid 6,000 to Mita.' })
  await row.getByRole('link', { name: /Payment that is wrong/ }).click()
  await office.getByRole('textbox', { name: 'Answer' }).fill('The amount was wrong.')
  await office.getByRole('button', { name: 'Correct the entry' }).click()
  await expectToast(office, 'The case is answered')
  await page.goto('/my/payments')
  await expect(page.getByText('The amount was wrong.', { exact: false }).first()).toBeVisible()
  await page.goto('/my/payments/told')
  await expect(page.getByText('The amount was wrong.')).toBeVisible()
})

test('who teaches marks attendance and sees no money; the slip says no more than was seen', async ({
  product,
  moderator: page,
  pageOf,
}) => {
  const who = product.newPerson('student')
  const taught = { title: 'Taught class', fee: 1000, teacherId: product.people.moderator[0].id }
  const id = await openClass(product, product.key, taught)
  await product.call('POST', `/classes/${id}/members`, { accountId: who.id })
  const paid = { accountId: who.id, receivedBy: product.people.moderator[0].id, classId: id }
  await pay(product, product.key, { ...paid, amount: 1000 })
  await product.call('POST', `/classes/${id}/state`, { state: 'running' })
  await openDashboard(page, product, `/taught-classes/${id}`, 'Taught class')
  await page.getByRole('checkbox', { name: who.name }).check()
  await page.getByRole('button', { name: 'Save attendance' }).click()
  await expectToast(page, 'Attendance saved')
  expect(await page.getByRole('main').textContent()).not.toMatch(/BDT|Fee|Takings/)
  await product.call('POST', `/classes/${id}/state`, { state: 'finished' })
  const own = await pageOf(who, { javaScriptEnabled: false })
  await own.goto('/my/classes')
  await own.getByRole('link', { name: 'Attendance slip' }).click()
  const slip = own.getByRole('article')
  await expect(slip).toContainText(
    new RegExp(`states that .?${who.name}.? attended 1 of 2 sessions of “.?Taught class`),
  )
  await expect(slip).toContainText('This is not a government document.')
})
