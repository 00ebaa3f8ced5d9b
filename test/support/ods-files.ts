import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

const oasis = 'urn:oasis:names:tc:opendocument:xmlns'
const namespaces = [
  ...['office', 'table', 'text', 'style', 'manifest'].map(
    (name) => `xmlns:${name}="${oasis}:${name}:1.0"`,
  ),
  `xmlns:number="${oasis}:datastyle:1.0"`,
  `xmlns:draw="${oasis}:drawing:1.0"`,
  'xmlns:calcext="urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0"',
].join(' ')

export const odsMediaType = 'application/vnd.oasis.opendocument.spreadsheet'

interface OdsFile {
  /** XML of `<office:automatic-styles>`. */
  automatic?: string
  /** XML of `<office:styles>`, which are in a part of their own. */
  common?: string
  /** XML before the sheets. */
  before?: string
  /** Returns these parts, by their paths, as another program would have written them. */
  rewrite?: (parts: Record<string, string>) => Record<string, string | Buffer>
}

const body = ({ before = '' }: OdsFile, tables: string) =>
  `<office:body><office:spreadsheet>${before}${tables}</office:spreadsheet></office:body>`

/** Makes an OpenDocument spreadsheet of sheets whose XML the test writes itself. */
export function odsOf(tables: string, more: OdsFile = {}): Promise<Buffer> {
  const { automatic = '', common = '', rewrite = (parts) => parts } = more
  const entry = (path: string, type: string) =>
    `<manifest:file-entry manifest:full-path="${path}" manifest:media-type="${type}"/>`
  const parts = {
    mimetype: odsMediaType,
    'content.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<office:document-content ${namespaces} office:version="1.3"><office:scripts/><office:automatic-styles>${automatic}</office:automatic-styles>${body(more, tables)}</office:document-content>`,
    'styles.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<office:document-styles ${namespaces}><office:styles>${common}</office:styles><office:automatic-styles/></office:document-styles>`,
    'META-INF/manifest.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<manifest:manifest ${namespaces}>${entry('/', odsMediaType)}${entry('content.xml', 'text/xml')}</manifest:manifest>`,
  }
  return zipped(rewrite(parts))
}

/** Makes one that is a single XML file. */
export function fodsOf(tables: string, more: OdsFile = {}): Buffer {
  const { automatic = '', common = '' } = more
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n\n<office:document ${namespaces} office:version="1.3" office:mimetype="${odsMediaType}"><office:styles>${common}</office:styles><office:automatic-styles>${automatic}</office:automatic-styles>${body(more, tables)}</office:document>`,
  )
}

/** The media type comes first, and is not packed. */
function zipped(parts: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(parts))
    zip.addBuffer(Buffer.from(content as string), name, { compress: name !== 'mimetype' })
  zip.end()
  return buffer(zip.outputStream)
}

/** Returns the XML of a sheet. */
export function odsTable(rows: string, name = 'Candidates', attributes = ''): string {
  return `<table:table table:name="${name}" ${attributes}>${rows}</table:table>`
}

/** Returns the XML of a row; a cell that begins with `<` is XML itself. */
export function odsRow(cells: readonly string[], attributes = ''): string {
  const written = cells.map((cell) => (cell.startsWith('<') ? cell : odsText(cell)))
  return `<table:table-row ${attributes}>${written.join('')}</table:table-row>`
}

function odsText(text: string): string {
  if (text === '') return '<table:table-cell/>'
  return `<table:table-cell office:value-type="string" calcext:value-type="string"><text:p>${text}</text:p></table:table-cell>`
}
