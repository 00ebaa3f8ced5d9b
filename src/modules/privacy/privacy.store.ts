import { type RawBuilder, sql } from 'kysely'
import type { Tables } from '#migrations'
import { idsWithMerged, keptId } from '#modules/merges'
import { type Instant, later, latestPast } from '#platform/clock'
import { countOf, hasChanged, insertOnce, type Reader, type Transaction } from '#platform/database'
import type { MediaType } from '#platform/images'
import { type HeldTable, staffEvents } from './kept-tables.ts'

/** The addressee of a letter. */
const columns = [
  'id',
  'reference',
  'name',
  'telephone',
  'email',
  'language',
  'nationality',
  'destinationCountry',
  'createdAt',
  'deletedAt',
] as const

/** Selects every record that existed before a moment, including those in the trash, the oldest first. */
export function selectRecordsBefore(tx: Reader, until: Instant) {
  return tx
    .selectFrom('records')
    .select(columns)
    .where('createdAt', '<=', until)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}
export type BreachRecord = Awaited<ReturnType<typeof selectRecordsBefore>>[number]

interface Window {
  since: Instant
  until: Instant
  /** The id of an account: only what it did. */
  actorId: string | null
}

/** Selects the events of records within a time. */
export function selectRecordEvents(tx: Reader, { since, until, actorId }: Window) {
  let query = tx
    .selectFrom('auditEvents')
    .select(['subject', 'action', 'details'])
    .where('at', '>=', since)
    .where('at', '<=', until)
    .where('subject', 'like', 'record:%')
  if (actorId !== null) query = query.where('actorId', '=', actorId)
  return query.execute()
}

/** Counts the records that were purged since a moment: they existed, and nobody can be named. */
export function countPurgedSince(tx: Reader, since: Instant): Promise<number> {
  return countOf(
    tx.selectFrom('auditEvents').where('action', '=', 'record.purged').where('at', '>=', since),
  )
}

/** A row as it is stored: columns and their values. */
export type Row = Record<string, string | number | null>

/** Rows that are read at a time. */
const together = 200

/** Reads the rows of a table that are about a record, in order, some hundred at a time. */
export async function* rowsAbout(
  tx: Reader,
  recordId: string,
  [name, held]: readonly [keyof Tables, HeldTable],
): AsyncGenerator<Row[]> {
  for (let offset = 0; ; offset += together) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(name)} where ${isAbout(recordId, held)} ${leftOut(held)}
      order by ${sql.ref(held.order)} limit ${together} offset ${offset}`.execute(tx)
    if (rows.length > 0) yield rows.map((row) => leaving(row, held))
    if (rows.length < together) return
  }
}

function leftOut({ but }: HeldTable): RawBuilder<unknown> {
  return but ? sql`and ${sql.ref(but.column)} <> ${but.is}` : sql``
}

function isAbout(recordId: string, held: HeldTable): RawBuilder<unknown> {
  if (held.by === 'record') return sql`${sql.ref(held.column)} in ${idsWithMerged(recordId)}`
  if (held.by === 'through')
    return sql`${sql.ref(held.column)} in
      (select "id" from ${sql.table(held.table)} where "recordId" in ${idsWithMerged(recordId)})`
  if (held.by === 'account') return isOfAccount(recordId, held.column)
  if (held.by === 'either')
    return sql`(${sql.ref(held.record)} in ${idsWithMerged(recordId)} or ${isOfAccount(recordId, held.account)})`
  const ofStaff = staffEvents.map((action) => sql`"action" not like ${`${action}%`}`)
  return sql`"subject" in (select 'record:' || "id" from "records" where "id" in ${idsWithMerged(recordId)}) and ${sql.join(ofStaff, sql` and `)}`
}

function isOfAccount(recordId: string, column: string): RawBuilder<unknown> {
  return sql`${sql.ref(column)} in
    (select l."accountId" from "recordLinks" l join "accessCodes" c on c."id" = l."accessCodeId"
     where l."recordId" in ${idsWithMerged(recordId)} and c."revokedAt" is null)`
}

function leaving(row: Row, { without = [] }: HeldTable): Row {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !without.includes(column)))
}

type CodeRow = Tables['ownDataCodes']

/** Selects what of each version of each scan says how large a copy of it is. */
export function selectScanSizes(tx: Reader, recordId: string) {
  return tx
    .selectFrom('documents')
    .select(['mediaType', 'bytes', 'pages'])
    .where('recordId', 'in', idsWithMerged(recordId))
    .$narrowType<{ mediaType: MediaType }>()
    .execute()
}

export const insertCode = insertOnce('ownDataCodes')

/**
 * Selects the codes of a record that were made within a time, the latest first; none from before the clock was set back
 * to now.
 */
export async function selectCodesSince(
  tx: Reader,
  recordId: string,
  { now, within }: { now: Instant; within: number },
): Promise<CodeRow[]> {
  return tx
    .selectFrom('ownDataCodes')
    .selectAll()
    .where('recordId', 'in', idsWithMerged(recordId))
    .where('madeAt', '>', later(now, -within))
    .where('madeAt', '<=', latestPast(now))
    .orderBy('madeAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Counts a try with a code; returns whether it was within the allowed number. */
export async function countTry(tx: Transaction, id: string, most: number): Promise<boolean> {
  return hasChanged(
    tx
      .updateTable('ownDataCodes')
      .set((eb) => ({ tries: eb('tries', '+', 1) }))
      .where('id', '=', id)
      .where('usedAt', 'is', null)
      .where('tries', '<', most),
  )
}

export async function markUsed(tx: Transaction, id: string, usedAt: Instant): Promise<void> {
  await tx.updateTable('ownDataCodes').set({ usedAt }).where('id', '=', id).execute()
}

export async function deleteCodesBefore(tx: Transaction, madeAt: Instant): Promise<void> {
  await tx.deleteFrom('ownDataCodes').where('madeAt', '<', madeAt).execute()
}

/** What is noted when a candidate is told: about which announcement, and which candidate. */
interface Telling {
  kind: 'closing' | 'not-closing'
  announcedAt: string
}

function aboutOf({ kind, announcedAt }: Telling) {
  return sql<string>`${`${kind}:${announcedAt}:`} || r."id"`
}

/**
 * Selects records outside the trash whose candidate was not told yet; for a withdrawal, those who were told of the
 * announcement.
 */
export async function selectNotNotified(tx: Reader, telling: Telling, limit: number) {
  const about = aboutOf(telling)
  const first = aboutOf({ ...telling, kind: 'closing' })
  return tx
    .selectFrom('records as r')
    .select(['r.id as recordId', about.as('about')])
    .where('r.deletedAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('sentOnce as t').select('t.about').where('t.about', '=', about))),
    )
    .$if(telling.kind === 'not-closing', (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(selectFrom('sentOnce as t').select('t.about').where('t.about', '=', first)),
      ),
    )
    .orderBy('r.id')
    .limit(limit)
    .execute()
}

/**
 * Selects the records outside the trash whose candidate counts as told of an announcement, without a message about it.
 */
export async function selectToldWithout(tx: Reader, telling: Telling): Promise<string[]> {
  const { kind, announcedAt } = telling
  const rows = await tx
    .selectFrom('records as r')
    .innerJoin('sentOnce as t', (join) => join.on('t.about', '=', aboutOf(telling)))
    .select('r.id')
    .where('r.deletedAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('messages as m')
            .select('m.id')
            .whereRef('m.recordId', '=', 'r.id')
            .where('m.kind', '=', kind)
            // A message still waiting from an earlier announcement tells of this one.
            .where((eb) =>
              eb.or([eb('m.endedAt', 'is', null), eb('m.endedAt', '>=', announcedAt)]),
            ),
        ),
      ),
    )
    .orderBy('r.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Counts the records outside the trash. */
export function countCandidates(tx: Reader): Promise<number> {
  return countOf(tx.selectFrom('records').where('deletedAt', 'is', null))
}

/** Counts the messages of a kind since then by their state. */
export async function countNotified(
  tx: Reader,
  { kind, announcedAt }: Telling,
): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('messages as m')
    .innerJoin('records as r', (join) => join.on('r.id', '=', keptId(sql.ref('m.recordId'))))
    .select(({ fn }) => ['m.state', fn.countAll<number>().as('count')])
    .where('m.kind', '=', kind)
    .where('m.createdAt', '>=', announcedAt)
    .where('r.deletedAt', 'is', null)
    .groupBy('m.state')
    .execute()
  return new Map(rows.map(({ state, count }) => [state, Number(count)]))
}
