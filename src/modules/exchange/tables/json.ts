import { plainValue } from './extended-json.ts'
import { type Table, type TableFile, type TableRow, unreadable } from './table.ts'
import { encodingOf, textOf } from './text-encoding.ts'
import { columnNames, refuseTooMany } from './with-header.ts'

/** Longest text of one entry; a longer one is a bracket that was never closed. */
const longestEntry = 1024 * 1024

/**
 * Reads a list of objects, or one object a line, as a stream: entries are cut out of the text one
 * by one. A list within an object (`{"users": [...]}`) is found too. Names of columns grow with
 * the entries; a list or an object is kept as its JSON, and is a mistake where a detail is read from it.
 */
export async function readJson(file: TableFile): Promise<Table> {
  const columns: string[] = []
  return { format: 'json', reading: null, columns, rows: rowsOf(file, columns) }
}

async function* rowsOf(file: TableFile, columns: string[]): AsyncIterable<TableRow> {
  const places = new Map<string, number>()
  let row = 0
  for await (const text of entriesOf(textOf(file, await encodingOf(file)))) {
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
    const whole = Array.from(cells, (cell) => cell ?? '')
    if (whole.some((cell) => cell.trim() !== '')) yield { row, cells: whole }
  }
  if (row === 0)
    throw unreadable('This file holds no entries. Choose the file with the rows in it.')
}

/** Names and texts of an entry. One that is nested too deeply to be written again is refused too. */
function cellsIn(text: string, row: number): [string, string][] {
  try {
    const entry = JSON.parse(text, longNumber.test(text) ? withAllDigits : undefined)
    return Object.entries(entry).map(([name, value]) => [name, cellOf(plainValue(value))])
  } catch {
    throw unreadable(
      `Entry ${row} of this JSON is not written rightly. Export the file anew and choose it again.`,
    )
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
 * Cuts out the objects that are rows: those of the outermost list, or those that stand alone. An
 * object that holds a list of objects gives way to the list.
 */
async function* entriesOf(text: AsyncIterable<string>): AsyncIterable<string> {
  const scan = newScan()
  for await (const piece of text) yield* scan.feed(piece)
  scan.finish()
}

function newScan() {
  let entry = ''
  let depth = 0
  let isText = false
  let isEscaped = false
  let mayWrap = true
  /** Within `{"candidates": [`, if an object comes next. */
  let isWrapping = false
  let isWrapped = false
  let isOver = false
  function* feed(piece: string): Iterable<string> {
    for (const sign of piece) {
      if (isOver) return
      if (isWrapping && /\S/.test(sign)) {
        isWrapping = false
        if (sign === '{') {
          depth = 0
          entry = ''
          isWrapped = true
        }
      }
      if (depth === 0 && sign !== '{') {
        refuseStray(sign)
        // What stands in a list is a row, whatever lists it holds itself.
        if (sign === '[') mayWrap = false
        isOver = isWrapped && sign === ']'
        continue
      }
      entry += sign
      if (entry.length > longestEntry) throw neverClosed()
      if (isText) {
        if (isEscaped) isEscaped = false
        else if (sign === '\\') isEscaped = true
        else if (sign === '"') isText = false
      } else if (sign === '"') isText = true
      else if (sign === '{' || sign === '[') depth += 1
      else if (sign === '}' || sign === ']') depth -= 1
      if (mayWrap && !isText && sign === '[') {
        isWrapping = wrapper.test(entry)
        mayWrap = isWrapping
      }
      if (depth > 0) continue
      yield entry
      entry = ''
      mayWrap = false
    }
  }
  const finish = () => {
    if (depth > 0) throw neverClosed()
  }
  return { feed, finish }
}

/** `{"candidates": [`, also with `count` or `version` before it. */
const wrapper = /^\{(\s*"[^"]*"\s*:\s*("[^"]*"|[\d.]+|true|false|null)\s*,)*\s*"[^"]*"\s*:\s*\[$/

/** What stands between rows: brackets of lists, commas, space. */
function refuseStray(sign: string): void {
  if (/[[\],}\s]/.test(sign)) return
  throw unreadable(
    'This JSON is no list of objects. Export the rows as a list of objects, or one object a line.',
  )
}

function neverClosed() {
  return unreadable(
    'A bracket or quotation mark of this JSON is never closed; the file may have been cut off. Export it anew and choose it again.',
  )
}
