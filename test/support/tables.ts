import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { ZipFile } from 'yazl'

export const tableColumns = [
  'Passport number',
  'Reference number',
  'Name',
  "Father's name",
  "Mother's name",
  'Permanent address',
  'Nationality',
]

/** A name holds no digits: "b" for 1, "ba" for 10. */
const inLetters = (number: number) =>
  [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')

/** Returns the cells of the invented candidate with this number. */
export function tableRow(number: number, changes: Record<number, string> = {}): string[] {
  const cells = [
    `ZZ${String(7_000_000 + number)}`,
    `W${String(100_000 + number)}`,
    `Rahima Khatun ${inLetters(number)}`,
    'Abdul Karim',
    'Salma Begum',
    'House 7, Road 3, Cumilla',
    'Bangladesh',
  ]
  return cells.map((cell, index) => changes[index] ?? cell)
}

/** Returns rows below the names of columns, as a spreadsheet writes CSV. */
export function csvOf(rows: readonly (readonly string[])[], columns = tableColumns): string {
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
  return [columns, ...rows].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')
}

/** Draws a small picture; another number is another picture. */
export function smallPicture(number: number): Promise<Buffer> {
  const background = { r: number % 256, g: (number >> 8) % 256, b: (number * 7) % 256 }
  return sharp({ create: { width: 24 + (number % 9), height: 24, channels: 3, background } })
    .png()
    .toBuffer()
}

/** Makes a zip of these files. */
export async function zipOf(files: Record<string, Buffer>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, bytes] of Object.entries(files)) zip.addBuffer(bytes, name)
  zip.end()
  return buffer(zip.outputStream)
}
