import type { Page } from '@playwright/test'
import { expect, test } from '#test/job'
import { openFile } from '#test/opened-file'

const styleOf = (page: Page, selector: string, name: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), name)

test('a device that asks for light is offered it once, by one tap in the menu', async ({
  product,
  visitor: page,
}) => {
  const offer = page.getByRole('button', { name: 'Appearance: As my device' })
  await page.goto(`${product.url}/check`)
  const dark = await styleOf(page, 'body', 'background-color')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.locator('.menu > summary').click()
  await expect(offer).toBeHidden()
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await styleOf(page, 'body', 'background-color')).toBe(dark)
  await offer.click()
  await expect(page).toHaveURL(`${product.url}/check`)
  expect(await styleOf(page, 'body', 'background-color')).not.toBe(dark)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await styleOf(page, 'body', 'background-color')).toBe(dark)
  expect(await offer.count()).toBe(0)
})

test('the menu has at most twelve links, signed in or not', async ({ visitor, student }) => {
  for (const page of [visitor, student]) {
    await page.goto('/check')
    expect(await page.locator('.menu nav a').count()).toBeLessThanOrEqual(12)
  }
  await expect(student.locator('.menu nav a[href="/my/file"]')).toHaveCount(1)
})

test('what was sent, what comes next and who else helps stand on two small screens', async ({
  product,
  visitor: page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openFile(page, await product.newFile([], { destinationCountry: 'CA' }))
  await page.goto('/file/tell/unnoted')
  await page.getByLabel('Which one?').selectOption('passport')
  await page.getByLabel('My employer').check()
  await page.getByRole('button', { name: 'Ask for it back' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Sent on/ })).toBeVisible()
  await expect(page.getByRole('link', { name: '911' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1300)
})

test('no link to an own page is cut off on a phone', async ({ student: page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/my/classes')
  for (const link of await page.locator('.own-links a').all()) {
    const box = await link.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360)
  }
})

test('more contrast and forced colours are honoured', async ({ product, visitor: page }) => {
  await page.goto(product.url)
  const ink = await styleOf(page, 'body', 'color')
  expect(await styleOf(page, 'main .soft', 'color')).not.toBe(ink)
  await page.emulateMedia({ contrast: 'more' })
  expect(await styleOf(page, 'main .soft', 'color')).toBe(ink)
  expect(await styleOf(page, '.steps li', 'border-block-start-color')).toBe(ink)
  await page.emulateMedia({ contrast: 'no-preference', forcedColors: 'active' })
  await page.locator('.menu > summary').click()
  const background = (pressed: boolean) =>
    styleOf(page, `.theme [aria-pressed="${pressed}"]`, 'background-color')
  expect(await background(true)).not.toBe(await background(false))
})
