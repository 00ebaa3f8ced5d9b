import { expect, test } from '#test/job'
import { openFile, openShare } from '#test/opened-file'
import { documentPng } from '#test/phone-photos'

test('a candidate shares two documents with an employer, sees that they were opened, and stops it', async ({
  product,
  visitor: page,
  newVisitor,
}) => {
  const scan = await documentPng('Shared')
  const file = await product.newFile([
    ['job-offer', scan],
    ['lmia', scan],
    ['fingerprint', scan],
  ])
  const employer = await newVisitor()
  await openFile(page, file)
  await page.getByRole('link', { name: 'Show documents to somebody' }).click()
  await expect(page.getByText('Fingerprint Paper: only you can see this.')).toBeVisible()
  await expect(page.getByLabel('Fingerprint Paper')).toHaveCount(0)
  await page.getByLabel('Job Offer Letter').check()
  await page.getByLabel('LMIA Certificate').check()
  await page.getByLabel('A bank').check()
  await page.getByLabel('A label for this share').fill('Maple Farms')
  await page.getByRole('button', { name: 'Check your answers' }).click()
  // An LMIA letter is for an employer; what was chosen is kept.
  await expect(page.getByRole('alert')).toContainText('can be shared with an employer only')
  await expect(page.getByLabel('LMIA Certificate')).toBeChecked()
  await page.getByLabel('An employer').check()
  await page.getByRole('button', { name: 'Check your answers' }).click()
  await page.getByRole('button', { name: 'Create share code' }).click()
  const code = (await page.locator('#share-code').textContent()) as string
  const address = `${product.url}/shared`
  const qr = page.getByRole('img', { name: `QR code of ${address}` })
  await expect(qr).toBeVisible()
  // It prints as a note to hand over, its QR code 25 mm wide at 96 dots an inch.
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#share-code')).toBeVisible()
  await expect(page.getByRole('main').locator('button:visible, a.button:visible')).toHaveCount(0)
  expect((await qr.boundingBox())?.width).toBeGreaterThanOrEqual(94)
  await page.emulateMedia({ media: 'screen' })

  await openShare(employer, file.passportNumber.toLowerCase(), code)
  await expect(employer).toHaveURL(`${product.url}/shared/file`)
  for (const document of ['Job Offer Letter', 'LMIA Certificate'])
    await expect(employer.getByRole('link', { name: document })).toBeVisible()
  for (const secret of ['Fingerprint', 'Abdul Karim', file.passportNumber])
    await expect(employer.getByRole('main')).not.toContainText(secret)
  await employer.getByRole('link', { name: 'LMIA Certificate' }).click()
  await employer.getByRole('link', { name: 'Large image: LMIA Certificate' }).click()
  await expect(employer.getByRole('heading', { name: 'LMIA Certificate' })).toBeVisible()

  await page.getByRole('link', { name: 'All your shares' }).click()
  const share = page.getByRole('article', { name: 'Maple Farms' })
  await expect(share).toContainText('Once:')
  await share.getByText('Stop: the share “Maple Farms”').click()
  await share.getByRole('button', { name: 'Yes, stop it' }).click()
  await expect(share).toContainText('Stopped early')
  await employer.goto('/shared/file')
  await expect(employer.getByRole('heading', { name: 'These documents are closed' })).toBeVisible()
  await openShare(employer, file.passportNumber, code)
  await expect(employer.getByRole('alert')).toContainText('No Data Found')
  const logged = product.logs().toLowerCase()
  for (const secret of [code, code.replaceAll('-', ''), file.passportNumber])
    expect(logged.includes(secret.toLowerCase()), secret).toBe(false)
})
