import type { ChosenEncoding } from '../encodings.schema.ts'
import { say } from '../say.ts'
import { findList, neverClosed, newPlace, refuseEndless } from './json-list.ts'
import { textOfCell } from './shown-numbers.ts'
import { type Table, type TableFile, type TableRow, unreadable } from './table.ts'
import { encodingOf, textOf } from './text-encoding.ts'
import { columnNames, refuseTooMany } from './with-header.ts'

const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]/gs

/**
 * Finds a name that a JSON object has twice with two values; null when there is none. `JSON.parse` silently keeps the
 * last one.
 * @param text an object that can be parsed
 */
function repeatedName(text: string): string | null {
  const values = new Map<string, string>()
  let depth = 0
  let name = ''
  let from = -1
  let last = ''
  for (const { 0: sign, index } of text.matchAll(token)) {
    if (depth === 1 && from >= 0 && (sign === ',' || sign === '}')) {
      const value = text.slice(from, index).trim()
      if ((values.get(name) ?? value) !== value) return name
      values.set(name, value)
      from = -1
    }
    if (depth === 1 && from < 0 && sign === ':') {
      name = JSON.parse(last)
      from = index + 1
    }
    if (sign === '{' || sign === '[') depth += 1
    if (sign === '}' || sign === ']') depth -= 1
    last = sign
  }
  return null
}

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

/**
 * Returns the value that a database wrote as an object, because JSON has no form of its own for it (MongoDB Extended
 * JSON, the canonical and the older form). Any other value is returned unchanged.
 */
function plainValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const [[type, inner] = [], another] = Object.entries(value)
  if (another !== undefined) return value
  if (type === '$date') return dateOf(plainValue(inner))
  if (typeof inner !== 'string') return value
  if (type === '$oid' || type === '$numberLong' || type === '$numberDecimal') return inner
  // Every number of a JavaScript program: 400001 is written as "400001.0".
  if (type === '$numberInt' || type === '$numberDouble') return Number(inner)
  return value
}

/** Reads milliseconds since 1970, or the text of a date. */
function dateOf(inner: unknown): unknown {
  const isNumber = typeof inner === 'number' || /^-?\d+$/.test(String(inner))
  return isNumber ? new Date(Number(inner)).toISOString() : inner
}

/**
 * Cuts the objects that are rows out of a text, one by one: those of one list in the outermost object or, without it,
 * those of the outermost list, or top-level ones.
 */
async function* entriesOf(
  text: AsyncIterable<string>,
  list: number | undefined,
): AsyncIterable<string> {
  const place = newPlace()
  let entry = ''
  /** How many brackets are open around the entry. */
  let around = -1
  for await (const piece of text)
    for (const sign of piece) {
      if (around < 0 && !place.isText()) {
        const isAmongEntries = list === undefined || (place.list === list && place.depth === 2)
        if (isAmongEntries && sign === '{') around = place.depth
        else if (isAmongEntries) refuseStray(sign)
        if (isAmongEntries && list !== undefined && sign === ']') return
      }
      place.step(sign)
      if (around < 0) continue
      entry += sign
      refuseEndless(entry)
      if (place.depth > around) continue
      yield entry
      entry = ''
      around = -1
    }
  if (place.depth > 0) throw neverClosed()
}

/** Refuses text between rows other than brackets of lists, commas and spaces. */
function refuseStray(sign: string): void {
  if (/[[\],}\s]/.test(sign)) return
  throw unreadable('noList')
}
