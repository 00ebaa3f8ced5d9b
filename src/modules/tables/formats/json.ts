import type { ChosenEncoding } from '../notes/reading.schema.ts'
import { say } from '../notes/say.ts'
import { headerWithin, knownNames } from './header.ts'
import {
  columnNames,
  refuseTooMany,
  type Table,
  type TableFile,
  type TableRow,
  textOfCell,
  unreadable,
} from './table.ts'
import { encodingOf, textOf } from './text-encoding.ts'

/** Longest text of one entry; a longer one means a bracket that was never closed. */
const longestEntry = 1024 * 1024

/** Follows JSON character by character: how many brackets are open, and in which list of the outermost object. */
function newPlace() {
  const open: string[] = []
  let isText = false
  let isEscaped = false
  let lists = 0
  const place = {
    depth: 0,
    /** Its index among the lists of the outermost object; -1 outside them. */
    list: -1,
    isText: () => isText,
    step: (sign: string) => {
      if (isText) {
        if (isEscaped) isEscaped = false
        else if (sign === '\\') isEscaped = true
        else if (sign === '"') isText = false
      } else if (sign === '"') isText = true
      else if (sign === '{' || sign === '[') {
        if (sign === '[' && place.depth === 1 && open[0] === '{') {
          place.list = lists
          lists += 1
        }
        place.depth = open.push(sign)
      } else if (sign === '}' || sign === ']') {
        open.pop()
        place.depth = open.length
        if (place.depth === 1) place.list = -1
      }
    },
  }
  return place
}

/** Refuses an entry that does not end. */
function refuseEndless(entry: string): void {
  if (entry.length > longestEntry) throw unreadable('openBracket')
}

/** The list, within the outermost object, that contains the rows. */
interface FoundList {
  place: number
  name: string
  /** Whether there are further lists of objects, which were left out. */
  hasOthers: boolean
}

/**
 * Finds out whether a text is one object with lists in it (`{"users": [...], "classes": [...]}`), and which list
 * contains the rows: the one whose entries have the most known names, the earliest of several. Null where the outermost
 * objects are the rows themselves.
 */
async function findList(text: AsyncIterable<string>): Promise<FoundList | null> {
  const place = newPlace()
  const lists: Set<string>[] = []
  const counts: number[] = []
  /** The outermost object, with each list replaced by its position and without the objects' content. */
  let outline = ''
  let entry = ''
  for await (const piece of text)
    for (const sign of piece) {
      const { depth, list } = place
      const isSpace = depth === 0 && /\s/.test(sign)
      if (isSpace) continue
      // Another object follows, or a list: so each object is a row, or is in the list.
      if (depth === 0 && (outline !== '' || sign !== '{')) return null
      place.step(sign)
      if (depth <= 1 || place.depth <= 1) outline += sign
      if (list < 0 && place.list >= 0) outline += String(place.list)
      if (list < 0 || (counts[list] ?? 0) >= headerWithin) continue
      if (entry !== '' || (depth === 2 && sign === '{' && !place.isText())) entry += sign
      refuseEndless(entry)
      if (entry === '' || place.depth > 2) continue
      counts[list] = (counts[list] ?? 0) + 1
      const names = lists[list] ?? new Set()
      for (const name of namesIn(entry)) names.add(name)
      lists[list] = names
      entry = ''
    }
  return bestOf(lists, outline)
}

function bestOf(lists: readonly (Set<string> | undefined)[], outline: string): FoundList | null {
  const known = Array.from(lists, (names) => (names ? knownNames([...names]) : -1))
  const most = Math.max(-1, ...known)
  if (most < 0) refuseNested(entriesIn(outline))
  const own = knownNames(namesIn(outline))
  if (most < 0 || (own > 1 && own >= most)) return null
  const place = known.indexOf(most)
  const name = entriesIn(outline).find(([, value]) => JSON.stringify(value) === `[${place}]`)?.[0]
  return { place, name: name ?? '', hasOthers: known.filter((one) => one >= 0).length > 1 }
}

/**
 * Refuses an object that contains only objects or lists: it holds rows by their keys, or columns (pandas writes both),
 * and is not a row.
 */
function refuseNested(members: readonly [string, unknown][]): void {
  const isNested = members.every(([, value]) => typeof value === 'object' && value !== null)
  if (members.length === 0 || !isNested) return
  throw unreadable('nestedRows')
}

const namesIn = (text: string) => entriesIn(text).map(([name]) => name)

/** Returns a row's entries. Malformed text has no names here; its sentence comes when it is read as a row. */
function entriesIn(text: string): [string, unknown][] {
  try {
    return Object.entries(JSON.parse(text))
  } catch {
    return []
  }
}

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
        // Between rows are brackets of lists, commas and spaces.
        else if (isAmongEntries && !/[[\],}\s]/.test(sign)) throw unreadable('noList')
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
  if (place.depth > 0) throw unreadable('openBracket')
}
