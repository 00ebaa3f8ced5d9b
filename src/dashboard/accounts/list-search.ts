import { accountListSchema } from '#modules/accounts/account-list.schema'
import type { AccountList } from '#modules/accounts/schema'

/** The list's filters as the address holds them, without those at their default. */
export type AccountSearch = Partial<Pick<AccountList, 'search' | 'role' | 'state' | 'cursor'>>

const { shape } = accountListSchema

/** Reads the filters from an address that somebody may have typed; drops what makes no sense. */
export function accountSearchFrom(raw: Record<string, unknown>): AccountSearch {
  const search: Record<string, unknown> = {}
  for (const name of ['search', 'role', 'state', 'cursor'] as const) {
    if (raw[name] === undefined) continue
    const parsed = shape[name].safeParse(name === 'search' ? String(raw[name]) : raw[name])
    if (parsed.success && parsed.data !== '') search[name] = parsed.data
  }
  return search
}
