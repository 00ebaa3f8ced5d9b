import { sql } from 'kysely'
import type { Tables } from '#migrations'
import { idsWithMerged } from '#modules/merges'
import type { Instant } from '#platform/clock'
import {
  compileOnce,
  countOf,
  entriesOf,
  insertLast,
  insertOnce,
  type Reader,
  type Soon,
  type Transaction,
} from '#platform/database'
import { type ExportedEvent, firstIdAfter, firstIdSince, type Head } from './events.ts'
import type { AuditFilter } from './schema.ts'

/**
 * The columns of an event, by name: a sealed leaf consists of them, and a further column, which a later version may
 * have added while this one is running, would change it.
 */
const eventColumns = [
  ...(['id', 'sequence', 'at', 'actorKind', 'actorId', 'action'] as const),
  ...(['subject', 'details', 'mac'] as const),
] satisfies (keyof ExportedEvent)[]

const newestPlace = compileOnce((tx) =>
  tx
    .selectFrom('auditEvents')
    .select(['sequence', 'mac'])
    .where('sequence', 'is not', null)
    .orderBy('sequence', 'desc')
    .limit(1),
)

/** Reads the newest event that has a place, and its HMAC; sequence 0 when none has. */
export async function readHead(tx: Reader): Promise<Head> {
  const [row] = await newestPlace(tx)
  return { sequence: row?.sequence ?? 0, mac: row?.mac ?? '' }
}

/** Tells whether there is any event. */
export async function hasEvents(tx: Reader): Promise<boolean> {
  const row = await tx.selectFrom('auditEvents').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}

/** Reads the link of one event; undefined when none has this sequence. */
export async function readLink(tx: Reader, sequence: number): Promise<string | undefined> {
  const row = await tx
    .selectFrom('auditEvents')
    .select('mac')
    .where('sequence', '=', sequence)
    .executeTakeFirst()
  return row?.mac
}

/** Adds an event with its HMAC. */
export const insertEvent: (tx: Transaction, event: ExportedEvent) => Promise<void> =
  insertOnce('auditEvents')

/** Adds it as one of the last statements of the transaction. */
export const insertEventLast: (tx: Transaction, event: ExportedEvent) => void =
  insertLast('auditEvents')

/** An event that is sealed or about to be. */
export type PlacedEvent = ExportedEvent & { sequence: number }

/** Reads events in the order of their places, after one. */
export async function readEventsAfter(
  tx: Reader,
  sequence: number,
  limit: number,
): Promise<PlacedEvent[]> {
  return tx
    .selectFrom('auditEvents')
    .select(eventColumns)
    .$narrowType<{ sequence: number }>()
    .where('sequence', '>', sequence)
    .orderBy('sequence')
    .limit(limit)
    .execute()
}

/** Reads events without a place after an id, the oldest first. */
export const readUnplacedAfter: (tx: Reader, id: string, limit: number) => Soon<ExportedEvent[]> =
  compileOnce((tx, id: string, limit: number) =>
    tx
      .selectFrom('auditEvents')
      .select(eventColumns)
      .where('sequence', 'is', null)
      .where('id', '>', id)
      .orderBy('id')
      .limit(limit),
  )

/** Finds the place of the first event that is not older than an instant; null when all that have one are. */
export async function findPlaceSince(tx: Reader, instant: Instant): Promise<number | null> {
  const row = await tx
    .selectFrom('auditEvents')
    .select(({ fn }) => fn.min('sequence').as('place'))
    .where('id', '>=', firstIdSince(instant))
    .where('at', '>=', instant)
    .executeTakeFirst()
  return row?.place ?? null
}

/** Counts the events that have no place yet. */
export function countUnplaced(tx: Reader): Promise<number> {
  return countOf(tx.selectFrom('auditEvents').where('sequence', 'is', null))
}

/** Gives events their places; returns whether each of them existed and had none. */
export async function placeEvents(
  tx: Transaction,
  events: readonly PlacedEvent[],
): Promise<boolean> {
  const given = events.map(({ id, sequence }) => [id, sequence])
  return (await placed(tx, JSON.stringify(given))).length === events.length
}

const placed = compileOnce(
  (tx, given: string) => sql`
    update "auditEvents" set "sequence" = cast("given"."value" ->> 1 as integer)
    from ${entriesOf(tx, given)} as "given"
    where "auditEvents"."id" = "given"."value" ->> 0 and "auditEvents"."sequence" is null
    returning 1 as "one"`,
)

/** Removes events that a damaged disk has changed, from a database that was rescued. */
export async function removeEvents(tx: Transaction, ids: readonly string[]): Promise<void> {
  for (const id of ids) await tx.deleteFrom('auditEvents').where('id', '=', id).execute()
}

/** Takes the places of all events after one. */
export async function takePlacesAfter(tx: Transaction, sequence: number): Promise<void> {
  await tx
    .updateTable('auditEvents')
    .set({ sequence: null })
    .where('sequence', '>', sequence)
    .execute()
}

export interface EventFilter extends AuditFilter {
  /** Only this event. */
  id?: string | undefined
  /** The id of an event: only those before it. */
  before?: string | undefined
  /** Only these actions. */
  actions?: readonly string[] | undefined
  /** Only this record, with those that were merged into it. */
  ofRecord?: string | undefined
  /** Only these subjects. */
  subjects?: readonly string[] | undefined
  limit: number
}

/** Reads events, newest first. */
export async function readNewestEvents(tx: Reader, filter: EventFilter) {
  // PostgreSQL has no empty list.
  if (filter.actions?.length === 0 || filter.subjects?.length === 0) return []
  let query = matching(tx, filter).orderBy('id', 'desc')
  if (filter.id !== undefined) query = query.where('id', '=', filter.id)
  if (filter.before !== undefined) query = query.where('id', '<', filter.before)
  const { actions, subjects, ofRecord } = filter
  if (ofRecord !== undefined)
    query = query.where(
      'subject',
      'in',
      sql<string>`(select 'record:' || w."id" from ${idsWithMerged(ofRecord)} w)`,
    )
  if (subjects !== undefined) query = query.where('subject', 'in', subjects)
  if (actions !== undefined && subjects === undefined) query = query.where('action', 'in', actions)
  if (actions !== undefined && subjects !== undefined)
    query = query.where(besideSubjects, 'in', actions)
  return query.limit(filter.limit).execute()
}

/**
 * The action, in no index: SQLite took the index on a few actions before that on many subjects, and read every payment
 * of the log for one page of them.
 */
const besideSubjects = sql<string>`"action" || ''`

/** Reads the newest id; one before all ids when there is no event. */
export async function readNewestId(tx: Reader): Promise<string> {
  const [row] = await newestId(tx)
  return row?.id ?? ''
}

const newestId = compileOnce((tx) =>
  tx.selectFrom('auditEvents').select('id').orderBy('id', 'desc').limit(1),
)

interface Stretch {
  filter: AuditFilter
  /** Between these ids, the second included. */
  after: string
  through: string
  limit: number
}

/** Reads events oldest first, with their HMACs. */
export async function readFoundEvents(tx: Reader, { filter, after, through, limit }: Stretch) {
  return matching(tx, filter)
    .where('id', '>', after)
    .where('id', '<=', through)
    .orderBy('id')
    .limit(limit)
    .execute()
}

function matching(tx: Reader, { subject, actor, action, from, to }: AuditFilter) {
  let query = tx.selectFrom('auditEvents').select(eventColumns)
  if (subject !== undefined) query = query.where('subject', '=', subject)
  if (actor === 'visitors') query = query.where('actorKind', '=', 'anonymous')
  else if (actor !== undefined) query = query.where('actorId', '=', actor)
  // "/" is the character after ".": this is the range of all that begin with it.
  if (action?.endsWith('.'))
    query = query.where('action', '>=', action).where('action', '<', `${action.slice(0, -1)}/`)
  else if (action !== undefined) query = query.where('action', '=', action)
  // An index on times would cost every viewing a write; ids follow the times closely enough.
  if (from !== undefined)
    query = query.where('id', '>=', firstIdSince(from)).where('at', '>=', instantOf(from))
  if (to !== undefined)
    query = query.where('id', '<', firstIdAfter(to)).where('at', '<', instantOf(to))
  return query
}

const instantOf = (time: string): Instant => new Date(time).toISOString()

/** A row about a candidate, with the reference of the record. */
export type SignedRow = Record<string, unknown> & {
  id: string
  recordId: string
  reference: string
}

/** Selects rows in the order of their ids, a batch at a time, for the doctor. */
export async function selectSignedAfter(
  tx: Reader,
  table: keyof Tables,
  after: string,
  limit: number,
): Promise<SignedRow[]> {
  // Each of these tables has these columns; the types of one of them do for all.
  return tx
    .selectFrom(`${table as 'consents'} as t`)
    .innerJoin('records as r', 'r.id', 't.recordId')
    .selectAll('t')
    .select('r.reference')
    .where('t.id', '>', after)
    .orderBy('t.id')
    .limit(limit)
    .execute()
}
