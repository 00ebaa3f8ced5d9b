import { type LedgerList, ledgerListSchema } from '#modules/training/schema'

/** The ledger's filters as the address holds them. */
export type PaymentsSearch = Partial<Omit<LedgerList, 'pageSize'>>

const names = [
  'accountId',
  'classId',
  'kind',
  'method',
  'currency',
  'from',
  'to',
  'dispute',
  'page',
] as const

/** The filters in an address that somebody may have typed; what makes no sense is dropped. */
export function paymentsSearchFrom(raw: Record<string, unknown>): PaymentsSearch {
  const search: Record<string, unknown> = {}
  for (const name of names) {
    if (raw[name] === undefined) continue
    const parsed = ledgerListSchema.shape[name].safeParse(raw[name])
    if (parsed.success && !(name === 'page' && parsed.data === 1)) search[name] = parsed.data
  }
  return search
}

/** For whom and for what a payment is about to be recorded, in the address of its form. */
export interface NewPaymentSearch {
  accountId?: string
  classId?: string
}

/** The same for the form. */
export function newPaymentSearchFrom(raw: Record<string, unknown>): NewPaymentSearch {
  const { accountId, classId } = paymentsSearchFrom(raw)
  return { ...(accountId ? { accountId } : {}), ...(classId ? { classId } : {}) }
}
