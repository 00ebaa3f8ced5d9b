import { expect, test } from '@playwright/test'
import { faults } from '#test/looks'

test('whoever examines pages finds what is wrong with one, as axe names it', async ({ page }) => {
  const colours = 'background: #fff; color: #000'
  const body = (main: string) =>
    page.setContent(
      `<html lang="en"><head><title>A page</title></head><body style="${colours}"><main>${main}</main></body></html>`,
    )
  await body('<h1>A page</h1><p>All is well.</p>')
  expect(await faults(page)).toEqual([])
  await body('<h1>A page</h1><p style="color: #ccc">Pale.</p><img src="data:,">')
  expect(await faults(page)).toEqual([
    'color-contrast: <p style="color: #ccc">Pale.</p>',
    'image-alt: <img src="data:,">',
  ])
  expect(await faults(page, ['image-alt'])).toEqual(['image-alt: <img src="data:,">'])
  expect(await faults(page, 'all but colours')).toEqual(['image-alt: <img src="data:,">'])
  await body('<h1>A page</h1><button aria-label="১ নম্বর ফাইল খুলুন">ফাইল খুলুন</button>')
  expect(await faults(page)).toEqual([])
  await body('<h1>A page</h1><button aria-label="ফাইল দেখুন">ফাইল খুলুন</button>')
  expect(await faults(page)).toContain('name without its words: ফাইল দেখুন (ফাইল খুলুন)')
  // The next document of the same page is examined for what is in it.
  await page.goto('data:text/html,<title>Another page</title><main><h1>No language</h1></main>')
  expect(await faults(page)).toEqual([expect.stringContaining('html-has-lang: <html>')])
})
