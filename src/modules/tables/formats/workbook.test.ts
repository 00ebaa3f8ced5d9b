import { expect, test, vi } from 'vitest'
import { sheetRow, workbookOf } from '#test/workbooks'
import { rowsOfTable, rowsOfWorkbook, readingOf as saidOf } from '../test-tables.ts'

const readingOf = async (bytes: Buffer) => (await saidOf(bytes)).map(({ message }) => message)
const header = sheetRow(1, ['Passport number', 'Name', 'Nationality', 'Hidden'])
const sheetOf = (...rows: (readonly string[])[]) =>
  `<sheetData>${header}${rows.map((cells, at) => sheetRow(at + 2, cells)).join('')}</sheetData>`

test('an error is no empty cell, and a row of nothing but errors is a row', async () => {
  const lookUp = '<c r="@" t="e"><f>VLOOKUP(A2,B:B,2)</f><v>#N/A</v></c>'
  const spill = "<c r='@' t='e'><v>#SPILL!</v></c>"
  const error = '<c r="@" t="e"><v>#REF!</v></c>'
  const sheet = sheetOf(['AB1', spill, 'NP', lookUp], [error, '', error])
  expect(await rowsOfWorkbook(await workbookOf(sheet))).toEqual([
    ['AB1', '#SPILL!', 'NP', '#N/A'],
    ['#REF!', '', '#REF!'],
  ])
})

test('rows that the spreadsheet hides, as a filter does, are read, and how many is said', async () => {
  const sheet = sheetOf(['AB1', 'Rahima'], ['AB2', 'Karim'], ['AB3', 'Salma'], [])
    .replace('<row r="3">', '<row r="3" spans="1:4" hidden="1">')
    .replace('<row r="4">', '<row r="4" hidden="true" ht="15">')
    .replace('<row r="5">', '<row r="5" hidden="1">')
  const bytes = await workbookOf(sheet)
  expect((await rowsOfWorkbook(bytes)).map(([number]) => number)).toEqual(['AB1', 'AB2', 'AB3'])
  expect(await readingOf(bytes)).toEqual(['hidden rows too: 2'])
})

test.each([
  [
    '<cols><col min="3" max="4" width="9" hidden="1"/></cols>',
    'hidden columns too: Nationality, Hidden',
  ],
  [
    "<x:cols><x:col min='1' max='1' width='0'/><x:col min='4' max='16384' hidden='true'/></x:cols>",
    'hidden columns too: Passport number, Hidden',
  ],
  ['<cols><col min="1" max="4" width="9"/><col min="5" max="9" hidden="1"/></cols>', undefined],
])('columns that the spreadsheet hides are read, and it is said: %s', async (columns, said) => {
  const bytes = await workbookOf(columns + sheetOf(['AB1', 'Rahima', 'NP', 'no']))
  expect(await rowsOfWorkbook(bytes)).toEqual([['AB1', 'Rahima', 'NP', 'no']])
  expect((await readingOf(bytes))[0]).toBe(said)
})

test('hidden columns, rows, and a sheet that is hidden itself are said together', async () => {
  const hiding = (state: string) =>
    workbookOf(
      `<cols><col min="2" max="2" hidden="1"/></cols>${sheetOf(['AB1'], ['AB2'])}`.replace(
        '<row r="3">',
        '<row r="3" hidden="1">',
      ),
      {
        rewrite: (parts) => ({
          ...parts,
          'xl/workbook.xml': String(parts['xl/workbook.xml']).replace(
            '<sheet ',
            `<sheet ${state} `,
          ),
        }),
      },
    )
  const shown = ['hidden rows too: 1', 'hidden columns too: Name']
  expect(await readingOf(await hiding('state="visible"'))).toEqual(shown)
  expect(await readingOf(await hiding('state="veryHidden"'))).toEqual([
    'the hidden sheet “Candidates” only',
    ...shown,
  ])
})

type Pair = readonly [written: string, read: string]

/** Reads these cells, each in a row of its own, as what stands beside it. */
async function expectRead(cells: readonly Pair[], more?: Parameters<typeof workbookOf>[1]) {
  const sheet = sheetOf(...cells.map(([cell]) => [cell, 'x']))
  const rows = await rowsOfWorkbook(await workbookOf(sheet, more))
  expect(rows.map(([read], at) => [cells[at]?.[0], read])).toEqual(cells)
}

test('a formula is read as its value, or as one that has none; an empty cell as nothing', () =>
  expectRead([
    ['<c r="@"><f>D1</f><v/></c>', '='],
    ['<c r="@"><f t="shared" si="0"/></c>', '='],
    ['<c r="@" t="str"><f>D1</f></c>', '='],
    ['<c r="@" t="str"><f>D1</f><v></v></c>', ''],
    ['<c r="@" t="str"><f>D1</f><v>NP</v></c>', 'NP'],
    ['<c r="@" s="0"/>', ''],
    ['<c r="@" t="e"/>', ''],
  ]))

const formats = ['dd/mm/yyyy']
const days = (...pairs: Pair[]) =>
  pairs.map(([number, read]): Pair => [`<c r="@" s="1"><v>${number}</v></c>`, read])

test('a number in the format of a date is that day, where all programs count alike', () =>
  expectRead(
    days(
      ['98765432', '98765432'],
      ['2958466', '2958466'],
      ['2958465', '9999-12-31'],
      ['34770', '1995-03-12'],
      ['-800', '-800'],
      // A spreadsheet knows no time zone: its evening is the evening of that day.
      ['34770.75', '1995-03-12T18:00:00.000'],
      ['0.5', '1899-12-30T12:00:00.000'],
      // One program shows 60 as 29 February 1900, which never was, the next as the 28th; and they count the days before otherwise.
      ['0', '0'],
      ['59', '59'],
      ['60', '60'],
      ['61', '1900-03-01'],
      ['61.25', '1900-03-01T06:00:00.000'],
    ),
    { formats },
  ))

test('days count from the year that the workbook says', async () => {
  const since = (is: string) => ({ formats, properties: `<workbookPr date1904="${is}"/>` })
  await expectRead(days(['33308', '1995-03-12']), since('true'))
  await expectRead(days(['0', '1904-01-01'], ['60', '1904-03-01']), since('1'))
  await expectRead(days(['34770', '1995-03-12']), since('false'))
})

test('a date that is written out is that day wherever the server is', async () => {
  vi.stubEnv('TZ', 'Asia/Dhaka')
  const written: Pair[] = [
    ['1995-03-12', '1995-03-12'],
    ['1995-03-12T00:00:00', '1995-03-12'],
    ['1995-03-12T00:00:00.000Z', '1995-03-12'],
    ['1995-03-12T10:30:00', '1995-03-12T10:30:00'],
  ]
  const cell = (text: string) => `<c r="@" s="1" t="d"><v>${text}</v></c>`
  const cells = written.map(([text, read]) => [cell(text), read] as const)
  await expectRead(cells, { formats }).finally(() => vi.unstubAllEnvs())
})

test('what rows share is in each of them', async () => {
  const sheet = `${sheetOf(
    ['AB1', 'Rahima', 'Nepal', 'yes'],
    ['AB2', 'Karim'],
    ['AB3', 'Salma', 'India'],
    ['AB4', 'Abdul', 'Nepal'],
    [],
  )}<mergeCells count="4"><mergeCell ref="C2:C4"/><mergeCell ref="D2:D3"/><mergeCell ref="A5:A6"/><mergeCell ref="C5:D6"/></mergeCells>`
  expect(await rowsOfWorkbook(await workbookOf(sheet))).toEqual([
    ['AB1', 'Rahima', 'Nepal', 'yes'],
    ['AB2', 'Karim', 'Nepal', 'yes'],
    ['AB3', 'Salma', 'India'],
    ['AB4', 'Abdul', 'Nepal'],
  ])
})

test('a number is read with the letters and zeros of its format, and without its units', () => {
  const shown: Pair[] = [
    ['[$-845]00000000', '01234567'],
    ['&quot;AB&quot;#', 'AB1234567'],
    ['&quot;0&quot;#', '01234567'],
    ['0#########', '0001234567'],
    ['(000) 000-0000', '0001234567'],
    ['#&quot;X&quot;', '1234567X'],
    ['00000000\\A', '01234567A'],
    ['00000000&quot;/2024&quot;', '01234567/2024'],
    ['&quot;RL-&quot;00000000&quot;-BD&quot;', 'RL-01234567-BD'],
    ['00000000\\/\\2\\0', '01234567/20'],
    ['00000000-&quot;BD&quot;', '01234567-BD'],
    ['0&quot;/MONTH&quot;', '1234567'],
    ['0&quot; years&quot;', '1234567'],
    ['0 &quot;Tk&quot;', '1234567'],
    ['0&quot;%&quot;', '1234567'],
    ['#,##0', '1234567'],
    ['0.00', '1234567'],
    ['0%', '1234567'],
  ]
  const cells = shown.map(
    ([, read], at): Pair => [`<c r="@" s="${at + 1}"><v>1234567</v></c>`, read],
  )
  return expectRead(cells, { formats: shown.map(([format]) => format) })
})

test('a style that says nothing is counted like any other', async () => {
  const rewrite = (parts: Record<string, string>) => ({
    ...parts,
    'xl/styles.xml': `${parts['xl/styles.xml']}`.replace('<xf numFmtId="0"/>', '<xf/>'),
  })
  const sheet = sheetOf(['<c r="@" s="1"><v>1234567</v></c>', '<c r="@" s="0"><v>7</v></c>'])
  const bytes = await workbookOf(sheet, { formats: ['000000000'], rewrite })
  expect(await rowsOfWorkbook(bytes)).toEqual([['001234567', '7']])
})

test('what is struck out in a cell, or by its style, is marked so', async () => {
  const shared = [
    '<si><r><rPr><b/><strike/></rPr><t>AB1</t></r><r><t xml:space="preserve"> CD2</t></r></si>',
    '<si><r><rPr><strike val="0"/></rPr><t>EF3</t></r></si>',
    '<si><t>Strike Road &lt;strike/&gt;</t></si>',
  ].join('')
  const styles =
    '<fonts><font><sz val="11"/></font><font/><font><x:strike val="true"/></font></fonts>' +
    '<cellXfs><xf fontId="0"/><xf fontId="1"/><xf numFmtId="14" fontId="2"/></cellXfs>' +
    '<dxfs><dxf><font><strike/></font></dxf></dxfs>'
  const texts = [0, 1, 2].map((at) => `<c r="@" s="${at % 2}" t="s"><v>${at}</v></c>`)
  const sheet = sheetOf([
    ...texts,
    '<c r="@" s="2"><v>34770</v></c>',
    '<c r="@" s="2"><v/></c>',
    'x',
  ])
  const rewrite = (parts: Record<string, string>) => ({
    ...parts,
    'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
  })
  expect(await rowsOfWorkbook(await workbookOf(sheet, { shared, rewrite }))).toEqual([
    [
      ...['A\u0336B\u03361\u0336 CD2', 'EF3', 'Strike Road <strike/>'],
      ...['1995-03-12'.replace(/./g, '$&\u0336'), '', 'x'],
    ],
  ])
})

test('a text that many cells share is not copied without end', async () => {
  const shared = `<si><t>${'x'.repeat(1024 * 1024)}</t></si>`
  const sheet = sheetOf(...Array.from({ length: 101 }, () => ['<c r="@" t="s"><v>0</v></c>']))
  await expect(rowsOfTable('x.xlsx', await workbookOf(sheet, { shared }))).rejects.toThrow(
    'has more in it than can be read at once',
  )
})
