import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { charactersRead, openPrintReader, withoutSpaces } from '#test/print-reader'
import { printedPage } from '#test/printed-pages'
import { openImages, type View } from './index.ts'

const images = openImages()
const reader = await openPrintReader()
afterAll(() => Promise.all([images.close(), reader.close()]))

const watermark = 'Copy held by Padma Overseas Ltd · CR-7K2M9QXD · not a government document'

// The first lines of the page on which the mark does most harm; the bench reads six whole pages.
test('an OCR reads ten-point print under the mark as well as without it', async () => {
  const page = await printedPage(images, 'Times-Roman', 'scan')
  const readOf = async (mark: View['watermark']) => {
    const view = { mediaType: page.mediaType, page: 1, width: 960, format: 'webp' } as const
    const shown = await images.render(page.file, { ...view, watermark: mark })
    const top = { left: 0, top: 0, width: 960, height: 330 }
    return reader.read(await sharp(shown).extract(top).toBuffer())
  }
  const printed = withoutSpaces(page.lines.slice(0, 11).join(' '))
  const bare = charactersRead(printed, await readOf(null))
  expect(bare / printed.length).toBeGreaterThan(0.8)
  expect(charactersRead(printed, await readOf(watermark)) / bare).toBeGreaterThan(0.95)
}, 60_000)
