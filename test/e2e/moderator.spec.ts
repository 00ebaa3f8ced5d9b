import { openDashboard } from '#test/dashboard'
import { expect, test } from '#test/job'
import { phonePhotoJpeg } from '#test/phone-photos'
import { choose, fillIn, slot } from '#test/record-form'

test('a moderator submits a record with documents, and finds it among the submissions', async ({
  product,
  moderator: page,
  admin,
}) => {
  await openDashboard(page, product, '/submit', 'Submit a record')
  await fillIn(page, 'Submitted Candidate')
  await choose(page, 'work_permit.png', 'VISA.png', 'ticket.png', 'scan 7.png')
  await expect(page.locator('[data-slot]')).toHaveCount(6)
  await expect(slot(page, 'Work Permit Certificate')).toContainText('work_permit.png')
  // What the form has no place for goes to an admin with the record, by its name or by hand.
  await page.getByLabel('Which document is scan 7.png?').selectOption('Fingerprint Paper')
  const tray = page.getByRole('region', { name: 'Unsorted files' })
  for (const kind of ['Ticket', 'Fingerprint Paper'])
    await expect(tray).toContainText(`${kind}: it goes to an admin with the record.`)
  await page.getByRole('button', { name: 'Add record' }).click()
  await expect(page.getByText('Submitted Candidate is added')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your submissions' })).toContainText(
    'Submitted Candidate',
  )
  await openDashboard(admin, product, '/approvals', 'Approvals')
  await admin.getByRole('button', { name: /^Submitted Candidate/ }).click()
  const review = admin.getByRole('article', { name: 'Review of Submitted Candidate' })
  for (const kind of ['Work Permit', 'Ticket', 'Fingerprint'])
    await expect(review).toContainText(kind)
})

test('a moderator is told only that a number is on file, and finds only own records', async ({
  product,
  moderator: page,
}) => {
  const { file } = product
  await openDashboard(page, product, '/submit', 'Submit a record')
  await page.getByLabel('Passport number').fill(file.passportNumber.toLowerCase())
  await expect(page.getByText('is already on file. Ask an admin about it.')).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(file.name) })).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /A name, a number/ }).fill(file.passportNumber)
  await expect(page.getByText('Nothing found.')).toBeVisible()
})

test('the bell leads to what came back and to a mention', async ({ product, pageOf }) => {
  const who = product.newPerson('moderator')
  const page = await pageOf(who)
  const name = 'Bina Bell'
  const { id } = await product.callAs(who, 'POST', '/records', {
    ...{ passportNumber: 'BX9800001', referenceNumber: 'W9800001', name },
    ...{ fatherName: 'A', motherName: 'B', address: 'Road 1, Bogura', nationality: 'BD' },
  })
  await product.call('POST', `/records/${id}/return`, { reason: 'Write the whole address' }, 1)
  await product.call('POST', `/records/${id}/notes`, { text: 'Ask her aunt.', mentions: [who.id] })
  await openDashboard(page, product, '/submit', 'Submit a record')
  await page.getByRole('link', { name: /^Notifications/ }).press('Enter')
  await expect(page.getByText('2 unread.')).toBeVisible()
  const mentions = page.getByRole('region', { name: 'You are mentioned in a note' })
  await mentions.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Update ${name}`)
  await expect(page.getByText('Ask her aunt.')).toBeVisible()
  await openDashboard(page, product, '/notifications', 'Notifications')
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByText('All are read.')).toBeVisible()
})

test('on a phone each place for a document opens the camera', async ({ product, pageOf }) => {
  const phone = { width: 360, hasTouch: true, isMobile: true }
  const page = await pageOf(product.people.moderator[0], phone)
  await openDashboard(page, product, '/submit', 'Submit a record')
  const photo = slot(page, 'Candidate photo')
  const choosing = page.waitForEvent('filechooser')
  await expect(photo.locator('input[capture=environment]')).toHaveCount(1)
  await photo.getByRole('button', { name: /^Take photo/ }).click()
  await (await choosing).setFiles({
    ...{ name: 'camera.jpg', mimeType: 'image/jpeg' },
    buffer: await phonePhotoJpeg({ width: 600, height: 480 }),
  })
  await expect(photo).toContainText('camera.jpg')
})
