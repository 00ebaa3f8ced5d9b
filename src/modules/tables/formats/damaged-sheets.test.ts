import { expect, test } from 'vitest'
import { sheetRow, withSheet, workbookOf } from '#test/workbooks'
import { openWorkbook } from '../read-table.ts'
import { fileOf, readingOf, rowsOfWorkbook } from '../test-tables.ts'
import { sheetsOfFods } from './ods-sheets.ts'
import { readSheet } from './read-sheet.ts'

const list = `<sheetData>${sheetRow(1, ['Passport number', 'Name'])}${sheetRow(2, ['AB1', 'Rahima'])}</sheetData>`
const path = 'xl/worksheets/other.xml'

/** A workbook with a second sheet, before the list, of this content and kind. */
const withOther = (part: string | Buffer | null, kind?: string) =>
  workbookOf(list, { rewrite: withSheet(part, kind ? { kind } : {}) })

async function tableOf(bytes: Buffer) {
  const { rows, reading } = await openWorkbook(fileOf('x', bytes), (task) =>
    readSheet(task).catch(() => null),
  )
  const cells: string[][] = []
  for await (const row of rows) cells.push(row.cells)
  return { cells, said: reading.map(({ message }) => message) }
}

const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`
const cell = (place: string, more = '') => `<c r="${place}"${more}><v>1</v></c>`
const packed = (bytes: Buffer) => {
  // One byte of its content, so that the checksum of its part is another.
  const at = bytes.indexOf(Buffer.from(path)) + path.length + 2
  bytes[at] = (bytes[at] ?? 0) ^ 0xff
  return bytes
}

test('a fault in another sheet never refuses the list, and that sheet is named', async () => {
  const faults: [string, Promise<Buffer>][] = [
    ['no rows', withOther('<worksheet/>')],
    ['cut off', withOther(`<worksheet><sheetData><row r="1">${cell('A1')}`)],
    ['no part', withOther(null)],
    ['wrong bytes', withOther(sheet(`<row r="1">${cell('A1')}</row>`)).then(packed)],
    ['no XML', withOther(Buffer.from([0, 1, 2, 255]))],
    ['a row too far', withOther(sheet(`<row r="231999999999940">${cell('A1')}</row>`))],
    ['a column too far', withOther(sheet(`<row r="1">${cell('ZZZ1')}</row>`))],
    ['no column', withOther(sheet(`<row r="1">${cell('AAAAA1')}</row>`))],
    ['attributes in one', withOther(sheet('<row r="1"><c r="A1"t="n"/></row>'))],
    // As long as it is, nobody looks for an attribute from each of its letters.
    ['no attribute', withOther(sheet(`<row r="1"><c ${'a'.repeat(300_000)}/></row>`))],
    ['rows out of order', withOther(sheet(`<row r="2">${cell('A2')}</row><row r="1"/>`))],
  ]
  const failing: unknown[] = []
  for (const [fault, bytes] of faults) {
    const { cells, said } = await tableOf(await bytes)
    const isRead = JSON.stringify(cells) === '[["AB1","Rahima"]]'
    if (!isRead || said.join() !== 'sheets that cannot be read, left out: Other')
      failing.push([fault, cells, said])
  }
  expect(failing).toEqual([])
})

test('a sheet without rows, or of another kind, is nothing', async () => {
  const nothing = [
    withOther('<worksheet><sheetData/></worksheet>'),
    withOther('<x:worksheet><x:sheetData /></x:worksheet>'),
    withOther(sheet('<row r="1048576" ht="12"/><row r="1048577" ht="12"/>')),
    withOther('<chartsheet/>', 'chartsheet'),
    withOther('<dialogsheet/>', 'dialogsheet'),
  ]
  const said: unknown[] = []
  for (const bytes of nothing) said.push(await tableOf(await bytes))
  expect(said).toEqual(nothing.map(() => ({ cells: [['AB1', 'Rahima']], said: [] })))
})

test('a cell that cannot be read is marked as damaged, a time alone is its text', async () => {
  const row = [
    '<c r="@" t="s"><v>99</v></c>',
    '<c r="@" t="d"><v>23:44:51.894</v></c>',
    '<c r="@" t="odd"><v>1</v></c>',
    '<c r="@" t="n"><v>AB1</v></c>',
    '<c r="@" t="inlineStr"><is><t>x</is></c>',
  ]
  const bytes = await workbookOf(
    `<sheetData>${sheetRow(1, ['A', 'B'])}${sheetRow(2, row)}</sheetData>`,
  )
  expect(await rowsOfWorkbook(bytes)).toEqual([
    ['\ufffd', '23:44:51.894', '\ufffd', 'AB1', '\ufffd'],
  ])
})

test('a cell at the far end of the list is one more row', async () => {
  const far = list.replace(
    '</sheetData>',
    `<row r="1048576">${cell('XFD1048576')}</row></sheetData>`,
  )
  const rows = await rowsOfWorkbook(await workbookOf(far))
  expect(rows.map(({ length }) => length)).toEqual([2, 16_384])
})

test('a list that reaches beyond any sheet, or has more cells than are read, is refused', async () => {
  const beyond = list.replace(
    '</sheetData>',
    `<row r="1048577">${cell('A1048577')}</row></sheetData>`,
  )
  const wide = Array.from(
    { length: 400 },
    (_, at) => `<row r="${at + 3}">${cell(`XFD${at + 3}`)}</row>`,
  )
  const full = list.replace('</sheetData>', `${wide.join('')}</sheetData>`)
  const said: string[] = []
  for (const sheet of [beyond, full])
    said.push(await rowsOfWorkbook(await workbookOf(sheet)).catch(({ message }) => message))
  expect(said).toEqual([
    expect.stringMatching(/^This spreadsheet reaches as far as cell A1048577/),
    expect.stringMatching(/^This spreadsheet reaches as far as cell XFD30\d,/),
  ])
})

const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/drawing'
const picture = '<xdr:twoCellAnchor><xdr:pic><xdr:nvPicPr/></xdr:pic></xdr:twoCellAnchor>'

const drawn = (sheet: string, drawing: string) =>
  workbookOf(sheet, {
    rewrite: (parts) => ({
      ...parts,
      'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships><Relationship Id="rId1" Type="${type}" Target="../drawings/drawing1.xml"/></Relationships>`,
      'xl/drawings/drawing1.xml': `<xdr:wsDr>${drawing}</xdr:wsDr>`,
    }),
  })

test('of pictures on a sheet it is said that they are not read', async () => {
  expect(await readingOf(await drawn(list, picture + picture))).toEqual([
    {
      message: 'pictures in the sheet, not read: 2 (save them as files, and add those as images)',
      code: 'exchange.picturesLeft',
      values: { pictures: 2 },
    },
  ])
  expect(await readingOf(await drawn(list, '<xdr:sp/>'))).toEqual([])
})

test('pictures of an OpenDocument sheet are counted, a chart is none', () => {
  const frame = (inner: string) => `<draw:frame draw:z-index="0">${inner}</draw:frame>`
  const image = '<draw:image xlink:href="Pictures/1.png"/>'
  const shapes = frame(image) + frame(`<draw:object xlink:href="./Object 1"/>${image}`)
  const sheet = `<table:table table:name="A"><table:shapes>${shapes}</table:shapes><table:table-row/></table:table>`
  const xml = `<office:document><office:body><office:spreadsheet>${sheet}</office:spreadsheet></office:body></office:document>`
  expect(sheetsOfFods(Buffer.from(xml)).map((one) => one.pictures())).toEqual([1])
})
