import { type DueQuery, dueQuerySchema } from '#modules/retention/schema'
import { pageSearchFrom } from '../ui/page-search.ts'

export type DueSearch = DueQuery & { page?: number }

/** The filter of the list in an address that somebody may have typed; what makes no sense is dropped. */
export function dueSearchFrom(raw: Record<string, unknown>): DueSearch {
  const { data: what } = dueQuerySchema.shape.what.safeParse(raw.what)
  return { ...pageSearchFrom(raw), ...(what === undefined ? {} : { what }) }
}
