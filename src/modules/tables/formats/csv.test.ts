import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { csvOf, tableColumns, tableRow } from '#test/tables'
import type { ChosenEncoding } from '../notes/reading.schema.ts'
import { readTable } from '../read-table.ts'
import { fileOf, rowsOfTable } from '../test-tables.ts'
import { delimiterOf } from './csv.ts'

const cellsIn = (text: string | Buffer) => rowsOfTable('x.csv', Buffer.from(text))

const table = [
  'Passport number,Name,Father,Address',
  'AB1234561,Rahima,Abdul,Cumilla',
  'AB1234562,"Karim Ali,Abdul,Dhaka',
  'AB1234563,Lost Person,Abdul,Dhaka',
  'AB1234564,"Rahim Ali,Abdul,Dhaka',
  'AB1234565,Next Person,Abdul,Dhaka',
]

test('a quotation mark that swallows rows is told with its line', async () => {
  const address = '"House 7,\nRoad 3"'
  const long = table.map((line) => line.replace('Cumilla', address).replace(/Dhaka$/, address))
  /** Where another mark closes it rightly, rows later. */
  const closed = (first: string, last: string, end: string) => [
    'Passport number,Reference number,Name,Father,Mother,Address',
    'AB1234560,W0,Rahima,Abdul,Salma,"House 7, Road 3\nCumilla"',
    `AB1234561,W1,${first},Abdul,${end}Begum,Cumilla`,
    'AB1234562,W2,Rahim,Abdul,Begum,Dhaka',
    `AB1234563,W3,${last},Abdul,Begum${end},Dhaka`,
    'AB1234564,W4,Next,Abdul,Begum,Dhaka',
  ]
  for (const [line, text] of [
    [3, table.join('\n')],
    [3, table.join('\r\n').replaceAll(',', '\t')],
    [4, ['sep=;', ...table].join('\n').replaceAll(',', ';')],
    [4, long.join('\n')],
    [4, closed('"Karim', 'Salma"', '').join('\n')],
    [4, closed('Karim', 'Salma', '"').join('\n')],
  ] as const)
    await expect(cellsIn(text), text).rejects.toThrow(
      `A quotation mark near line ${line} is opened and never closed, so the rows after it cannot be told apart.`,
    )
})

test('a cell of several lines is a cell', async () => {
  const addresses = ['House 7,\nRoad 3, Cumilla', 'a, b, c, d, e\nf', 'House 7\n\nRoad,Dhaka']
  const lines = addresses.map((address, at) => `AB123456${at},W${at},Karim,Abdul,"${address}",BD`)
  const header = 'Passport number,Reference number,Name,Father,Address,Nationality'
  const cells = await cellsIn([header, ...lines].join('\n'))
  expect(cells.map((row) => row[4])).toEqual(addresses)
})

test('marks and line ends behind a backslash are part of the cell, as MySQL and its tools write it', async () => {
  const rows = ['"Karim \\"Raju\\" Ali","","House; 7\\\nRoad\\\\3"', '"\\"Raju\\"","Abdul",\\N']
  expect(await cellsIn(['"Name","Father","Address"', ...rows].join('\n'))).toEqual([
    ['Karim "Raju" Ali', '', 'House; 7\nRoad\\3'],
    ['"Raju"', 'Abdul', '\\N'],
  ])
})

test('a backslash before anything but a mark is part of the cell, where marks have one before them', async () => {
  const rows = ['"Karim \\"Raju\\" Ali","C:\\new\\table","N\\A \\\\ B\\', '",C:\\new\\table']
  expect(await cellsIn(['"Name","Father","Address"', rows.join('\n')].join('\n'))).toEqual([
    ['Karim "Raju" Ali', 'C:\\new\\table', 'N\\A \\ B\n', 'C:\\new\\table'],
  ])
})

test('a backslash at the end of a whole row is one', async () => {
  const rows = ['Passport number,Name,Folder', 'AB1,Karim,C:\\', 'AB2,Rahima,D:\\']
  expect(await cellsIn(rows.join('\n'))).toEqual([
    ['AB1', 'Karim', 'C:\\'],
    ['AB2', 'Rahima', 'D:\\'],
  ])
})

test('a backslash at the end of a cell is one where marks are doubled', async () => {
  const rows = ['Name,Father', '"C:\\","Abdul ""Raju"" \\"" Ali"']
  expect(await cellsIn(rows.join('\n'))).toEqual([['C:\\', 'Abdul "Raju" \\" Ali']])
})

test('space before a quotation mark is no part of the cell', async () => {
  const text = 'Name, Address\nKarim, "House 7, Road 3"\n'
  expect(await cellsIn(text)).toEqual([['Karim', 'House 7, Road 3']])
})

test('quotation marks within a line are letters', async () => {
  const rows = [
    'AB1234561,"Raju" Karim,Rahim 5" Ali,Cumilla',
    'AB1234562,"Karim ""Raju"" Ali","""Abdul"", M.A.","""House"" 7\nRoad 3"',
  ]
  expect(await cellsIn([table[0], ...rows].join('\n'))).toEqual([
    ['AB1234561', '"Raju" Karim', 'Rahim 5" Ali', 'Cumilla'],
    ['AB1234562', 'Karim "Raju" Ali', '"Abdul", M.A.', '"House" 7\nRoad 3'],
  ])
})

test('rows are numbered past empty lines, however many: no step goes through all of them for each', async () => {
  const empty = (count: number) => '\r\n'.repeat(count)
  const text = `${empty(3)}Name,Father\r\n${empty(2)}Rahima,Abdul\r\n  \r\n${empty(1_000_000)}Karim,Ali\r\n${empty(9)}`
  const { rows } = await readTable(fileOf('x.csv', Buffer.from(text)))
  expect(await Readable.from(rows).toArray()).toEqual([
    { row: 7, cells: ['Rahima', 'Abdul'] },
    { row: 1_000_009, cells: ['Karim', 'Ali'] },
  ])
})

test('a cell of 5 MB is refused for its size, and a mark that is never closed for that', async () => {
  const long = `Name,Note\nRahima,"${'x'.repeat(5_000_000)}"\nKarim,short\n`
  await expect(rowsOfTable('x.csv', Buffer.from(long))).rejects.toThrow(
    'A cell in row 2, column “Note”, has more than 10,000 characters.',
  )
  await expect(rowsOfTable('x.csv', Buffer.from(long.replace('x"', 'x')))).rejects.toThrow(
    'A quotation mark near line 3 is opened and never closed',
  )
})

const tableBetween = (delimiter: string, columns: readonly string[] = tableColumns) =>
  [columns, tableRow(1), tableRow(2)].map((cells) => `${cells.join(delimiter)}\r\n`).join('')

describe('what stands between cells is found', () => {
  // The address of each row has two commas in it.
  test.each([...'^~:#;|!§¦$*/=_', '\t'])('%j', (delimiter) => {
    expect(delimiterOf(tableBetween(delimiter))).toBe(delimiter)
    expect(delimiterOf(`List of candidates\n${tableBetween(delimiter)}`)).toBe(delimiter)
    expect(delimiterOf(tableBetween(delimiter).replaceAll('\r\n', '\r'))).toBe(delimiter)
  })

  test('also where no name of a column is known', () => {
    const columns = ['PP', 'No', 'Who', 'Papa', 'Mama', 'Where', 'From']
    expect(delimiterOf(tableBetween('^', columns).replaceAll(',', ' '))).toBe('^')
    expect(delimiterOf(tableBetween(';', columns))).toBe(';')
  })

  test('a usual one is not outvoted by signs within cells', () => {
    const rows = [1, 2].map((row) => tableRow(row, { 5: 'c/o A-B-C: #7, Road 3 / 4: Cumilla' }))
    expect(delimiterOf(csvOf(rows))).toBe(',')
    expect(delimiterOf(csvOf(rows).replaceAll('","', '";"'))).toBe(';')
  })

  test('one column stays one column', () => {
    expect(delimiterOf('Passport number\nAB-1234567\nAB-7654321\n')).toBe(',')
    expect(delimiterOf('Name:\nRahima: Khatun\n')).toBe(',')
  })

  test.each(['^', ';', '~'])('the line of Excel names %s', (delimiter) => {
    expect(delimiterOf(`sep=${delimiter}\r\nA,B\r\n1,2\r\n`)).toBe(delimiter)
  })
})

async function read(bytes: Buffer, chosen?: ChosenEncoding) {
  const { rows, ...table } = await readTable(fileOf('x.csv', bytes), chosen)
  const found: string[][] = []
  for await (const { cells } of rows) found.push(cells)
  return { ...table, cells: found.flat() }
}

const header = 'Passport number,Name,Address\n'
const csv = (name: string) =>
  Buffer.concat([Buffer.from(`${header}AB1234567,`), Buffer.from(name, 'hex'), Buffer.from(',-\n')])

test('words of a Latin alphabet in Windows-1252 are read, with its signs between them', async () => {
  const text =
    'O\x92Brien, José \x96 called \x93Pepe\x94, n\xb0 5, Calle 3\xaa, 5 \x80, Stra\xdfe, M\xdcLLER'
  const { encoding, cells } = await read(
    Buffer.from(`${header}AB1,"${text.replace('é', '\xe9')}",-\n`, 'latin1'),
  )
  expect(encoding).toBe('windows-1252')
  expect(cells[1]).toBe('O’Brien, José – called “Pepe”, n° 5, Calle 3ª, 5 €, Straße, MÜLLER')
  expect((await read(csv('e963686f707065'))).cells[1]).toBe('échoppe')
})

test('what would come in garbled is asked about, and read in the encoding that somebody chose', async () => {
  const names: [ChosenEncoding, string, string][] = [
    ['macintosh', '4a6f738e2084616e649c', 'José Ñandú'],
    ['windows-1251', 'ccf3f5e0ecece0e4', 'Мухаммад'],
    ['windows-1256', 'e3cde3cf20dae1ed', 'محمد علي'],
    ['windows-1250', '57b379b3617720af6f73b6', 'Włyław Żos¶'],
    ['shift_jis', '8e52936391be', '山田太'],
    ['gb18030', 'cdf5d0a1c3f7', '王小明'],
    ['big5', 'a4fda470a9fa', '王小明'],
    ['ibm866', '8ce3e5a0acaca0a4', 'Мухаммад'],
    ['windows-874', 'cac1aad2c2', 'สมชาย'],
  ]
  const found: unknown[] = []
  for (const [chosen, bytes] of names) {
    const refused = await read(csv(bytes)).catch(({ code }) => code)
    const { encoding, cells } = await read(csv(bytes), chosen)
    found.push([refused, encoding, cells[1]])
  }
  expect(found).toEqual(names.map(([chosen, , name]) => ['import.encoding_unknown', chosen, name]))
})
