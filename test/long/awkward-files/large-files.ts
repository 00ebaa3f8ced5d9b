import { ZipFile } from 'yazl'
import { pdfFrom } from '#test/pdf'
import type { Source } from './calls.ts'

/** Files that are too large to be kept, or easier to read as what makes them; made while they are sent. */

const mebibyte = 1024 * 1024

/** A table of 200 MB. */
export const twoHundredMegabytes: Source = {
  name: 'everything.csv',
  async *bytes() {
    const row = `AB1234567,W000111,Karim,Abdul,Salma,${'x'.repeat(400)},BD\n`
    const chunk = Buffer.from(row.repeat(Math.ceil(mebibyte / row.length)))
    for (let sent = 0; sent < 200_000_000; sent += chunk.length) yield chunk
  },
}

/** More rows than one import takes, each of few bytes. */
export const manyRows: Source = {
  name: 'many.csv',
  async *bytes() {
    yield Buffer.from(`Passport number,Name\n${'A,B\n'.repeat(100_001)}`)
  },
}

/** Written in Windows-1252, but no letter says so in the first 64 KiB. */
export const lateAccent: Source = {
  name: 'late.csv',
  async *bytes() {
    const notes = Array.from({ length: 8 }, (_, index) => `Note ${index}`).join()
    const header = `${notes},Passport number,Reference number,Name,Father,Mother,Address\n`
    const long = Array.from({ length: 8 }, () => 'x'.repeat(9000)).join()
    yield Buffer.from(`${header}${long},AB1234567,W000111,José,Abdul,Salma,Cumilla\n`, 'latin1')
  },
}

const header = 'Passport number,Reference number,Name,Father,Mother,Address\n'
const bytes = (...parts: (string | Buffer)[]): Source => ({
  name: 'letters.csv',
  async *bytes() {
    for (const part of parts) yield Buffer.from(part as string)
  },
})

/** UTF-8 in which one character was cut off. */
export const cutCharacter = bytes(
  `${header}AB1234567,W000111,রহিমা খাতুন,Abdul,Salma,কুমিল্লা\nAB7654321,W000222,করি`,
  Buffer.from('e0a6', 'hex'),
  ',Abdul,Salma,Dhaka\n',
)

/** Мухаммад Рахимов of Душанбе in Windows-1251, a byte for each letter. */
export const cyrillic = bytes(
  `${header}AB1234567,W000111,`,
  Buffer.from('ccf3f5e0ecece0e420d0e0f5e8eceee2', 'hex'),
  ',Abdul,Salma,',
  Buffer.from('c4f3f8e0ede1e5', 'hex'),
  '\n',
)

/** As many letters in Windows-1252 as in UTF-8: two files that were put together. */
export const twoEncodings = bytes(
  `${header}AB1234567,W000111,José Ñandú,Abdul,Salma,Cumilla\n`,
  Buffer.from('AB7654321,W000222,José Ñandú,Abdul,Salma,Cumilla\n', 'latin1'),
)

/** A spreadsheet that says of itself that it unpacks to 900 MB. */
export const spreadsheetBomb: Source = {
  name: 'bomb.xlsx',
  async *bytes() {
    const zip = await zipped('xl/workbook.xml', Buffer.alloc(1000))
    const directory = zip.indexOf(Buffer.from('504b0102', 'hex'))
    zip.writeUInt32LE(900_000_000, directory + 24)
    yield zip
  },
}

/** An image of 16 MiB, in a zip, that is not packed to less. */
export const largeImage: Source = {
  name: 'large.zip',
  async *bytes() {
    yield await zipped('AB1234567 photo.jpg', Buffer.alloc(16 * mebibyte), false)
  },
}

/** A document that runs script when it is opened, in a zip. */
export const scriptedPdf: Source = {
  name: 'scripted.zip',
  async *bytes() {
    const document = pdfFrom({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>' })
    yield await zipped('AB1234567 visa.pdf', document)
  },
}

async function zipped(name: string, content: Buffer, compress = true): Promise<Buffer> {
  const zip = new ZipFile()
  zip.addBuffer(content, name, { compress })
  zip.end()
  const parts: Buffer[] = []
  for await (const part of zip.outputStream) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
