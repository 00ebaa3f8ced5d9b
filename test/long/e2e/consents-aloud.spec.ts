import { expect, test } from '@playwright/test'
import { openDashboard, signedInPage } from '#test/dashboard'
import { expectFitAndAccessible, expectGoodInEveryLook } from '#test/looks'
import { addRecord, apiKey, type Product, setUpProduct, startProduct } from '#test/product'
import { mp3Of } from '#test/sounds'
import { expectToast } from '#test/toasts'

let product: Product
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.remove())

const recording = (name: string, buffer: Buffer) => ({
  name,
  mimeType: 'audio/mpeg',
  buffer,
})

test('an admin records what is agreed to, and a candidate hears it on a phone without script', async ({
  browser,
}) => {
  const admin = await setUpProduct(product)
  const key = await apiKey(product, 'admin', 'candidates')
  const { id, passportNumber } = await addRecord(product, key)
  const headers = { authorization: `Bearer ${key}` }
  const url = `${product.url}/api/v1/records/${id}/access-code`
  const { accessCode } = await (await fetch(url, { method: 'POST', headers })).json()

  const staff = await signedInPage(product, browser, admin, { width: 360 })
  await openDashboard(staff, product, '/settings', 'Settings')
  const section = staff.getByRole('region', { name: 'Consent, read aloud' })
  await section.getByText('বাংলা', { exact: true }).click()
  const field = section.getByRole('group', { name: 'Showing papers to others, বাংলা (Bengali)' })
  const choose = field.locator('input[type=file]')
  await choose.setInputFiles(recording('notes.mp3', Buffer.from('These are notes.')))
  await expect(field.getByRole('alert')).toContainText('This is not an MP3 or M4A file.')
  // The same file can be chosen again: a browser reports only another one than it has.
  await expect(choose).toHaveValue('')
  await choose.setInputFiles(recording('unclear.mp3', Buffer.from('ID3 notes')))
  await expect(field.getByRole('alert')).toContainText('We cannot remove it from this file.')
  await choose.setInputFiles(recording('sharing.mp3', mp3Of(40)))
  await expectToast(staff, 'Recording saved')
  await expect(field.getByRole('alert')).toHaveCount(0)
  await expect(field.getByRole('link', { name: /^Listen/ })).toBeVisible()
  await expectFitAndAccessible(staff, 'recordings of consent')
  await expectGoodInEveryLook(staff, 'recordings-of-consent')

  const phone = await browser.newPage({
    ...{ javaScriptEnabled: false, locale: 'bn' },
    viewport: { width: 360, height: 740 },
  })
  await phone.goto(`${product.url}/check`)
  await phone.locator('main #number').fill(passportNumber)
  await phone.locator('main #code').fill(accessCode)
  await phone.locator('main form button[type=submit]').first().click()
  await phone.getByRole('link', { name: 'আপনি কীসে রাজি' }).click()
  const sound = phone.locator('audio')
  await expect(sound).toHaveCount(1)
  await expect(sound).toHaveAttribute('aria-label', 'শুনুন: অন্যদের কাগজ দেখানো')
  const address = await sound.getAttribute('src')
  const part = await fetch(`${product.url}${address}`, { headers: { range: 'bytes=0-1' } })
  expect([part.status, [...new Uint8Array(await part.arrayBuffer())]]).toEqual([206, [0xff, 0xfb]])
  // The checks of looks run in the page, so it needs script for them.
  const storageState = await phone.context().storageState()
  const looked = await browser.newPage({ storageState, locale: 'bn' })
  await looked.goto(phone.url())
  await expect(looked.locator('audio')).toBeVisible()
  await expectGoodInEveryLook(looked, 'consents-read-aloud')
  await looked.context().close()

  await field.getByRole('button', { name: 'Take it off' }).click()
  await expectToast(staff, 'The recording is taken off')
  await phone.reload()
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(phone.locator('audio')).toHaveCount(0)
  await phone.context().close()
  await staff.context().close()
})
