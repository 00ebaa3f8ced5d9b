import type { CaseFilter } from '#modules/cases/schema'
import { type PageSearch, pageSearchFrom } from '../ui/page-search.ts'

export type CaseSearch = Partial<Record<'state', 'open' | 'answered'>> &
  Partial<Record<'kind', NonNullable<CaseFilter['kind']>>> &
  PageSearch

/** Reads the filters of the list from an address that somebody may have typed; drops what makes no sense. */
export function caseSearchFrom(raw: Record<string, unknown>): CaseSearch {
  // Not the module's schema: the router is part of the first load, and the kinds are a large table.
  const state = raw.state === 'open' || raw.state === 'answered' ? raw.state : undefined
  const kind = /^[a-z-]{2,30}$/.test(String(raw.kind ?? '')) ? raw.kind : undefined
  return {
    ...pageSearchFrom(raw),
    ...(state ? { state } : {}),
    ...(kind ? { kind } : {}),
  } as CaseSearch
}
