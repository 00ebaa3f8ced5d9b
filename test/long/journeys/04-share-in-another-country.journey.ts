import type { Page } from '@playwright/test'
import { openDashboard } from '#test/dashboard'
import { cookieOf } from '#test/screen'
import { expect, test } from './journey.ts'
import { atDesk, candidates, openOwnFile, staff, telephone } from './people.ts'

const { passportNumber } = candidates.rahima

/** Opens it as its reader does: in Arabic the fields are found by their names. */
async function openShare(page: Page, url: string, code: string): Promise<void> {
  await page.goto(`${url}/shared`)
  await page.getByRole('main').locator('#number').fill(passportNumber)
  await page.getByRole('main').locator('#code').fill(code)
  await page.getByRole('main').locator('form button[type=submit]').first().click()
}

test('A share is opened in another country, and stopped', async ({ life, browserOf, step }) => {
  const { product, kept } = life
  const own = { passportNumber, name: String(kept.rahimaName), code: String(kept.rahima) }
  const phone = await browserOf({ ...telephone, javaScriptEnabled: false })
  await openOwnFile(phone, product, own)
  await phone.getByRole('link', { name: 'Show documents to somebody' }).click()
  await phone.getByLabel('Job Offer Letter').check()
  await phone.getByLabel('Work Permit Certificate').check()
  await phone.getByLabel('An employer').check()
  await phone.getByLabel('A label for this share').fill('Al Noor Hospital')
  await phone.getByRole('button', { name: 'Check your answers' }).click()
  await step('What will be shown, to whom, for how long', phone, { also: 'ne' })
  await phone.getByRole('button', { name: 'Create share code' }).click()
  const code = (await phone.locator('#share-code').innerText()).trim()
  await step('The share’s code', phone)
  // What was answered stays the answer, however often somebody looks at it.
  await phone.reload()
  await phone.goBack()
  await phone.goForward()
  await expect(phone.locator('#share-code')).toHaveText(code)

  const abroad = { ...telephone, locale: 'ar-AE', timezoneId: 'Asia/Dubai' }
  const reader = await browserOf({ ...abroad, javaScriptEnabled: false })
  await openShare(reader, product.url, code)
  await expect(reader).toHaveURL(`${product.url}/shared/file`)
  await expect(reader.locator('html')).toHaveAttribute('dir', 'rtl')
  for (const secret of ['Kamal Hossain', passportNumber, 'Visa Paper'])
    await expect(reader.getByRole('main')).not.toContainText(secret)
  await step('The shared documents, in Arabic in Dubai', reader)
  await reader.getByRole('main').locator('a[href*="work-permit"]').first().click()
  await expect(reader.getByRole('main').locator('img').first()).toBeVisible()
  await step('One of them', reader)
  await reader.goBack()

  const other = await browserOf({ javaScriptEnabled: false })
  await openShare(other, product.url, own.code)
  await expect(other.getByRole('alert')).toContainText('No Data Found')

  await openOwnFile(phone, product, own)
  await expect(phone.getByRole('link', { name: /^Your share was opened/ })).toBeVisible()
  await step('On her first screen: it was opened', phone, { also: 'bn' })
  await phone.goto(`${product.url}/file/share`)
  const share = phone.getByRole('article', { name: 'Al Noor Hospital' })
  await share.getByText('Stop: the share “Al Noor Hospital”').click()
  await share.getByRole('button', { name: 'Yes, stop it' }).click()
  await expect(share).toContainText('Stopped early')
  await step('Stopped', phone, { also: 'hi' })
  await reader.reload()
  await expect(reader.getByRole('main').locator('a[href*="work-permit"]')).toHaveCount(0)
  await step('What the reader sees then', reader)
  await openShare(reader, product.url, code)
  await expect(reader.getByRole('alert')).toBeVisible()
  await reader.context().addCookies([cookieOf(product, 'language', 'en')])
  await openShare(reader, product.url, code)
  await expect(reader.getByRole('alert')).toContainText('No Data Found')

  const desk = await browserOf()
  await atDesk(product, desk, staff.amina, ['/records', 'Records'])
  await desk.getByRole('link', { name: own.name }).first().click()
  await desk.getByRole('link', { name: 'Sharing and codes' }).click()
  await expect(desk.getByText('Al Noor Hospital', { exact: true })).toBeVisible()
  await step('What staff see of the share', desk)
  await openDashboard(desk, product, '/overview', /./)
  await step('Home on the fourth day', desk, { also: 'bn' })
  await life.pass(1)
})
