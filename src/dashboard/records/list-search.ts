import { type RecordList, recordListSchema } from '#modules/records/schema'

/** The list's filters as the address holds them: whatever is as usual is left out. */
export type ListSearch = Partial<
  Pick<RecordList, 'search' | 'state' | 'visible' | 'sort' | 'page' | 'pageSize'>
>

const { shape } = recordListSchema
const usual = { sort: 'newest', page: 1, pageSize: 25 } as const

/** The filters in an address that somebody may have typed; what makes no sense is dropped. */
export function listSearchFrom(raw: Record<string, unknown>): ListSearch {
  const search: Record<string, unknown> = {}
  for (const name of ['search', 'state', 'visible', 'sort', 'page', 'pageSize'] as const) {
    if (raw[name] === undefined) continue
    // The router reads ?search=12345678 as a number.
    const parsed = shape[name].safeParse(name === 'search' ? String(raw[name]) : raw[name])
    const isUsual = parsed.data === '' || (name in usual && parsed.data === usual[name as 'sort'])
    if (parsed.success && !isUsual) search[name] = parsed.data
  }
  return search
}

/** The whole query that a shortened one stands for. */
export function listQueryOf(search: ListSearch): RecordList {
  return recordListSchema.parse(search)
}

/** Filters after a change: another filter or order begins at the first page again. */
export function changedSearch(search: ListSearch, change: ListSearch): ListSearch {
  const isOtherPageOnly = Object.keys(change).every((name) => name === 'page')
  const page = isOtherPageOnly ? change.page : 1
  return listSearchFrom({ ...search, ...change, page })
}
