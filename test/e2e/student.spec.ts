import { openDashboard } from '#test/dashboard'
import { expect, test } from '#test/job'
import { tabTo } from '#test/tab-to'
import { expectToast } from '#test/toasts'
import { openClass, pay } from '#test/training-entries'

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

test('who teaches marks attendance and sees no money; the slip says no more than was seen', async ({
  product,
  moderator: page,
  pageOf,
}) => {
  const who = product.newPerson('student')
  // Attendance is marked from the day of a session on.
  const yesterday = new Date(Date.now() - 24 * 60 * 60_000).toISOString().slice(0, 10)
  const sessions = [yesterday, '2036-12-08'].map((on) => ({
    ...{ startsAt: `${on}T10:00`, endsAt: `${on}T12:00` },
  }))
  const teacherId = product.people.moderator[0].id
  const taught = { title: 'Taught class', fee: 1000, teacherId, sessions }
  const id = await openClass(product, product.key, taught)
  await product.call('POST', `/classes/${id}/members`, { accountId: who.id })
  const paid = { accountId: who.id, receivedBy: product.people.moderator[0].id, classId: id }
  await pay(product, product.key, { ...paid, amount: 1000 })
  await product.call('POST', `/classes/${id}/state`, { state: 'running' })
  await openDashboard(page, product, `/taught-classes/${id}`, 'Taught class')
  await page.getByLabel('Session').selectOption({ index: 1 })
  await expect(page.getByText('The day of this session has not come yet.')).toBeVisible()
  await page.getByLabel('Session').selectOption({ index: 0 })
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
