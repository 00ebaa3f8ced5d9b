import { expect, test } from 'vitest'
import { odsOf, odsRow, odsTable } from '#test/ods-files'
import { rowsOfWorkbook } from '../test-tables.ts'

const header = odsRow(['Passport number', 'Name', 'Nationality', 'Hidden'])
const sheetOf = (...rows: (readonly string[])[]) =>
  odsTable(header + rows.map((cells) => odsRow(cells)).join(''))
const float = (value: string, style: string, shown: string) =>
  `<table:table-cell table:style-name="${style}" office:value-type="float" office:value="${value}" calcext:value-type="float"><text:p>${shown}</text:p></table:table-cell>`

const typed = (said: string, shown = '') =>
  `<table:table-cell ${said}><text:p>${shown}</text:p></table:table-cell>`
test.each([
  [typed('office:value-type="percentage" office:value="0.25"', '25%'), '0.25'],
  [
    typed('office:value-type="currency" office:currency="BDT" office:value="1500"', '৳1,500.00'),
    '1500',
  ],
  [typed('office:value-type="boolean" office:boolean-value="true"', 'TRUE'), 'true'],
  [typed('office:value-type="boolean" office:boolean-value="false"', 'WRONG'), 'false'],
  [typed('office:value-type="boolean" office:boolean-value="toString"', 'yes'), 'yes'],
  [typed('', 'R&amp;D &constructor; &__proto__;'), 'R&D &constructor; &__proto__;'],
  [typed('office:value-type="float" office:value="1E+15"', '1E+15'), '1e+15'],
  [typed('office:value-type="float" office:value="-0.5"', '-½'), '-0.5'],
  [typed('office:value-type="float" office:value=""', '12'), '12'],
  [
    typed('office:value-type="date" office:date-value="1995-03-12T18:00:00"'),
    '1995-03-12T18:00:00.000',
  ],
  [
    typed('office:value-type="date" office:date-value="1995-03-12T00:00:00.000000000"'),
    '1995-03-12',
  ],
  [typed('office:value-type="date" office:date-value="1899-12-30"', '30/12/99'), '0'],
  [typed('office:value-type="date" office:date-value="0095-03-12"', '12/03/0095'), '12/03/0095'],
  [typed('office:value-type="date" office:date-value="272310-07-26"', '26/07/272310'), '98765432'],
  [
    typed('office:value-type="time" office:time-value="PT12H00M00S"', '12:00'),
    '1899-12-30T12:00:00.000',
  ],
  [typed('office:value-type="string" office:string-value="AB7"', 'No. AB7'), 'AB7'],
  [typed('office:value-type="string"', '  a\n  b  '), 'a b'],
  [typed('', 'typed'), 'typed'],
  [typed('', 'a<text:s text:c="999999999"/>b<text:s text:c="x"/>c'), `a${' '.repeat(100)}b c`],
  [
    '<table:table-cell office:value-type="string">\n<text:p>\n  Line 1\n  <text:span>b</text:span>\n</text:p>\n<text:p>\n  Line 2\n</text:p>\n</table:table-cell>',
    'Line 1 b\nLine 2',
  ],
  [
    typed(
      'table:formula="of:=NA()" office:value-type="string" office:string-value="" calcext:value-type="error"',
      '#N/A',
    ),
    '#N/A',
  ],
  [
    typed('table:formula="of:=1/0" office:value-type="float" office:value="0"', '#DIV/0!'),
    '#DIV/0!',
  ],
  ['<table:table-cell table:formula="of:=[.A1]"/>', '='],
  [typed('table:formula="of:=[.A1]" office:value-type="string" office:string-value=""'), ''],
  [typed('table:formula="of:=[.A1]" office:value-type="string"', 'NP'), 'NP'],
  [
    '<table:table-cell office:value-type="string"><draw:frame><draw:text-box><text:p>drawn</text:p></draw:text-box></draw:frame><text:p>a<text:line-break/>b<text:ruby><text:ruby-base>c</text:ruby-base><text:ruby-text>see</text:ruby-text></text:ruby></text:p></table:table-cell>',
    'a\nbc',
  ],
])('%s is read as %j', async (cell, read) => {
  expect(await rowsOfWorkbook(await odsOf(sheetOf(['AB1', 'Rahima', cell, 'yes'])))).toEqual([
    ['AB1', 'Rahima', read, 'yes'],
  ])
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
