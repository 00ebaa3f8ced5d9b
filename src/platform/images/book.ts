import { asMarkup, letters, sharp } from './drawing.ts'

/** Pictures bound into one PDF, behind a first page of text. */
export interface Book {
  title: string
  /** BCP 47. */
  language: string
  /** The text of the first page: a line each, the first in large letters. None: there is no such page. */
  lines: readonly string[]
  /** JPEG, each with a name for readers who cannot see it. */
  pages: readonly { jpeg: Buffer; name: string }[]
  madeAt: Date
  /** How many bytes a page may have; without it, as many as its picture has. */
  mostPageBytes?: number
}

/** Width of every page in points, that of A4; a page is as high as its picture needs. */
const pageWidth = 595.28
/** The first page in pixels: A4 at 150 dots an inch. */
const first = { width: 1240, height: 1754, margin: 100 }

/** Binds the book. The fonts must be loaded. */
export async function bindBook(book: Book): Promise<Buffer> {
  const { title, language, lines, pages, madeAt, mostPageBytes } = book
  const cover = lines.length > 0 ? [{ jpeg: await drawText(lines), name: lines.join('\n') }] : []
  // Loaded only when binding: every command of ours loads this file.
  const { default: PDFDocument } = await import('pdfkit')
  const pdf = new PDFDocument({
    ...{ autoFirstPage: false, compress: true, tagged: true, displayTitle: true, lang: language },
    // The PDF sets no text, and the library's default font would be read from a file beside it.
    font: null as never,
    info: { Title: title, CreationDate: madeAt, ModDate: madeAt },
  })
  const done = collected(pdf)
  for (const { jpeg: whole, name } of [...cover, ...pages]) {
    const jpeg = mostPageBytes === undefined ? whole : await within(whole, mostPageBytes)
    const { width = 1, height = 1 } = await sharp(jpeg).metadata()
    const size: [number, number] = [pageWidth, (pageWidth * height) / width]
    pdf.addPage({ size, margin: 0 })
    const picture = () => pdf.image(jpeg, 0, 0, { width: size[0], height: size[1] })
    pdf.addStructure(pdf.struct('Figure', { alt: name }, picture))
  }
  pdf.end()
  return done
}

/** What a page of a PDF has beside its picture, in bytes. */
const besidePicture = 2000
/** Below this width nobody reads the letters of a page. */
const leastWidth = 480

/** Returns a picture in at most so many bytes: narrower, and at the end coarser; its marks stay. */
async function within(jpeg: Buffer, most: number): Promise<Buffer> {
  const room = most - besidePicture
  if (jpeg.length <= room) return jpeg
  let { width = leastWidth } = await sharp(jpeg).metadata()
  for (const quality of [60, 60, 50, 40, 30, 20]) {
    const small = await sharp(jpeg).resize({ width }).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (small.length <= room) return small
    const fitting = Math.floor(width * Math.sqrt(room / small.length) * 0.97)
    width = Math.min(width, Math.max(leastWidth, fitting))
  }
  return sharp(jpeg)
    .resize({ width: leastWidth / 2 })
    .jpeg({ quality: 30 })
    .toBuffer()
}

function collected(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = []
  return new Promise((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => resolve(Buffer.concat(parts)))
    pdf.on('error', reject)
  })
}

/** Draws lines of text as a page; the more text, the smaller the letters. */
async function drawText(lines: readonly string[], size = 30): Promise<Buffer> {
  const [head = '', ...rest] = lines.map((line) => line.split('\n').map(asMarkup).join('\n'))
  const text = `<span size="${Math.round(size * 1.5)}pt">${head}</span>\n\n${rest.join('\n\n')}`
  const width = first.width - 2 * first.margin
  const set = letters(text, { size, width, wrap: 'word-char' })
  const { data, info } = await set.png().toBuffer({ resolveWithObject: true })
  if (info.height > first.height - 2 * first.margin && size > 12)
    return drawText(lines, Math.floor(size * 0.9))
  const height = Math.max(first.height, info.height + 2 * first.margin)
  return sharp({ create: { width: first.width, height, channels: 3, background: '#fff' } })
    .composite([{ input: data, left: first.margin, top: first.margin }])
    .jpeg({ quality: 80 })
    .toBuffer()
}
