import type { Tables } from '#migrations'
import type { Agreement, Original, OriginalKind, OriginalPurpose } from './schema.ts'

export type OriginalRow = Tables['originals']

/** What people see of a row. */
export type DescribedRow = Omit<
  OriginalRow,
  'recordId' | 'receivedBy' | 'createdAt' | 'returnedBy' | 'overdueToldAt'
>

/** How long the agency has once the candidate asks for it, in days. */
export const daysToGiveBack = 3

/**
 * Tells whether it is still with the agency. A candidate who asks for it after staff noted its return says that it did
 * not come back; only the candidate's confirmation ends it.
 */
export function isOut(row: Pick<OriginalRow, 'returnNotedAt' | 'askedBackAt'>): boolean {
  if (row.returnNotedAt === null) return true
  return row.askedBackAt !== null && row.askedBackAt > row.returnNotedAt
}

/** Describes a row as people see it on a day. */
export function described(row: DescribedRow, today: string): Original {
  const { id, receivedOn, dueOn, backBy, agreedAt, askedBackAt, returnedOn, returnAgreedAt } = row
  const out = isOut(row)
  return {
    ...{ id, receivedOn, dueOn, backBy, agreedAt, askedBackAt, returnedOn, returnAgreedAt },
    kind: row.kind as OriginalKind,
    purpose: row.purpose as OriginalPurpose,
    agreedBy: row.agreedBy as Agreement | null,
    returnAgreedBy: row.returnAgreedBy as Agreement | null,
    isOut: out,
    isOverdue: out && backBy < today,
  }
}
