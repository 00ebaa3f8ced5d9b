import type { Page } from '@playwright/test'
import { answered, openDashboard } from '#test/dashboard'
import { namedRecord } from '#test/filed-records'
import { handbookPicture } from '#test/handbook-picture'
import { expect, test } from '#test/job'
import { documentPng, threePagePdf } from '#test/phone-photos'
import type { SeededProduct } from '#test/seeded'
import { expectToast } from '#test/toasts'

/** A record that waits, with three documents. */
async function waiting(product: SeededProduct, name: string): Promise<string> {
  const scan = await documentPng('Waiting')
  return namedRecord(product, product.moderatorKey, name, [
    ['photo', scan],
    ['work-permit', scan],
    ['visa-paper', threePagePdf()],
  ])
}

const review = (page: Page, name: string) =>
  page.getByRole('article', { name: `Review of ${name}` })

/** Looks at each document of the record on the screen, and approves by the same key. */
async function approveByKeys(page: Page, name: string): Promise<void> {
  await expect(review(page, name)).toHaveAttribute('aria-busy', 'false')
  for (const kind of ['Work Permit', 'Visa Paper', 'Candidate photo']) {
    await expect(page.getByRole('figure', { name: new RegExp(`^${kind}`) })).toBeVisible()
    const unseen = page
      .getByRole('status')
      .filter({ hasText: new RegExp(`not seen.*${kind}`, 'i') })
    await expect(unseen).toHaveCount(0)
    await page.keyboard.press('a')
  }
}

test('an admin looks at each document and approves by one key, and takes the last one back', {
  tag: '@handbook',
}, async ({ product, admin: page }) => {
  const names = ['Amena Begum', 'Babul Mia']
  for (const name of names) await waiting(product, name)
  // What waits is the first thing that an admin sees.
  await page.goto(`${product.url}/dashboard/`)
  await expect(page).toHaveURL(`${product.url}/dashboard/overview`)
  await openDashboard(page, product, '/approvals', 'Approvals')
  await page.getByRole('button', { name: /^Amena Begum/ }).click()
  await expect(review(page, 'Amena Begum')).toBeVisible()
  await handbookPicture(page, 'approve')
  for (const name of names) await approveByKeys(page, name)
  await expectToast(page, 'Amena Begum is approved')
  await expectToast(page, '2 approved, Babul Mia last')
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(page.getByRole('button', { name: /^Babul Mia/ })).toBeVisible()
})

test("a record's own page asks for the same: each document on the screen, then the same key approves", async ({
  product,
  admin: page,
}) => {
  const id = await waiting(product, 'Dipali Four')
  await openDashboard(page, product, `/records/${id}#documents-title`, 'Dipali Four')
  const actions = page.getByRole('region', { name: 'State and actions' })
  const next = actions.getByRole('button', { name: 'Show next document' })
  await expect(next).toBeEnabled()
  await expect(actions.getByRole('button', { name: 'Approve' })).toHaveCount(0)
  await next.focus()
  for (const kind of ['Candidate photo', 'Work Permit', 'Visa Paper']) {
    // The photo is on the screen from the beginning.
    if (kind !== 'Candidate photo') await page.keyboard.press('Enter')
    await expect(page.getByRole('figure', { name: new RegExp(`^${kind}`) })).toBeVisible()
    await expect(actions.getByRole('status')).not.toContainText(kind)
  }
  await expect(actions.getByRole('button', { name: 'Approve' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectToast(page, 'Dipali Four is approved')
})

test('a return needs a reason, which stays until it arrived, whatever comes between', async ({
  product,
  admin: page,
}) => {
  const id = await namedRecord(product, product.moderatorKey, 'Rokeya Patient')
  await openDashboard(page, product, '/approvals', 'Approvals')
  await page.getByRole('button', { name: /^Rokeya Patient/ }).click()
  await expect(review(page, 'Rokeya Patient')).toHaveAttribute('aria-busy', 'false')
  const dialog = page.getByRole('dialog')
  const reason = page.getByRole('textbox', { name: 'Reason' })
  await page.keyboard.press('r')
  await expect(reason).toBeFocused()
  const send = () => dialog.getByRole('button', { name: 'Return' }).click()
  await send()
  await expect(page.getByText('A reason is required.')).toBeVisible()
  await reason.fill('The photo shows somebody else.')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.keyboard.press('r')
  await expect(reason).toHaveValue('The photo shows somebody else.')

  await page.route(/\/return$/, (route) => route.abort(), { times: 1 })
  await send()
  await expect(page.getByText(/Check your connection/)).toBeVisible()
  // What is shown was asked for anew; what changes now has to come later than that.
  await answered(page)
  await product.about(id, 'PATCH', '', { address: 'Road 9, Barisal' })
  await send()
  const meanwhile = 'It has been changed since. Look at it again, then decide.'
  await expect(page.getByText(meanwhile)).toBeVisible()
  await expect(page.getByText('Road 9, Barisal').first()).toBeVisible()
  await expect(reason).toHaveValue('The photo shows somebody else.')
  await answered(page)
  await send()
  await expectToast(page, 'Rokeya Patient is returned')
  const { returnReason } = await product.call('GET', `/records/${id}`)
  expect(returnReason).toBe('The photo shows somebody else.')
})

test('the author corrects what came back, and the review says what changed', {
  tag: '@handbook',
}, async ({ product, moderator: page, admin }) => {
  const { id } = await product.callAs(product.people.moderator[0], 'POST', '/records', {
    ...{ passportNumber: 'BX9004001', referenceNumber: 'W9004', name: 'Nargis Akter' },
    ...{ fatherName: 'A', motherName: 'B', address: 'Road 1, Bogura', nationality: 'BD' },
  })
  await product.about(id, 'POST', '/approve', {})
  await product.about(id, 'POST', '/withdraw', { reason: 'The address is old' })
  await product.about(id, 'POST', '/return', { reason: 'Write the new address' })
  await openDashboard(page, product, '/submissions', 'Records')
  const returned = page.getByRole('region', { name: /^Returned to you/ })
  await expect(returned).toContainText('Why it came back: Write the new address')
  await handbookPicture(page, 'submissions')
  await returned.getByRole('link', { name: 'Correct it: Nargis Akter' }).press('Enter')
  const edit = page.getByRole('heading', { level: 1, name: 'Update Nargis Akter' })
  await expect(edit).toBeVisible()
  await page.getByLabel('Permanent address').fill('Road 2, Sylhet')
  await page.getByRole('button', { name: 'Update record' }).click()
  await expect(edit).toHaveCount(0)

  await openDashboard(admin, product, '/approvals', 'Approvals')
  await admin.getByRole('button', { name: /^Nargis Akter/ }).click()
  const changed = review(admin, 'Nargis Akter').getByRole('region', {
    name: 'Changed since the last approval',
  })
  await expect(changed.getByRole('deletion')).toHaveText('Road 1, Bogura')
  await expect(changed.getByRole('insertion')).toHaveText('Road 2, Sylhet')
})
