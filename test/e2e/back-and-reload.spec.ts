import type { Page } from '@playwright/test'
import { expect, test } from '#test/job'
import { openFile } from '#test/opened-file'
import { documentPng } from '#test/phone-photos'

/** Notes each form that the browser sends. */
function formsOf(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  return sent
}

test('a wrong code, then the right one: reload keeps what was typed, and Back sends nothing again', async ({
  product,
  visitor: page,
}) => {
  const file = await product.newFile([['work-permit', await documentPng('Permit')]])
  const sent = formsOf(page)
  await page.goto('/check')
  const number = page.getByRole('main').getByLabel('Passport or reference number')
  await number.fill(file.passportNumber)
  await page.getByLabel('Access code').fill('00000-00000')
  await page.getByRole('main').getByRole('button', { name: 'Open my file' }).click()
  await expect(page.getByText('No Data Found').first()).toBeVisible()
  await page.reload()
  await expect(number).toHaveValue(file.passportNumber)
  await expect(page.getByLabel('Access code')).toHaveValue('00000-00000')
  await page.getByLabel('Access code').fill(file.accessCode)
  await page.getByRole('main').getByRole('button', { name: 'Open my file' }).click()
  await expect(page.getByRole('heading', { level: 1, name: file.name })).toBeVisible()
  await page.goBack()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: file.name })).toBeVisible()
  expect(sent).toEqual(['/check', '/check'])
})

test('a share is made once, its code stays over a reload, and Back and forward send nothing again', async ({
  product,
  visitor: page,
}) => {
  const file = await product.newFile([['work-permit', await documentPng('Permit')]])
  await openFile(page, file)
  const sent = formsOf(page)
  await page.goto('/file/share')
  await page.getByLabel('Work Permit Certificate').check()
  await page.getByLabel('An employer').check()
  await page.getByLabel('A label for this share').fill('Maple Farms')
  await page.getByRole('button', { name: 'Check your answers' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Create share code' }).click()
  const code = await page.locator('#share-code').innerText()
  await page.reload()
  await expect(page.locator('#share-code')).toHaveText(code)
  await page.goBack()
  await page.goForward()
  await expect(page.locator('#share-code')).toHaveText(code)
  expect(sent).toEqual(['/file/share', '/file/share'])
})
