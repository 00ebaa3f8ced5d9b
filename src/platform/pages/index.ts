import { z } from 'zod'
import { refusal } from '#platform/errors'
import { parsedJson } from '#platform/text.schema'
import type { PageAsked, PagePlace } from './schema.ts'

export type { CursorAsked, PageAsked, PagePlace } from './schema.ts'

/** The values by which a list is sorted, of one row. */
export type Place = readonly (string | number)[]

/** A place in a list, and whether the page before it is meant instead of the one behind it. */
export interface Cursor {
  place: Place
  isBefore: boolean
}

const cursorSchema = z.tuple([z.literal([0, 1]), z.array(z.string().max(400).or(z.number()))])

/** Reads a cursor of a list that is sorted by so many values; null: the first page. */
export function readCursor(text: string | undefined, values: number): Cursor | null {
  if (text === undefined) return null
  const read = cursorSchema.safeParse(parsedJson(Buffer.from(text, 'base64url').toString()))
  if (read.data?.[1].length === values) return { place: read.data[1], isBefore: read.data[0] === 1 }
  const message = 'This is not a cursor of this list. Leave it out, or take one from an answer.'
  throw refusal('request.invalid', { fields: [{ path: 'cursor', message }] })
}

/** Returns the cursors of the pages around one, whose first and last rows are at these places. */
export function cursorsAround(
  { from, total }: { from: number; total: number },
  places: readonly Place[],
): { next: string | null; previous: string | null } {
  const [first, last] = [places[0], places.at(-1)]
  return {
    next: last && from + places.length < total ? written(last, false) : null,
    previous: first && from > 0 ? written(first, true) : null,
  }
}

function written(place: Place, isBefore: boolean): string {
  return Buffer.from(JSON.stringify([isBefore ? 1 : 0, place])).toString('base64url')
}

/** Returns a page of rows that are all at hand, in their order. */
export function pageOfRows<Row>(
  rows: readonly Row[],
  asked: PageAsked & { placeOf: (row: Row) => Place; isDescending: boolean },
): { rows: Row[] } & PagePlace {
  const { placeOf, isDescending, pageSize } = asked
  const total = rows.length
  const isBefore = (row: Row, place: Place) => {
    const order = compared(placeOf(row), place)
    return isDescending ? order > 0 : order < 0
  }
  const cursor = readCursor(asked.cursor, rows[0] === undefined ? 0 : placeOf(rows[0]).length)
  const before = cursor ? rows.filter((row) => isBefore(row, cursor.place)).length : 0
  const isThere =
    cursor !== null &&
    rows[before] !== undefined &&
    compared(placeOf(rows[before]), cursor.place) === 0
  const end = cursor?.isBefore ? before : total
  const from = cursor?.isBefore ? Math.max(0, end - pageSize) : before + (isThere ? 1 : 0)
  const page = rows.slice(from, Math.min(from + pageSize, end))
  return { rows: page, total, from, pageSize, ...cursorsAround({ from, total }, page.map(placeOf)) }
}

function compared(one: Place, other: Place): number {
  for (const [at, value] of one.entries()) {
    const its = other[at] as typeof value
    if (value !== its) return value < its ? -1 : 1
  }
  return 0
}
