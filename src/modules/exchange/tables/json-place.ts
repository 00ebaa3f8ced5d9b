import { unreadable } from './table.ts'

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
