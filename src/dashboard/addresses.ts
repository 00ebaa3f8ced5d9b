import type { Role } from '#modules/accounts/forms.schema'
import type { RecordsSearch } from './records/list-search.ts'
import type {
  AccountSearch,
  AuditSearch,
  CaseSearch,
  ChosenSearch,
  NewPaymentSearch,
  PageSearch,
  PaymentsSearch,
} from './searches.ts'
import type { Subject } from './settings/places.ts'

/** The addresses of pages that have filters, with these. */
interface Filtered {
  '/records': RecordsSearch
  '/approvals': ChosenSearch
  '/cases': CaseSearch
  '/cases/$caseId': CaseSearch
  '/payments': PaymentsSearch
  '/payments/new': NewPaymentSearch
  '/notices': PageSearch
  '/accounts': AccountSearch
  '/audit': AuditSearch
  '/records/$recordId/merge': ChosenSearch
  '/slips': ChosenSearch
  '/unprinted-codes': PageSearch
  '/failed-messages': PageSearch
  '/withdrawn-consents': PageSearch
  '/notifications': PageSearch
}

/** All others; a `$` begins what differs. */
type Plain =
  | '/'
  | '/overview'
  | '/losses'
  | '/entry'
  | '/submit'
  | '/submissions'
  | '/records/$recordId'
  | '/records/$recordId/edit'
  | '/money'
  | '/classes'
  | '/classes/new'
  | '/classes/$classId'
  | '/classes/$classId/edit'
  | '/taught-classes'
  | '/taught-classes/$classId'
  | '/notices/$noticeId'
  | '/accounts/$accountId'
  | '/import'
  | '/import/$importId'
  | '/export'
  | '/api-keys'
  | '/help/$page'
  | '/settings'
  | `/settings/${Subject}`

/** Each address of the dashboard, with the filters that it may have. */
export type Addresses = Filtered & Readonly<Record<Plain, undefined>>
export type Path = keyof Addresses

/** Returns where somebody has a record: a moderator has no page of it, but edits the own ones. */
export const recordAt = (role: Role) =>
  role === 'admin' ? ('/records/$recordId' as const) : ('/records/$recordId/edit' as const)

/** What differs in an address. */
export type ParamsOf<P extends Path> = P extends `${string}$${infer Name}/${string}`
  ? Record<Name, string>
  : P extends `${string}$${infer Name}`
    ? Record<Name, string>
    : undefined

/** Where a link leads: a page, its filters, and the part of it. */
export type Target<P extends Path = Path> = P extends Path
  ? { to: P; search?: Addresses[P] | undefined; hash?: string | undefined } & Given<ParamsOf<P>>
  : never
type Given<Params> = Params extends undefined ? { params?: undefined } : { params: Params }

/** What all addresses of the dashboard begin with. */
const base = '/dashboard'

/** An address without what all begin with; its filters as they were typed. */
export interface Place {
  pathname: string
  search: Readonly<Record<string, string>>
  hash: string
}

/**
 * Reads an address. The text that is looked for stands in its fragment, which no server, proxy or log sees, and
 * which reload, back and forward keep; pages have it among their other filters.
 */
export function placeIn({ pathname, search, hash }: URL | Location): Place {
  const filters = new URLSearchParams(search)
  const looked = new URLSearchParams(hash.slice(1)).get('search')
  if (looked !== null) filters.set('search', looked)
  return {
    pathname: pathname.slice(base.length).replace(/\/+$/, '') || '/',
    search: Object.fromEntries(filters),
    hash: looked === null ? hash.slice(1) : '',
  }
}

/** Returns the address of a place: the opposite. */
export function addressOf({ pathname, search, hash }: Place): string {
  const { search: looked, ...others } = search
  const query = String(new URLSearchParams(others))
  const fragment = looked === undefined ? hash : String(new URLSearchParams({ search: looked }))
  const path = pathname === '/' ? '' : pathname
  return `${base}${path}${query && `?${query}`}${fragment && `#${fragment}`}`
}

/** Returns where a link leads. */
export function placeOf({ to, params, search = {}, hash = '' }: Target): Place {
  const given: Readonly<Record<string, string>> = { ...params }
  const filters = Object.entries(search).filter(([, value]) => value !== undefined)
  const pathname = to.replace(/\$(\w+)/, (_, name: string) => given[name] ?? '')
  return {
    pathname,
    search: Object.fromEntries(filters.map(([name, value]) => [name, String(value)])),
    hash,
  }
}
