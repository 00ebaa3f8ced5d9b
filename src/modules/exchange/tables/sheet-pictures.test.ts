import { expect, test } from 'vitest'
import { sheetRow, workbookOf } from '#test/workbooks'
import { sheetsOfFods } from './ods-sheets.ts'
import { readTable } from './read-table.ts'

async function readingOf(bytes: Buffer) {
  const open = async function* () {
    yield bytes
  }
  return (await readTable({ name: 'x.xlsx', bytes: bytes.length, open })).reading
}

const rows = `<sheetData>${sheetRow(1, ['Passport number', 'Name'])}${sheetRow(2, ['AB1', 'Rahima'])}</sheetData>`
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
  expect(await readingOf(await drawn(rows, picture + picture))).toEqual([
    {
      message: 'pictures in the sheet, not read: 2 (save them as files, and add those as images)',
      code: 'exchange.picturesLeft',
      values: { pictures: 2 },
    },
  ])
  expect(await readingOf(await drawn(rows, '<xdr:sp/>'))).toEqual([])
})

test('pictures of an OpenDocument sheet are counted, a chart is none', () => {
  const frame = (inner: string) => `<draw:frame draw:z-index="0">${inner}</draw:frame>`
  const image = '<draw:image xlink:href="Pictures/1.png"/>'
  const shapes = frame(image) + frame(`<draw:object xlink:href="./Object 1"/>${image}`)
  const sheet = `<table:table table:name="A"><table:shapes>${shapes}</table:shapes><table:table-row/></table:table>`
  const xml = `<office:document><office:body><office:spreadsheet>${sheet}</office:spreadsheet></office:body></office:document>`
  expect(sheetsOfFods(Buffer.from(xml)).map((one) => one.pictures())).toEqual([1])
})
