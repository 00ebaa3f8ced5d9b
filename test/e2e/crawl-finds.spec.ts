import { expect, test } from '@playwright/test'
import { faults } from '#test/looks'
import { cutInMadeUpLanguage, leftInLatin } from '#test/page-faults'

test('the crawl finds what is wrong with a page', async ({ page }) => {
  const body = (main: string, lang = 'en') =>
    page.setContent(
      `<html lang="${lang}"><head><title>A page</title></head><body style="background: #fff; color: #000"><main>${main}</main></body></html>`,
    )
  await page.setViewportSize({ width: 360, height: 700 })
  await body('<h1>A page</h1><p>All is well.</p>')
  expect(await faults(page)).toEqual([])
  expect(await cutInMadeUpLanguage(page)).toEqual([])
  await body('<h1>A page</h1><p style="color: #ccc">Pale.</p><img src="data:,"><button></button>')
  expect(await faults(page)).toEqual([
    expect.stringContaining('button-name: '),
    'color-contrast: <p style="color: #ccc">Pale.</p>',
    'image-alt: <img src="data:,">',
  ])
  await body('<h1>A page</h1><button aria-label="ফাইল দেখুন">ফাইল খুলুন</button>')
  expect(await faults(page)).toContain('name without its words: ফাইল দেখুন (ফাইল খুলুন)')
  const narrow = 'width: 12em; white-space: nowrap; overflow: hidden'
  await body(`<h1>A page</h1><p style="${narrow}">What we hold of you</p>`)
  expect(await cutInMadeUpLanguage(page)).toEqual(['cut off: What we hold of you'])
  await body(
    '<h1>A page</h1><p style="white-space: nowrap">What we hold of you, and where it is</p>',
  )
  expect(await cutInMadeUpLanguage(page)).toEqual([expect.stringContaining('scrolls sideways')])
  const left =
    '<h1>পাতা</h1><p>LMIA ৩ MiB, Padma</p><p lang="en">English</p><p title="Close">আছে Save</p>'
  await body(left, 'bn')
  expect(await leftInLatin(page, /Padma/g)).toEqual(
    ['Close', 'আছে Save'].map((text) => `in Latin letters: ${text}`),
  )
})
