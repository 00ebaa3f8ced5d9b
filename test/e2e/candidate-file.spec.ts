import type { Page } from '@playwright/test'
import { expect, test } from '#test/job'
import { lookUp, openFile } from '#test/opened-file'
import { exifCanary, phonePhotoJpeg, threePagePdf } from '#test/phone-photos'

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
  expect(pictures).toHaveLength(4)
  for (const { type, bytes } of pictures) {
    expect(type).toMatch(/^image\//)
    expect(bytes.includes(exifCanary)).toBe(false)
  }
  await page.getByRole('link', { name: 'Back to the file' }).click()
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('link', { name: 'Keep a copy' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Keep a copy \(PDF, about / }).click()
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
  const later = page.locator('img[src*="page="]')
  expect(await later.count()).toBeGreaterThan(0)
  const missing = () =>
    later.evaluateAll((all) => all.filter((one) => !(one as HTMLImageElement).naturalWidth).length)
  await expect.poll(missing).toBe(0)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('A private company, not a government.')).toBeVisible()
  await expect(page.getByText(/^Taken from this site on /)).toBeVisible()
  await expect(page.locator('button:visible, summary:visible')).toHaveCount(0)
  await page.context().close()
})
