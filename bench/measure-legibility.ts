import { watermarkText } from '#modules/documents'
import { openImages, type View } from '#platform/images'
import { charactersRead, openPrintReader, withoutSpaces } from '#test/print-reader'
import { printedPage, printFonts } from '#test/printed-pages'
import { type Figure, figure } from './figures.ts'

/** As they are sent out: large on a screen, and in "Keep a copy". The smaller ones are for browsing. */
const leaving = [
  { width: 960, format: 'webp', where: 'on a screen' },
  { width: 1600, format: 'jpeg', where: 'in the PDF' },
] as const

const mark = watermarkText('Padma Overseas Ltd', 'CR-7K2M9QXD')

/**
 * Measures how many of the characters that an OCR reads on a page of A4 with ten-point print it still reads
 * under the mark, in per cent: one figure for each page and each outgoing size.
 */
export async function measureLegibility(): Promise<Figure[]> {
  const images = openImages()
  const reader = await openPrintReader()
  const figures: Figure[] = []
  try {
    for (const [font, as] of printFonts.flatMap(
      (each) =>
        [
          [each, 'PDF'],
          [each, 'scan'],
        ] as const,
    )) {
      const { file, mediaType, lines } = await printedPage(images, font, as)
      for (const { width, format, where } of leaving) {
        const printed = withoutSpaces(lines.join(' '))
        const readWith = async (watermark: View['watermark']) => {
          const view = { mediaType, page: 1, width, format, watermark } as const
          return charactersRead(printed, await reader.read(await images.render(file, view)))
        }
        const [bare, marked] = [await readWith(null), await readWith(mark)]
        const name = `legibility-${font}-${as}-${width}`.toLowerCase()
        const what = `${font}, ${as}, ${width} px ${where}: read under the mark`
        figures.push(
          figure({ name, what, unit: '%', target: { least: 95 } }, [(100 * marked) / bare]),
        )
      }
    }
  } finally {
    await reader.close()
    await images.close()
  }
  return figures
}
