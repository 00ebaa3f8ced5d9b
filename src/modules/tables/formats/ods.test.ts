import { describe, expect, test } from 'vitest'
import { fodsOf, odsOf, odsRow, odsTable } from '#test/ods-files'
import { readTable } from '../read-table.ts'
import { fileOf, rowsOfTable, rowsOfWorkbook } from '../test-tables.ts'

const readingOf = async (bytes: Buffer) =>
  (await tableOf(bytes)).reading.map(({ message }) => message)

/** By its content a spreadsheet is told, not by its name. */
const tableOf = (bytes: Buffer) => readTable(fileOf('x.ods', bytes))

const header = odsRow(['Passport number', 'Name', 'Nationality', 'Hidden'])
const sheetOf = (...rows: (readonly string[])[]) =>
  odsTable(header + rows.map((cells) => odsRow(cells)).join(''))
const float = (value: string, style: string, shown: string) =>
  `<table:table-cell table:style-name="${style}" office:value-type="float" office:value="${value}" calcext:value-type="float"><text:p>${shown}</text:p></table:table-cell>`

test('both forms are read alike, and told apart from others', async () => {
  const sheet = sheetOf(['AB1', 'José &amp; রহিমা', 'NP'])
  for (const [format, bytes] of [
    ['ods', await odsOf(sheet)],
    ['fods', fodsOf(sheet)],
  ] as const) {
    expect(await rowsOfTable('x.csv', bytes)).toEqual([['AB1', 'José & রহিমা', 'NP']])
    expect((await tableOf(bytes)).format).toBe(format)
  }
})

/** As LibreOffice writes it: every empty row and column to the end of the sheet, with the styles of each. */
test('what LibreOffice writes is read, to the last filled row', async () => {
  const none = (cells: number) => `<table:table-cell table:number-columns-repeated="${cells}"/>`
  const automatic = [
    '<style:style style:name="co1" style:family="table-column"><style:table-column-properties fo:break-before="auto" style:column-width="0.889in"/></style:style>',
    '<style:style style:name="ta1" style:family="table" style:master-page-name="Default"><style:table-properties table:display="true" style:writing-mode="lr-tb"/></style:style>',
    '<number:number-style style:name="N100"><number:number number:decimal-places="0" number:min-decimal-places="0" number:min-integer-digits="8"/></number:number-style>',
    '<style:style style:name="ce1" style:family="table-cell" style:parent-style-name="Default" style:data-style-name="N100"/>',
    '<style:style style:name="ce2" style:family="table-cell" style:parent-style-name="Default" style:data-style-name="N37"/>',
  ].join('')
  const table = [
    '<office:forms form:automatic-focus="false" form:apply-design-mode="false"/>',
    '<table:table-column table:style-name="co1" table:default-cell-style-name="ce1"/>',
    '<table:table-column table:style-name="co1" table:number-columns-repeated="3" table:default-cell-style-name="Default"/>',
    '<table:table-column table:style-name="co1" table:number-columns-repeated="16380" table:default-cell-style-name="ce2"/>',
    '<table:table-header-rows>',
    odsRow(
      ['Passport number', 'Name', 'Address', 'Date of birth', none(16_380)],
      'table:style-name="ro1"',
    ),
    '</table:table-header-rows>',
    odsRow(
      [
        '<table:table-cell office:value-type="float" office:value="1234567" calcext:value-type="float"><text:p>01234567</text:p></table:table-cell>',
        'Rahima',
        '<table:table-cell office:value-type="string" calcext:value-type="string"><office:annotation draw:style-name="gr1"><dc:date>2026-01-02T00:00:00</dc:date><text:p>a comment</text:p></office:annotation><text:p>House<text:s text:c="2"/>7</text:p><text:p><text:span text:style-name="T1">Road</text:span><text:tab/>3, <text:a xlink:href="https://example.org/">Cumilla</text:a></text:p></table:table-cell>',
        '<table:table-cell table:style-name="ce2" office:value-type="date" office:date-value="1995-03-12" calcext:value-type="date"><text:p>12/03/95</text:p></table:table-cell>',
        none(16_380),
      ],
      'table:style-name="ro1"',
    ),
    odsRow([none(16_384)], 'table:number-rows-repeated="2"'),
    odsRow(['AB2', 'Karim', 'Dhaka', '', none(16_380)], 'table:number-rows-repeated="2"'),
    odsRow([none(16_384)], 'table:style-name="ro1" table:number-rows-repeated="1048569"'),
    odsRow([none(16_384)]),
  ].join('')
  const before =
    '<table:calculation-settings table:case-sensitive="false"><table:iteration table:status="enable"/></table:calculation-settings>'
  const bytes = await odsOf(odsTable(table, 'Sheet1', 'table:style-name="ta1"'), {
    automatic,
    common: '<style:style style:name="Default" style:family="table-cell"/>',
    before,
  })
  const { columns, reading, rows } = await tableOf(bytes)
  expect(columns).toEqual(['Passport number', 'Name', 'Address', 'Date of birth'])
  expect(reading).toEqual([])
  const found: unknown[] = []
  for await (const { row, cells } of rows) found.push([row, ...cells])
  expect(found).toEqual([
    [2, '01234567', 'Rahima', 'House  7\nRoad\t3, Cumilla', '1995-03-12'],
    [5, 'AB2', 'Karim', 'Dhaka'],
    [6, 'AB2', 'Karim', 'Dhaka'],
  ])
})

test('what is struck out in a cell, or by its style, is marked so', async () => {
  const line = (name: string, family: string, kind: string) =>
    `<style:style style:name="${name}" style:family="${family}"><style:text-properties style:text-line-through-style="${kind}"/></style:style>`
  const automatic =
    line('ce1', 'table-cell', 'solid') + line('T1', 'text', 'solid') + line('T2', 'text', 'none')
  const cell = (style: string, inner: string) =>
    `<table:table-cell table:style-name="${style}" office:value-type="string"><text:p>${inner}</text:p></table:table-cell>`
  const sheet = sheetOf([
    cell('', '<text:span text:style-name="T1">AB1</text:span> CD2'),
    cell('ce1', 'x <text:span text:style-name="T2">y</text:span>'),
    float('12', 'ce1', '12'),
  ])
  expect(await rowsOfWorkbook(await odsOf(sheet, { automatic }))).toEqual([
    ['A\u0336B\u03361\u0336 CD2', 'x\u0336 y', '1\u03362\u0336'],
  ])
})

test('what rows share is in each of them, and what merged cells cover in none', async () => {
  const over = (rows: number, text: string) =>
    `<table:table-cell table:number-rows-spanned="${rows}" table:number-columns-spanned="1" office:value-type="string"><text:p>${text}</text:p></table:table-cell>`
  const covered =
    '<table:covered-table-cell office:value-type="string"><text:p>old</text:p></table:covered-table-cell>'
  const sheet = sheetOf(
    ['AB1', 'Rahima', over(3, 'Nepal'), over(2, 'yes')],
    ['AB2', 'Karim', covered, covered],
    ['AB3', 'Salma', covered],
    ['AB4', 'Abdul', 'Nepal'],
    [over(2, 'AB5'), 'Jamila'],
    [covered],
  )
  expect(await rowsOfWorkbook(await odsOf(sheet))).toEqual([
    ['AB1', 'Rahima', 'Nepal', 'yes'],
    ['AB2', 'Karim', 'Nepal', 'yes'],
    ['AB3', 'Salma', 'Nepal'],
    ['AB4', 'Abdul', 'Nepal'],
    ['AB5', 'Jamila'],
  ])
})

describe('what the spreadsheet does not show', () => {
  const hiding = (display: string) =>
    odsOf(
      odsTable(
        [
          '<table:table-column/><table:table-column-group table:display="false"><table:table-column table:visibility="collapse"/></table:table-column-group>',
          '<table:table-column table:number-columns-repeated="16382"/>',
          header,
          odsRow(['AB1', 'Rahima']),
          '<table:table-row-group>',
          odsRow(['AB2', 'Karim'], 'table:visibility="filter" table:number-rows-repeated="2"'),
          '</table:table-row-group>',
          odsRow([''], 'table:visibility="collapse" table:number-rows-repeated="1000"'),
          odsRow(['AB4', 'Salma'], 'table:visibility="collapse"'),
        ].join(''),
        'Candidates',
        'table:style-name="ta1"',
      ) + odsTable(odsRow(['a note', 'x']), 'Other', 'table:style-name="ta2"'),
      {
        automatic: ['ta1', 'ta2']
          .map(
            (name) =>
              `<style:style style:name="${name}" style:family="table"><style:table-properties table:display="${name === 'ta2' ? 'false' : display}"/></style:style>`,
          )
          .join(''),
      },
    )
  const hidden = ['hidden rows too: 3', 'hidden columns too: Name']
  test('is read, and it is said; also of the sheet itself', async () => {
    const bytes = await hiding('true')
    const numbers = (await rowsOfWorkbook(bytes)).map(([number]) => number)
    expect(numbers).toEqual(['AB1', 'AB2', 'AB2', 'AB4'])
    expect(await readingOf(bytes)).toEqual(['the sheet “Candidates” only', ...hidden])
    const sheet = 'the hidden sheet “Candidates” only'
    expect(await readingOf(await hiding('false'))).toEqual([sheet, ...hidden])
  })
})

test('only sheets are sheets: no copy, no deleted row, no table of a chart', async () => {
  const row = header + odsRow(['ZZ9', 'Old', 'BD'])
  const before = `<table:tracked-changes><table:deletion table:id="1"><table:deletions>${odsTable(row)}</table:deletions></table:deletion></table:tracked-changes>`
  const chart = `<table:shapes><draw:frame><draw:object>${odsTable(row, 'local-table')}</draw:object></draw:frame></table:shapes>`
  const links = `<table:dde-links><table:dde-link>${odsTable(row, 'link')}</table:dde-link></table:dde-links>`
  const tables = [
    odsTable(row, "'file:///home/a/other.ods'#$Sheet1"),
    odsTable(chart, 'Chart'),
    '<table:table table:name="Empty"/>',
    odsTable(
      chart +
        header +
        odsRow([
          'AB1',
          `<table:table-cell office:value-type="string"><draw:frame>${chart}</draw:frame><text:p>Rahima</text:p></table:table-cell>`,
        ]),
      'A &amp; B',
    ),
    links,
  ]
  const bytes = await odsOf(tables.join(''), { before })
  expect(await rowsOfWorkbook(bytes)).toEqual([['AB1', 'Rahima']])
  expect(await readingOf(bytes)).toEqual([])
})

test('macros, objects and what else a package has are not read', async () => {
  const sheet = sheetOf(['AB1', 'Rahima'])
  const rewrite = (parts: Record<string, string>) => ({
    ...parts,
    'Object 1/content.xml': String(parts['content.xml']).replaceAll('AB1', 'ZZ9'),
    'Basic/Standard/Module1.xml':
      '<!DOCTYPE x SYSTEM "x.dtd"><script:module>Sub Main</script:module>',
    'Scripts/python/a.py': 'x',
  })
  expect(await rowsOfWorkbook(await odsOf(sheet, { rewrite }))).toEqual([['AB1', 'Rahima']])
})
