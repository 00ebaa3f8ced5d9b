import { unreadable } from './table.ts'
import { headerWithin, knownNames } from './with-header.ts'

/** Longest text of one entry; a longer one means a bracket that was never closed. */
const longestEntry = 1024 * 1024

/** Follows JSON character by character: how many brackets are open, and in which list of the outermost object. */
export function newPlace() {
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
export function refuseEndless(entry: string): void {
  if (entry.length > longestEntry) throw neverClosed()
}

export function neverClosed() {
  return unreadable('openBracket')
}

/** The list, within the outermost object, that contains the rows. */
export interface FoundList {
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
export async function findList(text: AsyncIterable<string>): Promise<FoundList | null> {
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
