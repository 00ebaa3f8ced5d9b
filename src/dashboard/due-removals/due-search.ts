import { type DueQuery, dueQuerySchema } from '#modules/retention/schema'
import { pageSearchFrom } from '../ui/page-search.ts'

export type DueSearch = DueQuery & { page?: number }

/** Reads the list's filter from an address that somebody may have typed; drops what makes no sense. */
export function dueSearchFrom(raw: Record<string, unknown>): DueSearch {
  const { data: what } = dueQuerySchema.shape.what.safeParse(raw.what)
  return { ...pageSearchFrom(raw), ...(what === undefined ? {} : { what }) }
}
