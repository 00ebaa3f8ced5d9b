import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type ElementHandle, expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { settled } from '#test/dashboard'
import { takeOn, takesHandbook } from '#test/looks'

/** The largest picture of the handbook, in bytes. */
export const largestPicture = 80_000

interface Cut {
  /** What the picture shows, with a little room around it; by default everything beside the drawer. */
  of?: Locator
  /** The last thing that it shows, if it need not reach the end. */
  until?: Locator
}

/**
 * Takes a picture for the handbook in each of its languages if the run was started for that (`npm run
 * pictures`); else does nothing. Always light and 1280 px wide; afterwards the screen has its former size,
 * and is in English. The test has the tag `@handbook`.
 */
export async function handbookPicture(page: Page, name: string, cut: Cut = {}): Promise<void> {
  if (!takesHandbook) return
  if (!test.info().tags.includes('@handbook')) throw new Error(`${name}: the test has no tag`)
  const before = page.viewportSize()
  await takeOn(page, { theme: 'light', width: 1280 })
  const { of = page.getByRole('main'), until = of } = cut
  // Found by their English names, then used in Bengali.
  const [first, last] = await Promise.all([of.elementHandle(), until.elementHandle()])
  if (!first || !last) throw new Error(`${name}: there is nothing to take`)
  for (const [language, folder] of Object.entries(folders)) {
    await page.locator(`nav button[lang=${language}]`).dispatchEvent('click')
    await expect(page.getByRole('main')).toHaveAttribute('lang', language)
    await keep(page, join(folder, `${name}.webp`), first, last)
  }
  await page.locator('nav button[lang=en]').dispatchEvent('click')
  await page.evaluate(() => document.adoptedStyleSheets.pop())
  if (before) await page.setViewportSize(before)
}

const folders = { en: 'pictures', bn: 'bn/pictures' }

/** Takes what is shown from the top of one element to the end of another. */
async function keep(page: Page, file: string, first: ElementHandle, last: ElementHandle) {
  await page.evaluate(showAsInAnOffice)
  await settled(page)
  const [area, end] = await Promise.all([first.boundingBox(), last.boundingBox()])
  if (!area || !end) throw new Error(`${file}: there is nothing to take`)
  // One more pixel, for a border between two.
  const height = end.y + end.height + 1 - area.y
  const clip = { x: area.x, y: area.y, width: area.width, height }
  const small = await framed(
    await page.screenshot({ clip, fullPage: true, animations: 'disabled' }),
  )
  if (small.length > largestPicture) throw new Error(`${file} has ${small.length} bytes`)
  // Not beside the handbook yet: the build depends on it, and would be out of date for the next test.
  const path = join(test.info().project.outputDir, 'handbook', file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, small)
}

/**
 * Runs in the browser: scrolls to the top, and replaces the loopback address and its port by a name. Hides
 * toasts, which would cover the content, and the focus ring of the test.
 */
function showAsInAnOffice(): void {
  scrollTo(0, 0)
  const calm = new CSSStyleSheet()
  calm.replaceSync('[role=log] { visibility: hidden } * { outline: none !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets.slice(0, 1), calm]
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    if (text.data.includes(location.host))
      text.data = text.data.replaceAll(location.host, 'padma.example')
  }
}

/** Crops the empty room around the content, except for the same margin on every side. */
async function framed(taken: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(taken)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [r = 0, g = 0, b = 0] = data
  const room = { top: 16, bottom: 16, left: 16, right: 16, background: { r, g, b } }
  const trimmed = await sharp(data, { raw: info })
    .trim({ threshold: 1, lineArt: true })
    .png()
    .toBuffer()
  return sharp(trimmed)
    .extend(room)
    .webp({ quality: 80, effort: 6, smartSubsample: true })
    .toBuffer()
}
