import type { ChosenEncoding } from '../encodings.schema.ts'
import { say } from '../say.ts'
import { textOfCell } from './cell-text.ts'
import { plainValue } from './extended-json.ts'
import { findList } from './find-list.ts'
import { entriesOf } from './json-entries.ts'
import { repeatedName } from './repeated-name.ts'
import { type Table, type TableFile, type TableRow, unreadable } from './table.ts'
import { encodingOf, textOf } from './text-encoding.ts'
import { columnNames, refuseTooMany } from './with-header.ts'

/**
 * Reads a list of objects, or one object per line, as a stream: entries are cut out of the text one by one. A list
 * within an object (`{"users": [...]}`) is found too. The names of columns grow with the entries; a list or an object
 * is kept as its JSON, and is a mistake where a detail is read from it.
 */
export async function readJson(file: TableFile, chosen?: ChosenEncoding): Promise<Table> {
  const encoding = chosen ?? (await encodingOf(file))
  const list = await findList(textOf(file, encoding))
  const entries = entriesOf(textOf(file, encoding), list?.place)
  const columns: string[] = []
  return {
    format: 'json',
    encoding: encoding === 'utf-16le' || encoding === 'utf-16be' ? null : encoding,
    reading: list?.hasOthers ? [say('listRead', { name: list.name })] : [],
    columns,
    rows: rowsOf(entries, columns),
  }
}

async function* rowsOf(entries: AsyncIterable<string>, columns: string[]): AsyncIterable<TableRow> {
  const places = new Map<string, number>()
  let row = 0
  for await (const text of entries) {
    row += 1
    const cells: string[] = []
    for (const [name, cell] of cellsIn(text, row)) {
      let place = places.get(name)
      if (place === undefined) {
        place = places.size
        places.set(name, place)
        refuseTooMany(places.size)
        columns.splice(0, columns.length, ...columnNames([...places.keys()]))
      }
      cells[place] = cell
    }
    const whole = Array.from(cells, (cell) => textOfCell(cell ?? ''))
    if (whole.some((cell) => cell.trim() !== '')) yield { row, cells: whole }
  }
  if (row === 0) throw unreadable('noEntries')
}

/** Returns names and texts of an entry. Refuses one that is nested too deeply to be written again. */
function cellsIn(text: string, row: number): [string, string][] {
  const { cells, repeated } = readEntry(text, row)
  if (repeated !== null) throw unreadable('nameTwice', { entry: row, name: repeated })
  return cells
}

function readEntry(text: string, row: number) {
  try {
    const entry = JSON.parse(text, longNumber.test(text) ? withAllDigits : undefined)
    const cells = Object.entries(entry).map(([name, value]): [string, string] => [
      name,
      cellOf(plainValue(value)),
    ])
    return { cells, repeated: repeatedName(text) }
  } catch {
    throw unreadable('badEntry', { entry: row })
  }
}

/** JavaScript invents the last digits of longer numbers; those are kept as they are written. */
const longNumber = /\d{16}/
function withAllDigits(_: string, value: unknown, context?: { source?: string }): unknown {
  const isLong = typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER
  return isLong ? (context?.source ?? value) : value
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'object') return JSON.stringify(value)
  return String(value)
}
