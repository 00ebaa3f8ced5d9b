import { insertOnce, type Reader, type Transaction } from '#platform/database'
import type { AuditEvent } from './audit-event.ts'

export interface Head {
  sequence: number
  mac: string
}

/** The newest event's place and link; sequence 0 for an empty log. */
export async function readHead(tx: Reader): Promise<Head> {
  const row = await tx
    .selectFrom('auditEvents')
    .select(['sequence', 'mac'])
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? { sequence: 0, mac: '' }
}

/** The link of one event; undefined when there is none with this sequence. */
export async function readLink(tx: Reader, sequence: number): Promise<string | undefined> {
  const row = await tx
    .selectFrom('auditEvents')
    .select('mac')
    .where('sequence', '=', sequence)
    .executeTakeFirst()
  return row?.mac
}

/** Adds an event with its link. */
export const insertEvent: (tx: Transaction, event: AuditEvent & { mac: string }) => Promise<void> =
  insertOnce('auditEvents')

/** Events in order after a sequence, with their links. */
export async function readEventsAfter(tx: Reader, sequence: number, limit: number) {
  return tx
    .selectFrom('auditEvents')
    .selectAll()
    .where('sequence', '>', sequence)
    .orderBy('sequence')
    .limit(limit)
    .execute()
}

export interface EventFilter {
  subject?: string | undefined
  before?: number | undefined
  /** Only these actions. */
  actions?: readonly string[] | undefined
  limit: number
}

/** Newest first. */
export async function readNewestEvents(tx: Reader, filter: EventFilter) {
  let query = tx.selectFrom('auditEvents').selectAll().orderBy('sequence', 'desc')
  if (filter.subject !== undefined) query = query.where('subject', '=', filter.subject)
  if (filter.before !== undefined) query = query.where('sequence', '<', filter.before)
  if (filter.actions !== undefined) query = query.where('action', 'in', filter.actions)
  return query.limit(filter.limit).execute()
}
