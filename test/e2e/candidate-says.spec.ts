import { openDashboard } from '#test/dashboard'
import { declineCase } from '#test/decline-case'
import { expect, test } from '#test/job'
import { openFile } from '#test/opened-file'
import { documentPng } from '#test/phone-photos'
import type { SeededPerson } from '#test/seeded-people'
import { expectToast } from '#test/toasts'

test('a candidate says that the name is wrong: declined with a reason, said again, corrected', async ({
  product,
  visitor: phone,
  admin: staff,
}) => {
  const file = await product.newFile([], { name: 'Moyna Khatun' })
  const say = async (proposed: string) => {
    await phone.goto('/file/standing')
    await phone.getByRole('link', { name: /^This is wrong ?: Name$/ }).click()
    await phone.getByLabel('What should be there?').fill(proposed)
    await phone.getByRole('button', { name: 'Tell staff' }).click()
    await phone.goto('/file/standing')
    await expect(phone.getByText(/^You said on .* that this is wrong/)).toBeVisible()
  }
  await openFile(phone, file)
  await say('Moyna Begum')
  await openDashboard(staff, product, '/cases?state=open', 'Cases')
  await staff.getByRole('link', { name: /Says that this is wrong: Name · Moyna Begum/ }).click()
  await declineCase(staff, 'We looked, and it stays as it is.')
  await expectToast(staff, 'The case is answered')
  await phone.goto('/file/standing')
  await expect(phone.getByText('that this is wrong')).toHaveCount(0)
  await phone.goto('/file/tell')
  await phone.getByRole('link', { name: 'What you told us' }).click()
  await expect(phone.getByText('We looked, and it stays as it is.')).toBeVisible()
  await say('Moyna Begum, see the new passport')
  await product.callAs(
    product.people.admin[0],
    ...(['PATCH', `/records/${file.id}`, { name: 'Moyna Begum' }, 1] as const),
  )
  await staff.reload()
  await staff.getByRole('button', { name: 'Mark as corrected' }).click()
  await expectToast(staff, 'The case is answered')
  await phone.goto('/file/told')
  await expect(phone.getByText('Accepted: staff corrected it')).toBeVisible()
})

test('a passport is received by staff, confirmed and asked back without script, given back', async ({
  product,
  visitor: phone,
  admin: staff,
}) => {
  const dayFromNow = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const file = await product.newFile([], { name: 'Rokeya Original' })
  await openDashboard(staff, product, `/records/${file.id}#originals-title`, file.name)
  await staff.getByRole('button', { name: 'Receive an original' }).click()
  const form = staff.getByRole('form', { name: 'Receive an original' })
  await form.getByLabel('Received on').fill(dayFromNow(-10))
  await form.getByLabel('Give it back by').fill(dayFromNow(-2))
  await form.getByRole('button', { name: 'Note it' }).click()
  await expect(staff.getByText('Overdue since')).toBeVisible()

  await openFile(phone, file)
  await phone.getByRole('link', { name: /^Passport: not back yet/ }).click()
  await expect(phone.getByText('Overdue: it was due back by')).toBeVisible()
  await phone.getByRole('button', { name: 'Yes, I gave it to you for this' }).click()
  await expect(phone.getByText('You confirmed this with your code on')).toBeVisible()
  await phone.getByRole('button', { name: 'Give it back' }).click()
  await expect(phone.getByRole('heading', { name: /^Sent on/ })).toBeVisible()

  await openDashboard(staff, product, '/notifications', 'Notifications')
  const waiting = staff.getByRole('region', { name: 'A case waits for you' })
  await waiting.getByRole('link', { name: file.name }).click()
  await staff.getByRole('button', { name: 'Given back today' }).click()
  await expect(staff.getByText('This is answered.')).toBeVisible()
  await phone.goto('/file/standing')
  await phone.getByRole('button', { name: 'I have it back' }).click()
  await expect(phone.getByText('that you have it.')).toBeVisible()
})

test('two people ask the authority on their own, and the file says what both saw', async ({
  product,
  visitor: phone,
  pageOf,
}) => {
  const file = await product.newFile([['visa-paper', await documentPng()]])
  const note = async (who: SeededPerson, showed: string) => {
    const page = await pageOf(who)
    await openDashboard(page, product, `/records/${file.id}#comparisons`, file.name)
    const section = page.getByRole('region', { name: 'Asked the authorities' })
    await expect(section).not.toContainText('The same as our copy')
    await section.getByRole('button', { name: 'Note what an authority showed' }).click()
    await section.getByLabel('What it showed').selectOption(showed)
    await section.getByRole('button', { name: 'Note it' }).click()
    await expectToast(page, 'Noted')
  }
  await openFile(phone, file)
  await phone.getByRole('link', { name: 'Visa Paper' }).click()
  await expect(phone.getByRole('main')).not.toContainText('asked')
  await note(product.newPerson('admin'), 'same')
  await note(product.newPerson('admin'), 'same')
  await phone.reload()
  await expect(phone.getByRole('main')).toContainText('what it showed then matched this copy')
})
