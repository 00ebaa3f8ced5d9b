import type { Page } from '@playwright/test'
import { openDashboard } from '#test/dashboard'
import { expect, test } from '#test/job'
import { lookUp, openFile } from '#test/opened-file'
import { exifCanary, phonePhotoJpeg, threePagePdf } from '#test/phone-photos'
import { expectToast } from '#test/toasts'

/** The pictures of the opened file, as the browser of its reader gets them. */
async function picturesOf(page: Page): Promise<{ type: string | undefined; bytes: Buffer }[]> {
  const sources = await page
    .locator('main img')
    .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src))
  return Promise.all(
    sources.map(async (source) => {
      const answer = await page.request.get(source)
      return { type: answer.headers()['content-type'], bytes: await answer.body() }
    }),
  )
}

test('without script a file opens, shows its pictures, is kept as a copy, and closes', async ({
  product,
  visitor: page,
}) => {
  const photo = await phonePhotoJpeg({ width: 600, height: 480 })
  const file = await product.newFile([
    ['photo', photo],
    ['work-permit', photo],
    ['visa-paper', threePagePdf()],
  ])
  await lookUp(page, file.passportNumber.toLowerCase(), file.accessCode.replace('-', ' '))
  await expect(page.getByRole('heading', { name: file.name })).toBeVisible()
  expect(await page.locator('script').count()).toBe(0)
  const pictures = await picturesOf(page)
  await page.getByRole('link', { name: 'Work Permit Certificate' }).click()
  await expect(
    page.getByRole('heading', { name: 'What only the authority can tell you' }),
  ).toBeVisible()
  pictures.push(...(await picturesOf(page)))
  expect(pictures).toHaveLength(2)
  for (const { type, bytes } of pictures) {
    expect(type).toMatch(/^image\//)
    expect(bytes.includes(exifCanary)).toBe(false)
  }
  await page.getByRole('link', { name: 'Back to the file' }).click()
  await page.getByRole('link', { name: 'Keep a copy' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Keep a copy (PDF)' }).click()
  expect((await download).suggestedFilename()).toMatch(/^CR-[A-Z0-9]{8}\.pdf$/)
  expect(await (await download).failure()).toBe(null)
  await page.getByRole('button', { name: 'Close this file' }).click()
  await expect(page.getByRole('status')).toContainText('The file is closed')
  await page.goto('/file')
  await expect(page).toHaveURL(`${product.url}/check`)
})

test('a file that is over says so by itself, and Back brings nothing of it up', async ({
  product,
  visitor: page,
}) => {
  const file = await product.newFile()
  await openFile(page, file)
  // The page asks again when its time is up; this brings that moment nearer.
  await page.route(/\/file$/, async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 })
    const headers = answer.headers()
    if (headers.refresh) headers.refresh = '1; url=/file'
    await route.fulfill({ response: answer, headers })
  })
  const viewing = (await page.context().cookies()).find(({ name }) => name === 'viewing')
  expect(viewing).toMatchObject({ expires: -1, httpOnly: true })
  await product.call('POST', `/records/${file.id}/access-code`)
  await page.goto('/file')
  await expect(page.getByRole('heading', { name: 'This file is closed' })).toBeVisible()
  expect(await page.context().cookies()).toEqual([])
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const secret of [file.name, file.passportNumber])
    await expect(page.locator('body')).not.toContainText(secret)
})

test('a print has every page of the documents, says who printed it, and leaves nothing to press', async ({
  browser,
  product,
}) => {
  const page = await browser.newPage({ baseURL: product.url })
  await openFile(page, product.file)
  await page.goto('/file/print')
  // Printing fetches the later pages. A headless browser draws the PDF without waiting for that, so the second counts.
  await page.pdf({ format: 'A4' })
  const missing = () =>
    page
      .locator('img[src*="page="]')
      .evaluateAll((all) => all.filter((one) => !(one as HTMLImageElement).naturalWidth).length)
  await expect.poll(missing).toBe(0)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('A private company, not a government.')).toBeVisible()
  await expect(page.getByText(/^Taken from this site on /)).toBeVisible()
  await expect(page.locator('button:visible, summary:visible')).toHaveCount(0)
  await page.context().close()
})

test('staff say that they handed a code over, and the candidate can say that it was not so', async ({
  product,
  visitor: phone,
  admin: staff,
}) => {
  const { id, passportNumber, name } = await product.newFile()
  await openDashboard(staff, product, `/records/${id}#access-code`, name)
  const section = staff.getByRole('region', { name: 'Access code' })
  await section.getByRole('button', { name: 'Issue a new code' }).click()
  await staff.getByRole('dialog').getByRole('button', { name: 'Issue a new code' }).click()
  const accessCode = await section.locator('output').innerText()
  await section.getByRole('button', { name: 'Handed over in person' }).click()
  const question = staff.getByRole('dialog', { name: 'Did you hand the code to the candidate?' })
  await question.getByRole('button', { name: 'I handed it over' }).click()
  await expectToast(staff, 'The candidate sees that you handed the code over')

  await lookUp(phone, passportNumber, accessCode)
  await phone.getByRole('link', { name: 'Where you stand' }).click()
  await phone.getByRole('link', { name: 'Change your access code' }).click()
  await expect(phone.getByText('our staff noted that they handed you this code')).toBeVisible()
  await phone.getByRole('link', { name: 'Say that it was not so' }).click()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Report a concern')
})

test('a candidate takes all data with a mailed code, and is told when staff make a copy', async ({
  product,
  visitor: phone,
  admin: staff,
}) => {
  const file = await product.newFile([], { email: 'own-data@people.example', language: 'en' })
  await openFile(phone, file)
  await phone.getByRole('link', { name: 'Keep a copy' }).click()
  await phone.getByRole('link', { name: 'Download all your data' }).click()
  await phone.getByRole('button', { name: 'Send me a code' }).click()
  await expect(phone.getByText('a code is on its way')).toBeVisible()
  const code = /\d{8}/.exec((await product.mailTo('own-data@people.example')).text)?.[0] ?? ''
  await phone.getByLabel('Code from our message').fill('00000000')
  await phone.getByRole('button', { name: /^Download all my data/ }).click()
  await expect(phone.locator('#code-problem')).toContainText('This code does not work.')
  await phone.getByLabel('Code from our message').fill(code)
  const download = phone.waitForEvent('download')
  await phone.getByRole('button', { name: /^Download all my data/ }).click()
  expect(await (await download).failure()).toBe(null)

  await openDashboard(staff, product, `/records/${file.id}`, file.name)
  const region = staff.getByRole('region', { name: 'The candidate’s own data' })
  await region.getByRole('heading').click()
  const made = staff.waitForEvent('download')
  await region.getByRole('button', { name: 'Hand over all data' }).click()
  await staff.getByRole('button', { name: 'Make the copy' }).click()
  expect(await (await made).failure()).toBe(null)
  await product.mailTo('own-data@people.example', /Our staff made a copy/)
})
