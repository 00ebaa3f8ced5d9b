import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** A cell: text, number, yes/no, a day as Excel counts them, or a formula with what it last showed. */
type Cell = string | number | boolean | { date: number } | { formula: string; value: string }

const escaped = (text: string) => text.replace(/[<&"]/g, (sign) => `&#${sign.codePointAt(0)};`)

function cellXml(cell: Cell): string {
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
  if (typeof cell === 'boolean') return `<c t="b"><v>${cell ? 1 : 0}</v></c>`
  if (typeof cell === 'string') return `<c t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
  if ('date' in cell) return `<c s="1"><v>${cell.date}</v></c>`
  return `<c t="str"><f>${escaped(cell.formula)}</f><v>${escaped(cell.value)}</v></c>`
}

/** A small XLSX of one sheet, with further parts where a test wants them. */
export async function workbook(
  rows: readonly (readonly Cell[])[],
  extra: Record<string, string> = {},
): Promise<Buffer> {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packages = 'http://schemas.openxmlformats.org/package/2006'
  const column = (index: number) => String.fromCharCode(65 + index)
  const data = rows
    .map((cells, row) => {
      const xml = cells.map((cell, index) =>
        cellXml(cell).replace('<c', `<c r="${column(index)}${row + 1}"`),
      )
      return `<row r="${row + 1}">${xml.join('')}</row>`
    })
    .join('')
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Candidates" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="1"><font/></fonts><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${data}</sheetData></worksheet>`,
    ...extra,
  }
  const zip = new ZipFile()
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name)
  zip.end()
  return buffer(zip.outputStream)
}
