import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { ZipFile } from 'yazl'
import { csvOf, tableRow } from '#test/tables'
import type { Call } from './caller.ts'

/** Of each record. */
export const documents = ['photo', 'work permit', 'visa paper']
/** Pictures that are drawn; each image of a record is one of them with a unique end. */
const drawn = 24
const recordsPerZip = 2000

/** Uploads a table with this many rows, and zips of their images; returns the import's id. */
export async function handIn(call: Call, rows: number): Promise<string> {
  const numbers = Array.from({ length: rows }, (_, index) => index + 1)
  const table = Buffer.from(csvOf(numbers.map((number) => tableRow(number))))
  const begun = await call('POST', '/imports', new Uint8Array(table), 'rows.csv')
  const { id } = begun as { id: string }
  const pictures = await Promise.all(Array.from({ length: drawn }, picture))
  for (let first = 0; first < rows; first += recordsPerZip) {
    const zip = zipOfImages(numbers.slice(first, first + recordsPerZip), pictures)
    const body = Readable.toWeb(zip) as unknown as BodyInit
    await call('PUT', `/imports/${id}/images`, body, `scans-${first}.zip`)
  }
  return id
}

function zipOfImages(numbers: readonly number[], pictures: readonly Buffer[]): Readable {
  const zip = new ZipFile()
  for (const number of numbers)
    for (const [index, document] of documents.entries()) {
      const base = pictures[(number * documents.length + index) % drawn] as Buffer
      // Read in its turn, so that a zip of gigabytes needs no memory.
      zip.addReadStreamLazy(
        `${tableRow(number)[0]} ${document}.jpg`,
        { compress: false },
        (answer) => answer(null, streamOf(base)),
      )
    }
  zip.end()
  return zip.outputStream as Readable
}

/** Draws about 300 kB of JPEG (308 kB), 1,200 by 1,600 pixels, like a phone's photo of a document. */
async function picture(): Promise<Buffer> {
  const [width, height] = [1200, 1600]
  const raw = { width: width / 8, height: height / 8, channels: 3 as const }
  const grain = randomBytes(raw.width * raw.height * raw.channels)
  return sharp(grain, { raw }).resize(width, height).jpeg({ quality: 60 }).toBuffer()
}

/** Streams the same picture with a unique end, so that every file is different. */
function streamOf(base: Buffer): NodeJS.ReadableStream {
  return Readable.from([base, randomBytes(16)])
}
