import { neverClosed, newPlace, refuseEndless } from './json-place.ts'
import { unreadable } from './table.ts'

/**
 * Cuts the objects that are rows out of a text, one by one: those of one list in the outermost object or, without it,
 * those of the outermost list, or top-level ones.
 */
export async function* entriesOf(
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
