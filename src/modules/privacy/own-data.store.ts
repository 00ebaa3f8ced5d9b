import { type RawBuilder, sql } from 'kysely'
import type { Tables } from '#migrations'
import { type Instant, later, latestPast } from '#platform/clock'
import type { Reader, Transaction } from '#platform/database'
import { type HeldTable, staffEvents } from './held-tables.ts'

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
  if (held.by === 'record') return sql`${sql.ref(held.column)} = ${recordId}`
  if (held.by === 'through')
    return sql`${sql.ref(held.column)} in
      (select "id" from ${sql.table(held.table)} where "recordId" = ${recordId})`
  if (held.by === 'account') return isOfAccount(recordId, held.column)
  if (held.by === 'either')
    return sql`(${sql.ref(held.record)} = ${recordId} or ${isOfAccount(recordId, held.account)})`
  const ofStaff = staffEvents.map((action) => sql`"action" not like ${`${action}%`}`)
  return sql`"subject" = ${`record:${recordId}`} and ${sql.join(ofStaff, sql` and `)}`
}

function isOfAccount(recordId: string, column: string): RawBuilder<unknown> {
  return sql`${sql.ref(column)} in
    (select l."accountId" from "recordLinks" l join "accessCodes" c on c."id" = l."accessCodeId"
     where l."recordId" = ${recordId} and c."revokedAt" is null)`
}

function leaving(row: Row, { without = [] }: HeldTable): Row {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !without.includes(column)))
}

type CodeRow = Tables['ownDataCodes']

export async function insertCode(tx: Transaction, row: CodeRow): Promise<void> {
  await tx.insertInto('ownDataCodes').values(row).execute()
}

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
    .where('recordId', '=', recordId)
    .where('madeAt', '>', later(now, -within))
    .where('madeAt', '<=', latestPast(now))
    .orderBy('madeAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Counts a try with a code; returns whether it was within the allowed number. */
export async function countTry(tx: Transaction, id: string, most: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('ownDataCodes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .where('tries', '<', most)
    .executeTakeFirst()
  return Number(numUpdatedRows) === 1
}

export async function markUsed(tx: Transaction, id: string, usedAt: Instant): Promise<void> {
  await tx.updateTable('ownDataCodes').set({ usedAt }).where('id', '=', id).execute()
}

export async function deleteCodesBefore(tx: Transaction, madeAt: Instant): Promise<void> {
  await tx.deleteFrom('ownDataCodes').where('madeAt', '<', madeAt).execute()
}
