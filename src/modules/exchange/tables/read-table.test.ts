import { crc32, deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { workbook } from '#test/workbook'
import { readTable } from './read-table.ts'
import type { TableFile } from './table.ts'

/** A file as it arrives: in pieces that cut characters and rows apart. */
function fileOf(bytes: Buffer | string, name = 'candidates.csv', piece = 7): TableFile {
  const buffer = Buffer.from(bytes)
  return {
    name,
    bytes: buffer.length,
    async *open() {
      const size = Math.max(piece, Math.ceil(buffer.length / 200))
      for (let at = 0; at < buffer.length; at += size) yield buffer.subarray(at, at + size)
    },
  }
}

async function read(bytes: Buffer | string, name?: string) {
  const { columns, rows, ...rest } = await readTable(fileOf(bytes, name))
  const found: string[][] = []
  const numbers: number[] = []
  for await (const { row, cells } of rows) {
    found.push(cells)
    numbers.push(row)
  }
  return { ...rest, columns, rows: found, numbers }
}

const refusal = (bytes: Buffer | string) =>
  read(bytes).then(
    () => 'was read',
    (error: Error & { code?: string }) => `${error.code}: ${error.message}`,
  )

const table = 'Passport,Name\nAB1234567,José Ñandú\nAB7654321,রহিমা খাতুন\n'
const rows = [
  ['AB1234567', 'José Ñandú'],
  ['AB7654321', 'রহিমা খাতুন'],
]
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16()

describe('separated values', () => {
  test.each([
    ['UTF-8', Buffer.from(table)],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${table}`)],
    ['UTF-16 LE with a mark', Buffer.from(`\ufeff${table}`, 'utf16le')],
    ['UTF-16 BE with a mark', utf16be(`\ufeff${table}`)],
    ['UTF-16 LE without one', Buffer.from(table, 'utf16le')],
    ['UTF-16 BE without one', utf16be(table)],
    ['lines that end as on Windows', Buffer.from(table.replaceAll('\n', '\r\n'))],
    ['lines that end as on old Macs', Buffer.from(table.replaceAll('\n', '\r'))],
    ['no end of the last line', Buffer.from(table.trimEnd())],
    ['semicolons', Buffer.from(table.replaceAll(',', ';'))],
    ['tabs', Buffer.from(table.replaceAll(',', '\t'))],
    ['upright bars', Buffer.from(table.replaceAll(',', '|'))],
    [
      'the line in which Excel names the delimiter',
      Buffer.from(`sep=;\r\n${table.replaceAll(',', ';')}`),
    ],
    ['a title above', Buffer.from(`Candidates of March\n\n${table}`)],
    ['empty lines and empty cells at the end', Buffer.from(table.replaceAll('\n', ',,\n,,,\n'))],
  ])('%s: the same rows', async (_, bytes) => {
    expect(await read(bytes)).toMatchObject({ format: 'csv', columns: ['Passport', 'Name'], rows })
  })

  test('Windows-1252, also when the first accent comes late', async () => {
    const late = `Passport,Name\n${'AB1234567,Karim\n'.repeat(9000)}AB7654321,José\n`
    const found = await read(Buffer.from(late, 'latin1'))
    expect(found.rows.at(-1)).toEqual(['AB7654321', 'José'])
    expect(found.reading).toBe('Windows-1252, cells between commas')
  })

  test('quoted cells keep line breaks, delimiters and quotation marks', async () => {
    const found = await read(
      'Name;Address\n"Karim ""Raju""";"House 7; Road 3,\r\nCumilla"\nMita;x\n',
    )
    expect(found.columns).toEqual(['Name', 'Address'])
    expect(found.rows).toEqual([
      ['Karim "Raju"', 'House 7; Road 3,\r\nCumilla'],
      ['Mita', 'x'],
    ])
  })

  test('commas within cells do not outvote the delimiter', async () => {
    const found = await read(
      'Name;Address\nA;House 7, Road 3, Cumilla, BD\nB;House 8, Road 4, Dhaka, BD\n',
    )
    expect(found.columns).toEqual(['Name', 'Address'])
  })

  test('rows are counted as a spreadsheet counts them', async () => {
    expect((await read('Name,No\n\nA,1\n\nB,2\n')).numbers).toEqual([3, 5])
  })

  test('each column has a name of its own', async () => {
    expect((await read('Name, name ,,Name\n1,2,3,4\n')).columns).toEqual([
      'Name',
      'name (2)',
      'Column 3',
      'Name (3)',
    ])
  })
})

describe('JSON', () => {
  const entries = [
    { id: 'AB1234567', name: 'José "Ñ" {}[]' },
    { id: 'AB7654321', age: 30, name: null, tags: ['a', { b: '}' }] },
  ]
  const expected = {
    format: 'json',
    columns: ['id', 'name', 'age', 'tags'],
    rows: [
      ['AB1234567', 'José "Ñ" {}[]'],
      ['AB7654321', '', '30', '["a",{"b":"}"}]'],
    ],
  }
  test.each([
    ['a list', JSON.stringify(entries)],
    ['a list with a mark and space', `\ufeff ${JSON.stringify(entries, null, 2)}\n`],
    ['one object a line', entries.map((one) => JSON.stringify(one)).join('\n')],
    ['a list within an object', JSON.stringify({ version: 2, users: entries })],
  ])('%s', async (_, text) => {
    expect(await read(text)).toMatchObject(expected)
  })
})

describe('spreadsheets', () => {
  test('values only: what a formula last showed, dates as days, numbers as they are', async () => {
    const bytes = await workbook([
      ['Passport', 'Name', 'Born'],
      [{ formula: 'CONCAT("AB",1234567)', value: 'AB1234567' }, 'José', { date: 45000 }],
      [987654321, 'রহিমা', true],
    ])
    const found = await read(bytes)
    expect(found.format).toBe('xlsx')
    expect(found.rows).toEqual([
      ['AB1234567', 'José', '2023-03-15'],
      ['987654321', 'রহিমা', 'true'],
    ])
  })

  test('macros and links to other files are neither run nor followed', async () => {
    const extra = { 'xl/vbaProject.bin': 'x', 'xl/externalLinks/externalLink1.xml': '<x/>' }
    const bytes = await workbook(
      [
        ['Passport', 'Name'],
        ['AB1234567', 'Karim'],
      ],
      extra,
    )
    expect((await read(bytes)).rows).toEqual([['AB1234567', 'Karim']])
  })
})

describe('what cannot be read ends in a sentence that says what to do', () => {
  const header = (count: number) => Array.from({ length: count }, (_, at) => `C${at}`).join(',')
  test.each<[string, Buffer | string | (() => Promise<Buffer>), RegExp]>([
    ['an empty file', '', /file is empty\. Choose/],
    ['only space', ' \n \n', /table is empty\. Choose/],
    ['only the names of columns', 'Passport,Name\n', /no rows below\. Choose/],
    ['1,000 columns', `${header(1000)}\n1,2\n`, /1,000 columns; at most 200 .* Take out/],
    ['too many rows', `a,b\n${'1,2\n'.repeat(100_001)}`, /more than 100,000 rows\. Cut/],
    ['a cell as long as a book', `a,b\n1,${'x'.repeat(10_001)}\n`, /row 2, column “b”.*Shorten/],
    ['a quotation mark never closed', 'a,b\n"1,2\n3,4\n', /never closed.*Close it/],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), /no table\. Save/],
    ['a PDF', '%PDF-1.7\n', /PDF, not a table/],
    [
      'a web page that is called XLS',
      '<html><table><tr><td>1</table>',
      /web page.*save it as XLSX/,
    ],
    [
      'an old or protected spreadsheet',
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      /password or has the old XLS/,
    ],
    ['a damaged spreadsheet', Buffer.from('504b0304140000', 'hex'), /damaged or protected/],
    [
      'a spreadsheet whose inside is damaged',
      () => zipOf('xl/workbook.xml', Buffer.from('<workbook')),
      /damaged, or has more in it.*save it as CSV/,
    ],
    [
      'a zip that is no spreadsheet',
      () => zipOf('photo.jpg', Buffer.from('x')),
      /no spreadsheet\. Choose the table/,
    ],
    [
      'a spreadsheet that is a bomb',
      () => zipOf('xl/workbook.xml', Buffer.alloc(1000), 900_000_000),
      /unpack to far more/,
    ],
    ['JSON that is cut off', '[{"id":"AB12345"},{"id":"AB1', /never closed/],
    ['JSON written wrongly', '[{"id":AB12345}]', /Entry 1 .* not written rightly/],
    ['JSON without entries', '[]', /no entries/],
    ['JSON that is a list of lists', '[[1,2],[3,4]]', /no list of objects/],
  ])('%s', async (_, bytes, sentence) => {
    const found = await refusal(typeof bytes === 'function' ? await bytes() : bytes)
    expect(found).toMatch(/^import\.unreadable: /)
    expect(found).toMatch(sentence)
  })
})

/** A zip of one entry, which may claim a size that it does not have. */
async function zipOf(name: string, content: Buffer, claimed = content.length): Promise<Buffer> {
  const data = deflateRawSync(content)
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(8, 4)
  fields.writeUInt32LE(crc32(content), 10)
  fields.writeUInt32LE(data.length, 14)
  fields.writeUInt32LE(claimed, 18)
  fields.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('504b0304', 'hex'), fields, Buffer.from(name), data])
  const central = Buffer.concat([
    Buffer.from('504b01021400', 'hex'),
    fields,
    Buffer.alloc(14),
    Buffer.from(name),
  ])
  const end = Buffer.alloc(22)
  end.write('504b0506', 'hex')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, central, end])
}
