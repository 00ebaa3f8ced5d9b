import type { AccountList } from '#modules/accounts/schema'
import type { CaseFilter } from '#modules/cases/schema'
import type { LedgerList } from '#modules/training/payments.schema'
import { midnight } from './ui/times.ts'

/**
 * The forms that the filters in an address may have. Not the modules' schemas: the router is part of every
 * first load, and schemas are large.
 */
export type Forms<Search> = Readonly<Record<keyof Search, RegExp>>

const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
export const id = new RegExp(`^${uuid}$`, 'i')
export const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
export const words = /^.{1,120}$/
export const kind = /^[a-z-]{2,30}$/
export const yes = /^yes$/
const cursor = /^[\w-]{1,600}$/

/** Reads filters from an address that somebody may have typed; drops what makes no sense. */
export function searchFrom<Search extends object>(
  forms: Forms<Search>,
): (raw: Record<string, unknown>) => Search {
  return (raw) => {
    const kept = Object.entries<RegExp>(forms).flatMap(([name, form]) => {
      // The router reads ?search=12345678 as a number.
      const value = String(raw[name] ?? '').trim()
      return form.test(value) ? [[name, value]] : []
    })
    return Object.fromEntries(kept) as Search
  }
}

/** Returns how many filters an address has: everything in it but the page. */
export function filtersIn(search: object): number {
  const given = Object.entries(search).filter(([, value]) => value !== undefined)
  return given.filter(([name]) => name !== 'cursor').length
}

export interface PageSearch {
  cursor?: string | undefined
}
export const pageForms: Forms<PageSearch> = { cursor }
export const pageSearchFrom = searchFrom<PageSearch>(pageForms)

/** The records that a page is about, by their ids with commas between; absent if none are chosen. */
export interface ChosenSearch {
  of?: string
}
export const chosenSearchFrom = searchFrom<ChosenSearch>({
  of: /^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,99}$/,
})

export type AccountSearch = Partial<Pick<AccountList, 'search' | 'role' | 'state' | 'cursor'>>
export const accountSearchFrom = searchFrom<AccountSearch>({
  search: words,
  role: /^(student|moderator|admin)$/,
  state: /^(active|disabled)$/,
  cursor,
})

export type CaseSearch = Partial<Record<'state', 'open' | 'answered'>> &
  Partial<Record<'kind', NonNullable<CaseFilter['kind']>>> & {
    mine?: 'yes'
    search?: string | undefined
  } & PageSearch
export const caseSearchFrom = searchFrom<CaseSearch>({
  ...{ state: /^(open|answered)$/, mine: yes, kind, search: words, cursor },
})

/** The filters of the log. */
export interface AuditSearch {
  /** An account's or key's id, `system`, or `visitors`. */
  actor?: string
  /** An action, or a prefix of several (`record.`). */
  action?: string
  /** `record:…`, `account:…`. */
  subject?: string
  /** Days in the organisation's time zone. */
  from?: string
  to?: string
}
export const auditSearchFrom = searchFrom<AuditSearch>({
  actor: /^.{1,60}$/,
  action: /^[a-z_]+\.[a-z_]*$/,
  subject: /^.{1,100}$/,
  from: day,
  to: day,
})

/**
 * Returns the filters as the API takes them: days become times, from midnight to midnight in the
 * organisation's time zone.
 */
export function auditQueryOf({ from, to, ...rest }: AuditSearch) {
  return {
    ...rest,
    ...(from === undefined ? {} : { from: midnight(from, 0) }),
    ...(to === undefined ? {} : { to: midnight(to, 1) }),
  }
}

export type PaymentsSearch = Partial<Omit<LedgerList, 'pageSize' | 'receipt'>> & {
  /** The number of a receipt. */
  receipt?: string
}
export const paymentsSearchFrom = searchFrom<PaymentsSearch>({
  accountId: id,
  recordId: id,
  classId: id,
  kind: /^(payment|charge|refund|correction)$/,
  method: /^(cash|bank|mobile-wallet|other)$/,
  currency: /^[A-Z]{3}$/,
  from: day,
  to: day,
  receipt: /^(\d{4}-?|R-?)\d{1,9}$/i,
  cursor,
})

/** The person and the purpose of a payment to be recorded, in the address of its form. */
export interface NewPaymentSearch {
  accountId?: string
  classId?: string
}
export const newPaymentSearchFrom = searchFrom<NewPaymentSearch>({ accountId: id, classId: id })
