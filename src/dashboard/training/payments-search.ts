import type { LedgerList } from '#modules/training/schema'

/** The ledger's filters as the address holds them. */
export type PaymentsSearch = Partial<Omit<LedgerList, 'pageSize'>>

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const day = /^\d{4}-\d\d-\d\d$/
/** Not the module's schema: the router is part of the first load, and the schema is large. */
const forms: Record<keyof PaymentsSearch, RegExp> = {
  accountId: uuid,
  recordId: uuid,
  classId: uuid,
  kind: /^(payment|charge|refund|correction)$/,
  method: /^(cash|bank|mobile-wallet|other)$/,
  currency: /^[A-Z]{3}$/,
  from: day,
  to: day,
  cursor: /^[\w-]{1,600}$/,
}

/** Reads the filters from an address that somebody may have typed; drops what makes no sense. */
export function paymentsSearchFrom(raw: Record<string, unknown>): PaymentsSearch {
  const search: Record<string, unknown> = {}
  for (const [name, form] of Object.entries(forms)) {
    const value = String(raw[name] ?? '')
    if (form.test(value)) search[name] = value
  }
  return search
}

/** The person and the purpose of a payment to be recorded, in the address of its form. */
export interface NewPaymentSearch {
  accountId?: string
  classId?: string
}

/** Does the same for the form. */
export function newPaymentSearchFrom(raw: Record<string, unknown>): NewPaymentSearch {
  const { accountId, classId } = paymentsSearchFrom(raw)
  return { ...(accountId ? { accountId } : {}), ...(classId ? { classId } : {}) }
}
