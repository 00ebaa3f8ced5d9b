import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { openDashboard } from '#test/dashboard'
import { expect, test } from '#test/job'
import { expectFitAndAccessible, picture } from '#test/looks'
import { documentPng, exifCanary, phonePhotoJpeg } from '#test/phone-photos'
import { colourAt } from '#test/picture-colours'
import { fillIn, onFile, slot } from '#test/record-form'
import type { SeededProduct } from '#test/seeded'
import { tabTo } from '#test/tab-to'

/** Puts a file into the place of the visa. */
async function put(page: Page, name: string, mimeType: string, buffer: Buffer) {
  await slot(page, 'Visa Paper')
    .locator('input[data-kind]')
    .setInputFiles({ name, mimeType, buffer })
}

/** Upright, red is at its top and blue at its left. */
const photo = () => phonePhotoJpeg({ width: 1600, height: 1200, orientation: 6, gps: true })
const visa = (page: Page) => slot(page, 'Visa Paper')
const tools = (page: Page) => page.getByRole('dialog', { name: 'Adjust the picture' })

/** What has this name among the tools. */
const tool = (page: Page, name: string | RegExp) =>
  tools(page).getByLabel(name).or(tools(page).getByRole('button', { name }))

async function openTools(page: Page, name: string) {
  await visa(page)
    .getByRole('button', { name: `Adjust ${name}` })
    .focus()
  await page.keyboard.press('Enter')
  await expect(tools(page).getByText('Nothing is changed yet.')).toBeVisible()
}

/** The visa on record as it was uploaded, by its link for staff. */
async function stored(page: Page, product: SeededProduct, passportNumber: string) {
  const [record] = await onFile(product, product.key, passportNumber)
  const document = record?.documents.find(({ kind }) => kind === 'visa-paper')
  const answer = await page.request.get(`${product.url}/api/v1/documents/${document?.id}/original`)
  expect(answer.ok()).toBe(true)
  return { bytes: await answer.body(), name: document?.originalName }
}

test(`a photo is turned and cropped with the keyboard alone, and uploaded so`, async ({
  pageOf,
  product,
}) => {
  const page = await pageOf(product.people.admin[0], { width: 390 })
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await openDashboard(page, product, '/entry', 'Add record')
  const passportNumber = await fillIn(page, 'Adjusted')
  const original = await photo()
  expect(original.includes(exifCanary)).toBe(true)
  await put(page, 'visa.jpg', 'image/jpeg', original)
  await openTools(page, 'visa.jpg')
  await expect(tools(page).getByText(/1,200 × 1,600 pixels$/)).toBeVisible()

  await tabTo(page, tool(page, 'Turn right'))
  await page.keyboard.press('Enter')
  await expect(tools(page).getByText(/^After: .* 1,600 × 1,200 pixels$/)).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await tabTo(page, tool(page, /^Left edge/))
  for (let step = 0; step < 4; step++) await page.keyboard.press('Shift+ArrowRight')
  await expect(tools(page).getByText(/^After: \d+ KiB, 1,\d\d\d × 1,200 pixels$/)).toBeVisible()
  await expect(tools(page).getByText(/, 1,600 × 1,200 pixels$/)).toHaveCount(0)
  await expectFitAndAccessible(page, 'tools for a picture')
  await picture(page, 'adjust')
  await tabTo(page, tool(page, 'Use'))
  await page.keyboard.press('Enter')
  await expect(tools(page)).toHaveCount(0)
  await expect(visa(page)).toContainText('KiB, adjusted')
  await expect(visa(page).getByRole('button', { name: 'Adjust visa.jpg' })).toBeFocused()

  await page.getByRole('button', { name: 'Add record' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Adjusted is added', { exact: true })).toBeVisible()
  const { bytes, name } = await stored(page, product, passportNumber)
  expect(name).toBe('visa.jpg')
  const { format, height, width: across, exif, orientation } = await sharp(bytes).metadata()
  expect({ format, height, exif, orientation }).toEqual({ format: 'jpeg', height: 1200 })
  expect(across).toBeGreaterThan(1200)
  expect(across).toBeLessThan(1590)
  expect(bytes.includes(exifCanary)).toBe(false)
  expect(bytes.includes('Exif')).toBe(false)
  // Turned to the right, its red top is at the right and its blue left side at the top.
  expect(await colourAt(bytes, 0.99, 0.5)).toBe('red')
  expect(await colourAt(bytes, 0.4, 0.01)).toBe('blue')
  expect(await colourAt(bytes, 0.02, 0.5)).toBe('neither')
  expect(complaints).toEqual([])
})

test('a file that is not sorted yet has the tools too, and a PNG is turned pixel by pixel', async ({
  pageOf,
  product,
}) => {
  const page = await pageOf(product.people.admin[0], { width: 390 })
  await openDashboard(page, product, '/entry', 'Add record')
  const passportNumber = await fillIn(page, 'Turned Scan')
  const buffer = await documentPng('to be turned')
  const scan = { name: 'scan0001.png', mimeType: 'image/png', buffer }
  await page.locator('input[type=file][multiple]').setInputFiles(scan)
  const adjust = page.getByRole('button', { name: 'Adjust scan0001.png' })
  const turn = async () => {
    await adjust.click()
    await tools(page).getByRole('button', { name: 'Turn right' }).click()
    await tools(page).getByRole('button', { name: 'Use' }).click()
    await expect(adjust).toBeFocused()
  }
  await turn()
  await page.getByRole('button', { name: 'Undo the changes to scan0001.png' }).click()
  await expect(adjust).toBeFocused()
  await expectFitAndAccessible(page, 'a file to be sorted, with tools')
  await turn()
  await page.getByLabel('Which document is scan0001.png?').selectOption({ label: 'Visa Paper' })
  await page.getByRole('button', { name: 'Add record' }).click()
  await expect(page.getByText('Turned Scan is added', { exact: true })).toBeVisible()
  const { bytes, name } = await stored(page, product, passportNumber)
  expect(name).toBe('scan0001.png')
  const pixels = (file: Buffer, quarters: number) =>
    sharp(file).rotate(quarters).removeAlpha().raw().toBuffer()
  expect((await pixels(bytes, 0)).equals(await pixels(buffer, 90))).toBe(true)
})
