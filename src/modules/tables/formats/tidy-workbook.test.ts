import { expect, test } from 'vitest'
import { sheetRow, withSheet, workbookOf } from '#test/workbooks'
import { rowsOfWorkbook } from '../test-tables.ts'

type Parts = Record<string, string | Buffer>

/** The rows below the names of columns, of a workbook whose parts were written in another way. */
async function rowsIn(
  sheet: string,
  rewrite: (parts: Record<string, string>) => Parts,
  shared = '',
) {
  return rowsOfWorkbook(await workbookOf(sheet, { rewrite, shared }))
}

const header = sheetRow(1, ['Passport number', 'Name', 'Nationality'])
const candidate = sheetRow(2, ['AB1234567', 'José Ñandú', 'NP'])
const sheet = `<sheetData>${header}${candidate}</sheetData>`
const read = [['AB1234567', 'José Ñandú', 'NP']]

const sheetPath = 'xl/worksheets/sheet1.xml'
const relsPath = 'xl/_rels/workbook.xml.rels'
const without = (parts: Parts, ...paths: string[]) =>
  Object.fromEntries(Object.entries(parts).filter(([path]) => !paths.includes(path)))
const named = (parts: Record<string, string>, target: string): Record<string, string> => ({
  ...parts,
  [relsPath]: String(parts[relsPath]).replace('worksheets/sheet1.xml', target),
})
const moved = (parts: Record<string, string>, path: string): Parts => ({
  ...without(parts, sheetPath),
  [path]: String(parts[sheetPath]),
})
const spaced = (parts: Record<string, string>, path: string): Parts => ({
  ...parts,
  [path]: String(parts[path]).replaceAll('="', ' =\n"'),
})
const root = (target: string) =>
  `<Relationships><Relationship Id="rId1" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument" Target="${target}"/></Relationships>`

test.each<[string, (parts: Record<string, string>) => Parts]>([
  ['seen from the folder itself', (parts) => named(parts, './worksheets/sheet1.xml')],
  ['seen from the folder above', (parts) => named(parts, '../xl/worksheets/sheet1.xml')],
  ['from the root', (parts) => named(parts, '/xl/worksheets/sheet1.xml')],
  ['with other capital letters', (parts) => moved(parts, 'xl/Worksheets/Sheet1.xml')],
  [
    'escaped',
    (parts) => moved(named(parts, 'worksheets/sheet%201.xml'), 'xl/worksheets/sheet 1.xml'),
  ],
  [
    'with a sign that XML writes as a reference',
    (parts) => moved(named(parts, 'worksheets/a&amp;b&#x31;.xml'), 'xl/worksheets/a&b1.xml'),
  ],
  ['with space around the sign between name and value', (parts) => spaced(parts, relsPath)],
  ['with strokes of Windows', (parts) => named(parts, 'worksheets\\sheet1.xml')],
  [
    'in a workbook with a number of its own',
    (parts) => ({
      ...without(parts, 'xl/workbook.xml', relsPath),
      '_rels/.rels': root('/xl/workbook22.xml'),
      'xl/workbook22.xml': String(parts['xl/workbook.xml']),
      'xl/_rels/workbook22.xml.rels': String(parts[relsPath]),
    }),
  ],
  [
    'in a workbook without a folder',
    (parts) => ({
      ...without(named(parts, 'xl/worksheets/sheet1.xml'), 'xl/workbook.xml', relsPath),
      '_rels/.rels': root('workbook.xml'),
      'workbook.xml': String(parts['xl/workbook.xml']),
      '_rels/workbook.xml.rels': String(named(parts, 'xl/worksheets/sheet1.xml')[relsPath]),
    }),
  ],
])('a sheet is found wherever it lies: %s', async (_, rewrite) => {
  expect(await rowsIn(sheet, rewrite)).toEqual(read)
})

const written = (xml: string) => `<?xml version="1.0" encoding="${xml}"?>`
test.each([
  ['UTF-16', (xml: string) => Buffer.from(`\ufeff${written('UTF-16')}${xml}`, 'utf16le')],
  ['one byte for each letter', (xml: string) => Buffer.from(written('ISO-8859-1') + xml, 'latin1')],
  ['UTF-8 that says UTF-16', (xml: string) => Buffer.from(written('utf-16') + xml)],
])('letters are read as they are written: %s', async (_, encoded) => {
  const rewrite = (parts: Record<string, string>) => ({
    ...parts,
    [sheetPath]: encoded(String(parts[sheetPath])),
  })
  expect(await rowsIn(sheet, rewrite)).toEqual(read)
})

test('text in CDATA, and text around a comment, is whole', async () => {
  const shared =
    '<si><t><![CDATA[Rahima & Co <x>]]></t></si><si><t>Ra<!-- <t>no</t> -->hima</t></si>'
  const rows = `<sheetData>${header}<!-- <row r="9"><c r="A9"><v>1</v></c></row> -->${[0, 1]
    .map((at) =>
      sheetRow(at + 2, [
        '<c r="@"><v><![CDATA[1234567]]></v></c>',
        `<c r="@" t="s"><v>${at}</v></c>`,
        '<c r="@" t="inlineStr"><is><t><![CDATA[<c r="A7"/>]]></t></is></c>',
      ]),
    )
    .join('')}</sheetData>`
  expect(await rowsIn(rows, (parts) => parts, shared)).toEqual([
    ['1234567', 'Rahima & Co <x>', '<c r="A7"/>'],
    ['1234567', 'Rahima', '<c r="A7"/>'],
  ])
})

test('cells that do not say where they stand follow each other', async () => {
  const plain = sheet.replace(/ r="[^"]*"/g, '')
  expect(await rowsIn(plain, (parts) => parts)).toEqual(read)
  const some =
    '<row><c r="A3"><v>1234567</v></c><c r="C3" t="str"><v>BD</v></c><c t="b"><v>1</v></c></row>'
  const rows = plain.replace('</sheetData>', `${some}</sheetData>`)
  expect(await rowsIn(rows, (parts) => parts)).toEqual([...read, ['1234567', '', 'BD', 'true']])
})

test('space around the sign between name and value changes no place', async () => {
  const rows = sheet.replaceAll(' r="', ' r = "')
  expect(await rowsIn(rows, (parts) => parts)).toEqual(read)
  const more = rows.replace('</sheetData>', '<row><c><v>1234567</v></c></row></sheetData>')
  expect(await rowsIn(more, (parts) => parts)).toEqual([...read, ['1234567']])
})

test('a hidden sheet stays hidden whatever signs are in its name', async () => {
  const other = sheetRow(1, ['Number', 'Name', 'From']) + sheetRow(2, ['ZZ7654321', 'Old', 'BD'])
  const part = `<worksheet><sheetData>${other}</sheetData></worksheet>`
  const hidden = withSheet(part, { named: 'name="from > to" state="hidden"' })
  expect(await rowsIn(sheet, hidden)).toEqual(read)
})

test('a comment that does not end makes a file damaged', async () => {
  const open = `${sheet}${'<!--'.repeat(200_000)}`
  await expect(rowsIn(open, (parts) => parts)).rejects.toThrow('This spreadsheet is damaged')
})

test.each([
  [
    'a spreadsheet of OpenOffice 1',
    { mimetype: 'application/vnd.sun.xml.calc', 'content.xml': '<x/>' },
  ],
  ['a binary workbook', { '[Content_Types].xml': '<Types/>', 'xl/workbook.bin': 'x' }],
  ['one of Numbers', { 'Index/Document.iwa': 'x' }],
])('%s is told from a zip of images', async (_, parts) => {
  await expect(rowsIn(sheet, () => parts as unknown as Parts)).rejects.toThrow(
    'Open it, save it as XLSX without a password, and choose that file.',
  )
})
