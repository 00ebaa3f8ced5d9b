import type { Instant } from '#platform/clock'
import { compileOnce, insertOnce, type Reader, type Transaction } from '#platform/database'
import type { AuditEvent } from './audit-event.ts'
import type { AuditFilter } from './schema.ts'

export interface Head {
  sequence: number
  mac: string
}

const newestLink = compileOnce((tx) =>
  tx.selectFrom('auditEvents').select(['sequence', 'mac']).orderBy('sequence', 'desc').limit(1),
)

/** The newest event's place and link; sequence 0 for an empty log. */
export async function readHead(tx: Reader): Promise<Head> {
  const [row] = await newestLink(tx)
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

export interface EventFilter extends AuditFilter {
  before?: number | undefined
  /** Only these actions. */
  actions?: readonly string[] | undefined
  limit: number
}

/** Newest first. */
export async function readNewestEvents(tx: Reader, filter: EventFilter) {
  let query = (await matching(tx, filter)).orderBy('sequence', 'desc')
  if (filter.before !== undefined) query = query.where('sequence', '<', filter.before)
  if (filter.actions !== undefined) query = query.where('action', 'in', filter.actions)
  return query.limit(filter.limit).execute()
}

interface Stretch {
  filter: AuditFilter
  /** Between these sequences, the second included. */
  after: number
  through: number
  limit: number
}

/** Oldest first, with their links. */
export async function readFoundEvents(tx: Reader, { filter, after, through, limit }: Stretch) {
  return (await matching(tx, filter))
    .where('sequence', '>', after)
    .where('sequence', '<=', through)
    .orderBy('sequence')
    .limit(limit)
    .execute()
}

async function matching(tx: Reader, { subject, actor, action, from, to }: AuditFilter) {
  let query = tx.selectFrom('auditEvents').selectAll()
  if (subject !== undefined) query = query.where('subject', '=', subject)
  if (actor === 'visitors') query = query.where('actorKind', '=', 'anonymous')
  else if (actor !== undefined) query = query.where('actorId', '=', actor)
  // "/" is the character after ".": the range of all that begin with it.
  if (action?.endsWith('.'))
    query = query.where('action', '>=', action).where('action', '<', `${action.slice(0, -1)}/`)
  else if (action !== undefined) query = query.where('action', '=', action)
  if (from !== undefined) query = query.where('sequence', '>=', await firstSince(tx, from))
  if (to !== undefined) query = query.where('sequence', '<', await firstSince(tx, to))
  return query
}

/**
 * The first sequence at or after a time, by halving: times grow with the sequence, and an index on
 * them would cost every viewing a write.
 */
async function firstSince(tx: Reader, time: Instant): Promise<number> {
  const instant = new Date(time).toISOString()
  let low = 1
  let high = (await readHead(tx)).sequence + 1
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const event = await tx
      .selectFrom('auditEvents')
      .select('at')
      .where('sequence', '>=', middle)
      .orderBy('sequence')
      .limit(1)
      .executeTakeFirst()
    if (event && event.at < instant) low = middle + 1
    else high = middle
  }
  return low
}
