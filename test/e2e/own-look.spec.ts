import type { Page } from '@playwright/test'
import { languages } from '#platform/languages.schema'
import { offer } from '#test/crawled-pages'
import { expect, test } from '#test/job'

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

test('what was sent, what comes next and who else helps stand on two small screens, in each language', async ({
  product,
  visitor: page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await offer(product, languages)
  const heights: string[] = []
  for (const language of languages)
    for (const [nationality, destinationCountry] of [
      ['BD', 'CA'],
      ['PH', 'KW'],
    ] as const) {
      const { passportNumber: number, accessCode: code } = await product.newFile([], {
        ...{ nationality, destinationCountry },
      })
      await page.context().addCookies([{ name: 'language', value: language, url: product.url }])
      await page.context().request.post('/check', { form: { number, code }, maxRedirects: 0 })
      await page.goto('/file/tell/unnoted')
      await page.locator('select[name=original]').selectOption('passport')
      await page.locator('input[name=taker][value=employer]').check()
      await page.locator('form[action$="/unnoted"] button').last().click()
      await expect(page.locator('.sent h1')).toBeVisible()
      await expect(page.locator('.help-numbers a').first()).toBeVisible()
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      if (height > 1300) heights.push(`${language} ${nationality} ${destinationCountry}: ${height}`)
    }
  await offer(product, ['en', 'bn'])
  expect(heights).toEqual([])
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
