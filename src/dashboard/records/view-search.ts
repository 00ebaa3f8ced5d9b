import { z } from 'zod'
import { type Ending, endingSchema } from '#modules/documents/schema'
import { type DueQuery, dueQuerySchema } from '#modules/privacy/retention.schema'
import { type PageSearch, pageSearchFrom } from '../ui/page-search.ts'
import { type ListSearch, listSearchFrom } from './list-search.ts'

const within = endingSchema.shape.within.refine((days) => days !== '30')
const search = z.string().trim().min(1).max(120)
const text = <S extends z.ZodType>(schema: S) => z.preprocess(String, schema)

/** What each view of the records can be narrowed by, apart from its page. */
const filters = {
  stages: {},
  ending: { within: text(within), kind: endingSchema.shape.kind },
  originals: { overdue: z.literal('yes') },
  withheld: {},
  again: {},
  due: { what: dueQuerySchema.shape.what },
  trash: { search: text(search) },
} as const satisfies Record<string, Record<string, z.ZodType>>

/** Rows of another kind than a record in the same list, or records in another arrangement. */
export type ViewName = keyof typeof filters
export const viewNames = Object.keys(filters) as ViewName[]

export interface ViewSearch extends Partial<Ending>, DueQuery, PageSearch {
  view?: ViewName
  overdue?: 'yes' | undefined
}
export type RecordsSearch = Omit<ListSearch, 'cursor'> & ViewSearch

/** Reads view and filters from an address that somebody may have typed; drops what makes no sense. */
export function recordsSearchFrom(raw: Record<string, unknown>): RecordsSearch {
  const view = viewNames.find((name) => name === raw.view)
  if (view === undefined) return listSearchFrom(raw)
  const kept: Record<string, unknown> = { view, ...pageSearchFrom(raw) }
  for (const [name, schema] of Object.entries<z.ZodType>(filters[view])) {
    if (raw[name] === undefined) continue
    const { data } = schema.safeParse(raw[name])
    if (data !== undefined) kept[name] = data
  }
  return kept
}
