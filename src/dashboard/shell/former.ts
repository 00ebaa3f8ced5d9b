import type { RecordsSearch } from '../records/list-search.ts'
import type { CaseSearch } from '../searches.ts'

type Successor = { to: '/records'; search: RecordsSearch } | { to: '/cases'; search: CaseSearch }

const view = (name: RecordsSearch['view']): Successor => ({
  to: '/records',
  search: { view: name },
})

/** Addresses that pages had, each with its successor; filters in the address go along. */
export const formerAddresses: Readonly<Record<string, Successor>> = {
  '/stages': view('stages'),
  '/ending-papers': view('ending'),
  '/originals': view('originals'),
  '/comparison-alerts': view('withheld'),
  '/old-comparisons': view('again'),
  '/due-removals': view('due'),
  '/trash': view('trash'),
  '/other-contracts': { to: '/cases', search: { kind: 'contract' } },
  '/contests': { to: '/cases', search: { kind: 'mistake' } },
  '/concerns': { to: '/cases', search: { kind: 'concern' } },
  '/leavings': { to: '/cases', search: { kind: 'leaving' } },
  '/wrong-codes': { to: '/cases', search: { kind: 'codes' } },
  '/complaints': { to: '/cases', search: { kind: 'complaint' } },
}
