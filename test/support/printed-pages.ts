import sharp from 'sharp'
import type { Images, View } from '#platform/images'
import { numbersFrom, pdfOf } from '#test/phone-photos'

/** A page as a file, and its text. */
export interface PrintedPage {
  file: Buffer
  mediaType: View['mediaType']
  /** Line by line. */
  lines: readonly string[]
}

export const printFonts = ['Helvetica', 'Times-Roman', 'Courier'] as const
type PrintFont = (typeof printFonts)[number]
/** In points, like an office's letters. */
const print = { size: 10, leading: 14.5, top: 780 }
const lineCount = 50
/** Characters that fit between the margins. */
const widest: Record<PrintFont, number> = {
  Helvetica: 92,
  'Times-Roman': 100,
  Courier: 78,
}

/** Makes a page of A4 with print of ten points in a font, as a PDF from an office or as a scan of the sheet. */
export async function printedPage(
  images: Images,
  font: PrintFont,
  as: 'PDF' | 'scan',
): Promise<PrintedPage> {
  const lines = linesOf(font)
  const pdf = pdfOf([lines], undefined, { font, ...print })
  if (as === 'PDF') return { file: pdf, mediaType: 'application/pdf', lines }
  return { file: await scanOf(pdf, images), mediaType: 'image/jpeg', lines }
}

const phrases = [
  'The employer pays the wage each month, at the latest on the fifth day of the next month.',
  'Name: RAHIMA KHATUN    Passport: BX0123456    Born: 14 March 1994    Nationality: Bangladeshi',
  'Basic wage CAD 2,480.50 for 40 hours a week; overtime is paid at one and a half times that rate.',
  'File number W304 871 562    UCI 11-2076-9438    Valid from 2026-02-17 until 2028-02-16',
  'Housing is provided free of charge at 1187 Duke Street, Hamilton, Ontario L8P 1X5.',
  'The worker may leave after written notice of 30 days, and the employer pays the way back.',
  'Employer: Northern Berry Farms Ltd., registration 74-3968-02, telephone +1 905 555 0174',
  'Must not work in any occupation or at any location other than the one that is stated above.',
  'Medical form no. 6093-BD-71825, examined on 08/11/2025 in Dhaka by Dr S. M. Quddus.',
] as const

/** Returns sentences, names and numbers like those on contracts and permits, cut to the width of the page. */
function linesOf(font: PrintFont): string[] {
  const random = numbersFrom(font)
  return Array.from({ length: lineCount }, (_, row) => {
    const phrase = phrases[(row + Math.floor(random() * 3)) % phrases.length] as string
    const changed = phrase.replace(/\d/g, () => String(Math.floor(random() * 10)))
    const cut = changed.slice(0, widest[font])
    return (changed.length > cut.length ? cut.replace(/ \S*$/, '') : cut).trim()
  })
}

/** Makes the sheet as an office's scanner sends it: 200 dots an inch, slightly turned, with grain. */
async function scanOf(pdf: Buffer, images: Images): Promise<Buffer> {
  const page = { mediaType: 'application/pdf', page: 1, width: 'full', watermark: null } as const
  const drawn = await images.render(pdf, { ...page, format: 'jpeg' })
  const { data, info } = await sharp(drawn)
    .resize(1654)
    .rotate(0.6, { background: '#fff' })
    .blur(0.6)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const random = numbersFrom('grain')
  for (let i = 0; i < data.length; i++) data[i] = paper(data[i] ?? 0) + (random() - 0.5) * 24
  return sharp(data, { raw: info }).jpeg({ quality: 82 }).toBuffer()
}

/** Neither ink nor paper is as black and white as in the file. */
const paper = (value: number) => 36 + (value / 255) * 204
