import { expect, test } from 'vitest'
import { odsOf, odsRow, odsTable } from '#test/ods-files'
import { rowsOfWorkbook } from '../test-tables.ts'

const header = odsRow(['Passport number', 'Name', 'Nationality', 'Hidden'])
const sheetOf = (...rows: (readonly string[])[]) =>
  odsTable(header + rows.map((cells) => odsRow(cells)).join(''))
const float = (value: string, style: string, shown: string) =>
  `<table:table-cell table:style-name="${style}" office:value-type="float" office:value="${value}" calcext:value-type="float"><text:p>${shown}</text:p></table:table-cell>`

const names = {
  boolean: 'boolean-value',
  date: 'date-value',
  time: 'time-value',
  string: 'string-value',
}
/** A cell of this type and value, shown so. */
const typed = (type: string, value: string | null, shown = '', more = '') => {
  const name = (names as Record<string, string>)[type] ?? 'value'
  const of = value === null ? '' : ` office:${name}="${value}"`
  return `<table:table-cell ${more} office:value-type="${type}"${of}><text:p>${shown}</text:p></table:table-cell>`
}
const bare = (shown: string) => `<table:table-cell><text:p>${shown}</text:p></table:table-cell>`
const summed = 'table:formula="of:=[.A1]"'

test('each kind of cell is read as what it holds', async () => {
  const cells: [cell: string, read: string][] = [
    [typed('percentage', '0.25', '25%'), '0.25'],
    [typed('currency', '1500', '৳1,500.00', 'office:currency="BDT"'), '1500'],
    [typed('boolean', 'true', 'TRUE'), 'true'],
    [typed('boolean', 'false', 'WRONG'), 'false'],
    [typed('boolean', 'toString', 'yes'), 'yes'],
    [bare('R&amp;D &constructor; &__proto__;'), 'R&D &constructor; &__proto__;'],
    [typed('float', '1E+15', '1E+15'), '1e+15'],
    [typed('float', '-0.5', '-½'), '-0.5'],
    [typed('float', '', '12'), '12'],
    [typed('date', '1995-03-12T18:00:00'), '1995-03-12T18:00:00.000'],
    [typed('date', '1995-03-12T00:00:00.000000000'), '1995-03-12'],
    [typed('date', '1899-12-30', '30/12/99'), '0'],
    [typed('date', '0095-03-12', '12/03/0095'), '12/03/0095'],
    [typed('date', '272310-07-26', '26/07/272310'), '98765432'],
    [typed('time', 'PT12H00M00S', '12:00'), '1899-12-30T12:00:00.000'],
    [typed('string', 'AB7', 'No. AB7'), 'AB7'],
    [typed('string', null, '  a\n  b  '), 'a b'],
    [bare('typed'), 'typed'],
    [bare('a<text:s text:c="999999999"/>b<text:s text:c="x"/>c'), `a${' '.repeat(100)}b c`],
    [
      '<table:table-cell office:value-type="string">\n<text:p>\n  Line 1\n  <text:span>b</text:span>\n</text:p>\n<text:p>\n  Line 2\n</text:p>\n</table:table-cell>',
      'Line 1 b\nLine 2',
    ],
    [typed('string', '', '#N/A', 'table:formula="of:=NA()" calcext:value-type="error"'), '#N/A'],
    [typed('float', '0', '#DIV/0!', 'table:formula="of:=1/0"'), '#DIV/0!'],
    ['<table:table-cell table:formula="of:=[.A1]"/>', '='],
    [typed('string', '', '', summed), ''],
    [typed('string', null, 'NP', summed), 'NP'],
    [
      '<table:table-cell office:value-type="string"><draw:frame><draw:text-box><text:p>drawn</text:p></draw:text-box></draw:frame><text:p>a<text:line-break/>b<text:ruby><text:ruby-base>c</text:ruby-base><text:ruby-text>see</text:ruby-text></text:ruby></text:p></table:table-cell>',
      'a\nbc',
    ],
  ]
  const found = await rowsOfWorkbook(await odsOf(sheetOf(...cells.map(([cell]) => ['AB1', cell]))))
  expect(found.map((row, at) => [cells[at]?.[0], row[1] ?? ''])).toEqual(cells)
})

const digits = (more: string) => `<number:number number:decimal-places="0" ${more}`
const text = (letters: string) => `<number:text>${letters}</number:text>`
test.each([
  [`${text('AB')}${digits('number:min-integer-digits="7"/>')}`, 'AB1234567'],
  [`${digits('number:min-integer-digits="9"/>')}${text('X')}`, '001234567X'],
  [`${digits('number:min-integer-digits="9"/>')}${text('/2024')}`, '001234567/2024'],
  [`${digits('number:min-integer-digits="9"/>')}${text(' BDT')}`, '001234567'],
  [
    `${text('(')}${digits('number:min-integer-digits="10"><number:embedded-text number:position="7">) </number:embedded-text></number:number>')}`,
    '0001234567',
  ],
  [digits('number:min-integer-digits="9" number:grouping="true"/>'), '1234567'],
  ['<number:number number:decimal-places="2" number:min-integer-digits="9"/>', '1234567'],
  ['<number:scientific-number number:min-integer-digits="9"/>', '1234567'],
  [
    `${digits('number:min-integer-digits="9"/>')}<style:map style:condition="value()&gt;=0"/>`,
    '1234567',
  ],
])('the format %s shows 1234567 as %s', async (format, shown) => {
  const automatic = `<number:number-style style:name="N1P0">${digits('number:min-integer-digits="8"/>')}</number:number-style><number:number-style style:name="N1">${format}</number:number-style><style:style style:name="ce1" style:family="table-cell" style:data-style-name="N1"/>`
  const bytes = await odsOf(sheetOf([float('1234567', 'ce1', 'x'), 'Rahima']), { automatic })
  expect(await rowsOfWorkbook(bytes)).toEqual([[shown, 'Rahima']])
})

test('a style takes what it does not say from its parent, and days count from the file’s own', async () => {
  const common =
    '<number:date-style style:name="N1"><number:year/></number:date-style><style:style style:name="Day" style:family="table-cell" style:data-style-name="N1"><style:text-properties style:text-line-through-style="solid"/></style:style>'
  const automatic =
    '<number:number-style style:name="N1"><number:number number:min-integer-digits="9"/></number:number-style>' +
    '<style:style style:name="ce1" style:family="table-cell" style:parent-style-name="Day"><style:text-properties style:text-line-through-style="none" style:text-line-through-type="none"/></style:style>' +
    '<style:style style:name="a" style:family="table-cell" style:parent-style-name="b"/><style:style style:name="b" style:family="table-cell" style:parent-style-name="a"/>'
  const sheet = sheetOf([
    float('7', 'a', '7'),
    float('33308', 'ce1', '1995'),
    float('33308', 'Day', '1995'),
  ])
  const before =
    '<table:calculation-settings><table:null-date table:date-value="1904-01-01"/></table:calculation-settings>'
  const bytes = await odsOf(sheet, { common, automatic, before })
  expect(await rowsOfWorkbook(bytes)).toEqual([
    ['7', '1995-03-12', '1995-03-12'.replace(/./g, '$&\u0336')],
  ])
})
