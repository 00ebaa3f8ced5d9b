import { accountListSchema } from '#modules/accounts/account-list/schema'
import type { AccountList } from '#modules/accounts/schema'

/** The list's filters as the address holds them, without those at their default. */
export type AccountSearch = Partial<Pick<AccountList, 'search' | 'role' | 'state' | 'page'>>

const { shape } = accountListSchema

/** Reads the filters from an address that somebody may have typed; drops what makes no sense. */
export function accountSearchFrom(raw: Record<string, unknown>): AccountSearch {
  const search: Record<string, unknown> = {}
  for (const name of ['search', 'role', 'state', 'page'] as const) {
    if (raw[name] === undefined) continue
    const parsed = shape[name].safeParse(name === 'search' ? String(raw[name]) : raw[name])
    const isUsual = parsed.data === '' || (name === 'page' && parsed.data === 1)
    if (parsed.success && !isUsual) search[name] = parsed.data
  }
  return search
}
