import { cursorAsked } from '#platform/pages/schema'

export interface PageSearch {
  cursor?: string | undefined
}

/** Reads the page of a list from an address that somebody may have typed; drops what makes no sense. */
export function pageSearchFrom({ cursor }: Record<string, unknown>): PageSearch {
  const { data } = cursorAsked.cursor.safeParse(cursor)
  return data === undefined ? {} : { cursor: data }
}

/** Returns how many filters an address has: everything in it but the page. */
export function filtersIn({ cursor: _, ...filters }: Readonly<Record<string, unknown>>): number {
  return Object.values(filters).filter((value) => value !== undefined).length
}
