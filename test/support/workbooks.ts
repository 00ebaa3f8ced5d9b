import { zipOf } from './tables.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

interface Workbook {
  /** XML of `<workbookPr>`. */
  properties?: string
  /** Codes of number formats; the first is that of style 1. */
  formats?: readonly string[]
  /** XML of the shared strings. */
  shared?: string
  /** Returns these parts, by their paths, as another program would have written them. */
  rewrite?: (parts: Record<string, string>) => Record<string, string | Buffer>
}

/** Makes a spreadsheet of one sheet, whose XML the test writes itself. */
export function workbookOf(sheet: string, more: Workbook = {}): Promise<Buffer> {
  const { properties = '', formats = [], shared = '', rewrite = (parts) => parts } = more
  const codes = formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`)
  const used = formats.map((_, at) => `<xf numFmtId="${164 + at}"/>`)
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${relationships}/${kind}" Target="${target}"/>`
  const parts = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relationships}">${properties}<sheets><sheet name="Candidates" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relation('rId1', 'worksheet', 'worksheets/sheet1.xml')}${relation('rId2', 'styles', 'styles.xml')}${relation('rId3', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts>${codes.join('')}</numFmts><cellXfs><xf numFmtId="0"/>${used.join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${shared}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}">${sheet}</worksheet>`,
  }
  return zipOf(
    Object.fromEntries(
      Object.entries(rewrite(parts)).map(([name, xml]) => [name, Buffer.from(xml as string)]),
    ),
  )
}

/** Returns what puts one more sheet before the first: its part, or null where it lacks one, and how it is named. */
export function withSheet(
  part: string | Buffer | null,
  { named = 'name="Other"', kind = 'worksheet' }: { named?: string; kind?: string } = {},
) {
  return (parts: Record<string, string>): Record<string, string | Buffer> => ({
    ...parts,
    'xl/workbook.xml': String(parts['xl/workbook.xml']).replace(
      '<sheets>',
      `<sheets><sheet ${named} sheetId="2" r:id="rId9"/>`,
    ),
    'xl/_rels/workbook.xml.rels': String(parts['xl/_rels/workbook.xml.rels']).replace(
      '</Relationships>',
      `<Relationship Id="rId9" Type="x/${kind}" Target="worksheets/other.xml"/></Relationships>`,
    ),
    ...(part === null ? {} : { 'xl/worksheets/other.xml': part }),
  })
}

/** Makes a spreadsheet of several sheets, by their names. */
export function workbookOfSheets(sheets: Readonly<Record<string, string>>): Promise<Buffer> {
  const names = Object.keys(sheets)
  const listed = (of: (name: string, number: number) => string) =>
    names.map((name, at) => of(name, at + 1)).join('')
  return workbookOf('', {
    rewrite: (parts) => ({
      ...parts,
      'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets>${listed(
        (name, number) => `<sheet name="${name}" sheetId="${number}" r:id="rId${number}"/>`,
      )}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships>${listed(
        (_, number) =>
          `<Relationship Id="rId${number}" Type="${relationships}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
      )}</Relationships>`,
      ...Object.fromEntries(
        Object.values(sheets).map((sheet, at) => [
          `xl/worksheets/sheet${at + 1}.xml`,
          `<worksheet xmlns="${main}">${sheet}</worksheet>`,
        ]),
      ),
    }),
  })
}

/** Returns the XML of a row; a cell that begins with `<` is XML itself, with `@` for its place. */
export function sheetRow(number: number, cells: readonly string[]): string {
  const written = cells.map((cell, index) => {
    const place = `${String.fromCharCode(65 + index)}${number}`
    if (cell.startsWith('<')) return cell.replaceAll('@', place)
    return cell && `<c r="${place}" t="inlineStr"><is><t>${cell}</t></is></c>`
  })
  return `<row r="${number}">${written.join('')}</row>`
}
