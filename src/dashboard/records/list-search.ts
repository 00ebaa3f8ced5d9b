import type { DocumentKind } from '#modules/documents/schema'
import type { DueQuery } from '#modules/privacy/schema'
import type { RecordList } from '#modules/records/schema'
import {
  day,
  type Forms,
  id,
  kind,
  type PageSearch,
  pageForms,
  pageSearchFrom,
  searchFrom,
  words,
  yes,
} from '../searches.ts'
import { midnight } from '../ui/times.ts'

/** The list's filters as the address holds them, without those at their default. */
export type ListSearch = Partial<Omit<RecordList, 'trash' | 'ids'>>

const usual = { sort: 'newest', pageSize: 25, trash: 'no' } as const
const forms: Forms<Required<ListSearch>> = {
  search: words,
  state: /^(pending|approved|returned)$/,
  visible: /^(yes|no)$/,
  stage: /^.{1,60}$/,
  staged: /^(yes|no)$/,
  lacks: /^needed$/,
  missing: /^[a-z-]+(,[a-z-]+)*$/,
  dateOfBirth: /^none$/,
  contested: yes,
  enteredBy: /^.{1,64}$/,
  assignedTo: new RegExp(`${id.source}|^nobody$`),
  createdFrom: day,
  createdTo: day,
  updatedFrom: day,
  updatedTo: day,
  sort: /^(oldest|name|name-last|updated|updated-oldest|waiting)$/,
  cursor: pageForms.cursor,
  pageSize: /^(50|100)$/,
}
const days = ['createdFrom', 'createdTo', 'updatedFrom', 'updatedTo'] as const
/** The filters that narrow the list; the rest only sorts and pages it. */
export const narrowing = Object.keys(forms).filter(
  (name) => !(name in usual) && name !== 'cursor',
) as Exclude<keyof ListSearch, keyof typeof usual | 'cursor'>[]
const read = searchFrom<ListSearch>(forms)

/** Reads the filters from an address that somebody may have typed; drops what makes no sense. */
export function listSearchFrom(raw: Record<string, unknown>): ListSearch {
  const { pageSize, ...search } = read(raw)
  return pageSize === undefined ? search : { ...search, pageSize: Number(pageSize) as 50 }
}

/** Returns the whole query for a shortened one. Days are the organisation's, from midnight on. */
export function listQueryOf(search: ListSearch & Pick<RecordList, 'ids'>): RecordList {
  const query = { ...usual, ...search }
  for (const name of days) {
    const at = query[name]
    if (at !== undefined) query[name] = midnight(at, name.endsWith('To') ? 1 : 0)
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
export function withoutFilters({ sort, pageSize }: ListSearch): ListSearch {
  return listSearchFrom({ sort, pageSize })
}

/** What each view of the records can be narrowed by, apart from its page. */
const ofViews = {
  stages: {},
  ending: { within: /^(60|90|past)$/, kind },
  originals: { overdue: yes },
  withheld: {},
  again: {},
  due: { what: kind },
  trash: { search: words },
} as const satisfies Record<string, Record<string, RegExp>>

/** Rows of another kind than a record in the same list, or records in another arrangement. */
export type ViewName = keyof typeof ofViews
export const viewNames = Object.keys(ofViews) as ViewName[]

export interface ViewSearch extends DueQuery, PageSearch {
  view?: ViewName
  within?: '60' | '90' | 'past'
  kind?: DocumentKind
  overdue?: 'yes'
}
export type RecordsSearch = Omit<ListSearch, 'cursor'> & ViewSearch

/** Reads view and filters from an address that somebody may have typed; drops what makes no sense. */
export function recordsSearchFrom(raw: Record<string, unknown>): RecordsSearch {
  const view = viewNames.find((name) => name === raw.view)
  if (view === undefined) return listSearchFrom(raw)
  return { view, ...pageSearchFrom(raw), ...searchFrom<object>(ofViews[view])(raw) }
}
