import type { ChosenEncoding } from '../encodings.schema.ts'
import { exchangeLimits } from '../limits.ts'
import { isPacked } from './check-workbook.ts'
import { readCsv } from './csv.ts'
import { readJson } from './json.ts'
import { emptyFile, type Table, type TableFile, type TableRow, unreadable } from './table.ts'
import { firstBytes } from './text-encoding.ts'
import { readWorkbook } from './workbook.ts'

/**
 * Opens a table by its content, not by its name: XLSX, ODS, JSON (a list or lines), or separated values. Refuses with
 * `import.unreadable` and a sentence, also later, while the rows are being read, and with `import.encoding_unknown`.
 * @param chosen the encoding of its text, where somebody chose it
 */
export async function readTable(file: TableFile, chosen?: ChosenEncoding): Promise<Table> {
  if (file.bytes === 0) throw emptyFile()
  const table = await (await readerFor(file))(file, chosen)
  return { ...table, rows: withinLimits(table) }
}

type Reader = (file: TableFile, chosen?: ChosenEncoding) => Promise<Table>

async function readerFor(file: TableFile): Promise<Reader> {
  const start = await firstBytes(file)
  if (isPacked(start)) return readWorkbook
  if (start.toString('latin1', 0, 5) === '%PDF-') throw unreadable('pdf')
  const first = start
    .toString('latin1')
    .replace(/^(ÿþ|þÿ|ï»¿)/, '')
    .replaceAll('\0', '')
    .trimStart()
  if (/^(\[\s*[[{\]]|\{\s*["}])/.test(first)) return readJson
  if (isFods.test(first)) return readWorkbook
  if (/^<(!doctype|html|\?xml|table)/i.test(first)) throw unreadable('webPage')
  if (isDump(start.toString('latin1').replaceAll('\0', ''))) throw unreadable('databaseDump')
  return readCsv
}

/** The beginning of an OpenDocument spreadsheet in a single XML file. */
const isFods =
  /^(?:<[?!][^>]*>\s*)*<office:document\s[^>]*office:mimetype=["']application\/vnd\.oasis\.opendocument\.spreadsheet(?:-template)?["']/

/** Statements with which programs begin a database dump, after its comments. */
const statement =
  /^(?:(?:create|drop|alter) (?:table|database|schema|type|sequence|view|extension)|insert into|set (?:[\w@.]+ ?=|names )|use [`"\w]+ ?;|pragma \w+|begin(?: transaction)? ?;|start transaction|lock tables|copy [\w."]+ ?\(|\\(?:restrict|connect) )/i

function isDump(text: string): boolean {
  const code = text
    .replace(/^(ÿþ|þÿ|ï»¿)/, '')
    .replace(/--[^\n]*|\/\*(?!!)[\s\S]*?\*\/|\/\*!\d*/g, ' ')
  return statement.test(code.trim().replace(/\s+/g, ' '))
}

async function* withinLimits({ columns, rows }: Table): AsyncIterable<TableRow> {
  const { importRows, importCellCharacters } = exchangeLimits
  let count = 0
  for await (const row of rows) {
    count += 1
    if (count > importRows) throw unreadable('manyRows', { most: importRows })
    const long = row.cells.findIndex((cell) => cell.length > importCellCharacters)
    if (long >= 0)
      throw unreadable('longCell', {
        row: row.row,
        name: columns[long] ?? String(long + 1),
        most: importCellCharacters,
      })
    yield row
  }
  if (count === 0) throw unreadable('noRows')
}
