import { expect, test } from '@playwright/test'
import { openDashboard, signedIn } from '#test/dashboard'
import { handbookPicture } from '#test/handbook-picture'
import { expectFitAndAccessible, expectGoodInEveryLook } from '#test/looks'
import { phonePhotoJpeg } from '#test/phone-photos'
import {
  addPerson,
  addRecord,
  apiKey,
  type Credentials,
  type Product,
  setUpProduct,
  startProduct,
} from '#test/product'
import { choose, slot } from '#test/record-form'
import { signIn } from '#test/sign-in'

let product: Product
let admin: Credentials
let moderator: Credentials
let key: string

test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
  moderator = await addPerson(product, { role: 'moderator', name: 'Mita' })
  key = await apiKey(product, 'admin')
})
test.afterAll(() => product.remove())

/** ICAO Doc 9303: an invented passport whose check digits are right. */
const mrz = [
  'P<BGDUDDIN<<RAHIM<MD<<<<<<<<<<<<<<<<<<<<<<<<',
  'BX01234561BGD9001011M3001019<<<<<<<<<<<<<<<4',
]

test('the form, full and with errors, is accessible and fits', async ({ browser }) => {
  const context = await signedIn(product, browser, admin)
  const page = await context.newPage()
  await openDashboard(page, product, '/entry', 'Add record')
  const standing = await addRecord(product, key)
  await page.getByRole('button', { name: 'Fill from the passport’s MRZ' }).click()
  await page
    .getByLabel('The two lines at the bottom')
    .fill(mrz.join('\n').replace('BX0123456', 'BX0123466'))
  await expect(page.getByText('Line 2: the number of the passport does not fit')).toBeVisible()
  await page.getByLabel('Passport number').fill(standing.passportNumber)
  await choose(page, 'visa.png', 'IMG_20230511.png', 'job offer.png')
  await expect(page.getByRole('status').getByRole('link', { name: /Rahima Khatun/ })).toBeVisible()
  await page
    .getByRole('region', { name: 'Unsorted files' })
    .getByRole('button', { name: /^Remove/ })
    .click()
  await page.getByRole('button', { name: 'Add record' }).click()
  await expect(page.getByLabel('Reference number')).toBeFocused()
  await choose(page, 'scan0001.png')
  await expectGoodInEveryLook(page, 'entry')
  await context.close()
})

test('the lines of a passport fill the form, read by an own piece of script', {
  tag: '@handbook',
}, async ({ browser }) => {
  await addRecord(product, key)
  const context = await signedIn(product, browser, admin)
  const page = await context.newPage()
  await openDashboard(page, product, '/entry', 'Add record')
  await page.getByRole('button', { name: 'Fill from the passport’s MRZ' }).click()
  await page.getByLabel('The two lines at the bottom').fill(mrz.join('\n'))
  await expect(
    page.getByText('Filled in: Passport number, Name, Nationality, Date of birth.'),
  ).toBeVisible()
  await expect(page.getByLabel('Passport number')).toHaveValue('BX0123456')
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('RAHIM MD UDDIN')
  await expect(page.getByText('Not filled in')).toHaveCount(0)
  await handbookPicture(page, 'enter', { until: page.getByLabel('Permanent address') })
  await page
    .getByLabel('The two lines at the bottom')
    .fill(mrz.join('\n').replace('1BGD9', '1B6D9'))
  await expect(page.getByText('Filled in: Passport number, Name, Date of birth.')).toBeVisible()
  await expect(page.getByText('Not filled in, so still as before: Nationality.')).toBeVisible()
  await context.close()
})

test('a picture is pasted into the slot that has the focus, and elsewhere into the tray', async ({
  browser,
}) => {
  const context = await signedIn(product, browser, admin)
  const page = await context.newPage()
  await openDashboard(page, product, '/entry', 'Add record')
  const paste = () =>
    page.evaluate(() => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array([1])], 'image.png', { type: 'image/png' }))
      const at = document.activeElement ?? document.body
      at.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
    })
  await slot(page, 'Fingerprint Paper')
    .getByRole('button', { name: /^Choose file/ })
    .focus()
  await paste()
  await expect(slot(page, 'Fingerprint Paper')).toContainText('image.png')
  await page.getByLabel('Permanent address').focus()
  await paste()
  await expect(page.getByRole('region', { name: 'Unsorted files' })).toContainText('image.png')
  await context.close()
})

test('a moderator is told only that a number is on file', async ({ browser }) => {
  const standing = await addRecord(product, key)
  const context = await signedIn(product, browser, moderator, { width: 320 })
  const page = await context.newPage()
  await openDashboard(page, product, '/submit', 'Submit a record')
  await page.getByLabel('Passport number').fill(standing.passportNumber.toLowerCase())
  await expect(page.getByText('is already on file. Ask an admin about it.')).toBeVisible()
  await expect(page.getByRole('link', { name: /Rahima Khatun/ })).toHaveCount(0)
  await expect(page.locator('[data-slot]')).toHaveCount(6)
  await expectFitAndAccessible(page, 'submit 320')
  await context.close()
})

test('on a phone each slot opens the camera', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 320, height: 700 },
    hasTouch: true,
    isMobile: true,
  })
  await signIn(product, context, moderator)
  const page = await context.newPage()
  await openDashboard(page, product, '/submit', 'Submit a record')
  const photo = slot(page, 'Candidate photo')
  const camera = photo.locator('input[capture=environment]')
  const choosing = page.waitForEvent('filechooser')
  await expect(camera).toHaveCount(1)
  await photo.getByRole('button', { name: /^Take photo/ }).click()
  await (await choosing).setFiles({
    name: 'camera.jpg',
    mimeType: 'image/jpeg',
    buffer: await phonePhotoJpeg({ width: 600 }),
  })
  await expect(photo).toContainText('camera.jpg')
  await expect(slot(page, 'Visa Paper').getByRole('button', { name: /^Take photo/ })).toBeVisible()
  await expectFitAndAccessible(page, 'phone')
  await context.close()
})

test('with the keyboard alone a record is added', async ({ browser }) => {
  const context = await signedIn(product, browser, admin)
  const page = await context.newPage()
  await openDashboard(page, product, '/entry', 'Add record')
  await page.getByLabel('Passport number').focus()
  const type = async (text: string) => {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  for (const text of ['BX9990001', 'W9990001', 'Keyboard Candidate']) await type(text)
  await type('Bangladesh')
  for (const text of ['Father Keys', 'Mother Keys', 'Road 2, Bogura']) await type(text)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Add record' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Keyboard Candidate is added', { exact: true })).toBeVisible()
  await context.close()
})
