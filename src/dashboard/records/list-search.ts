import { documentKindSchema } from '#modules/documents/schema'
import { type RecordList, recordListSchema } from '#modules/records/schema'
import { midnight } from '../ui/times.ts'

const { shape } = recordListSchema
/** Only existing kinds; the server refuses others. */
const fields = {
  ...shape,
  missing: shape.missing.refine(
    (kinds) =>
      kinds?.split(',').every((kind) => documentKindSchema.safeParse(kind).success) ?? true,
  ),
}
const usual = { sort: 'newest', pageSize: 25 } as const
const days = ['createdFrom', 'createdTo', 'updatedFrom', 'updatedTo'] as const
const names = [
  'search',
  'state',
  'visible',
  'stage',
  'staged',
  'lacks',
  'missing',
  'dateOfBirth',
  'contested',
  'enteredBy',
  'assignedTo',
  ...days,
  'sort',
  'cursor',
  'pageSize',
] as const
/** The filters that narrow the list; the rest only sorts and pages it. */
const narrowing = names.filter((name) => !(name in usual) && name !== 'cursor')

/** The list's filters as the address holds them, without those at their default. */
export type ListSearch = Partial<Pick<RecordList, (typeof names)[number]>>

/** Reads the filters from an address that somebody may have typed; drops what makes no sense. */
export function listSearchFrom(raw: Record<string, unknown>): ListSearch {
  const search: Record<string, unknown> = {}
  for (const name of names) {
    if (raw[name] === undefined) continue
    // The router reads ?search=12345678 as a number.
    const parsed = fields[name].safeParse(name === 'search' ? String(raw[name]) : raw[name])
    const isUsual = parsed.data === '' || (name in usual && parsed.data === usual[name as 'sort'])
    if (parsed.success && !isUsual) search[name] = parsed.data
  }
  return search
}

/** Returns the whole query for a shortened one. Days are the organisation's, from midnight on. */
export function listQueryOf(search: ListSearch & Pick<RecordList, 'ids'>): RecordList {
  const query = recordListSchema.parse(search)
  for (const name of days) {
    const day = query[name]
    if (day !== undefined) query[name] = midnight(day, name.endsWith('To') ? 1 : 0)
  }
  return query
}

/** Returns the filters after a change: another filter or order starts at the first page again. */
export function changedSearch(search: ListSearch, change: ListSearch): ListSearch {
  return listSearchFrom({ ...search, cursor: undefined, ...change })
}

/** Returns how many filters narrow the list. */
export function filterCount(search: ListSearch): number {
  return narrowing.filter((name) => search[name] !== undefined).length
}

/** Returns the same order and rows, without filters. */
export function withoutFilters(search: ListSearch): ListSearch {
  const { sort, pageSize } = search
  return listSearchFrom({ sort, pageSize })
}
