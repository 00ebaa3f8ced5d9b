import { sql } from 'kysely'
import type { Tables } from '#migrations'
import { countLookAlikes } from '#modules/records'
import { asZeros, normaliseNumber } from '#modules/records/schema'
import type { Instant } from '#platform/clock'
import type { Reader, Transaction } from '#platform/database'

type Row = Tables['shares']

/** The shares of a record, newest first, with what decides their state. */
export async function selectShares(tx: Reader, recordId: string, limit: number) {
  return sharesWithLife(tx)
    .where('s.recordId', '=', recordId)
    .orderBy('s.createdAt', 'desc')
    .orderBy('s.id', 'desc')
    .limit(limit)
    .execute()
}

/** One share of a record; undefined when it is another record's. */
export async function selectShare(tx: Reader, recordId: string, id: string) {
  return sharesWithLife(tx)
    .where('s.recordId', '=', recordId)
    .where('s.id', '=', id)
    .executeTakeFirst()
}

function sharesWithLife(tx: Reader) {
  return tx
    .selectFrom('shares as s')
    .innerJoin('accessCodes as c', 'c.id', 's.accessCodeId')
    .innerJoin('records as r', 'r.id', 's.recordId')
    .select([
      's.id',
      's.recordId',
      's.kinds',
      's.purpose',
      's.label',
      's.createdAt',
      's.expiresAt',
      's.revokedAt',
      's.labelOnReceipts',
      'c.revokedAt as codeRevokedAt',
      'r.state',
      'r.hiddenAt',
      'r.deletedAt',
      'r.unpublishedAt',
    ])
}
export type ShareWithLife = Awaited<ReturnType<typeof selectShares>>[number]

/** How often each share was opened. */
export async function countViewings(tx: Reader, shareIds: readonly string[]) {
  if (shareIds.length === 0) return []
  return tx
    .selectFrom('shareViewings')
    .select(({ fn }) => ['shareId', fn.countAll<number>().as('count')])
    .where('shareId', 'in', shareIds)
    .groupBy('shareId')
    .execute()
}

/** When a share was opened, newest first. */
export async function selectViewingTimes(tx: Reader, shareId: string, limit: number) {
  const rows = await tx
    .selectFrom('shareViewings')
    .select('startedAt')
    .where('shareId', '=', shareId)
    .orderBy('startedAt', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ startedAt }) => startedAt)
}

/** The id of the access code that works now; undefined when there is none. */
export async function selectCurrentCodeId(tx: Reader, recordId: string) {
  const row = await tx
    .selectFrom('accessCodes')
    .select('id')
    .where('recordId', '=', recordId)
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
  return row?.id
}

/** The shares of a record that are neither revoked nor over; some of them may be stopped. */
export async function selectUnended(tx: Reader, recordId: string, now: Instant) {
  return sharesWithLife(tx)
    .where('s.recordId', '=', recordId)
    .where('s.revokedAt', 'is', null)
    .where('s.expiresAt', '>', now)
    .execute()
}

/** The shares that an account made, of any record, that have been neither revoked nor expired. */
export async function selectUnendedOf(tx: Reader, accountId: string, now: Instant) {
  return tx
    .selectFrom('shares')
    .select(['id', 'recordId'])
    .where('createdBy', '=', accountId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

export async function insertShare(tx: Transaction, row: Row): Promise<void> {
  await tx.insertInto('shares').values(row).execute()
}

/** Revokes a share; false when it was revoked already. */
export async function markRevoked(tx: Transaction, id: string, now: Instant): Promise<boolean> {
  const result = await tx
    .updateTable('shares')
    .set({ revokedAt: now })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
  return Number(result.numUpdatedRows) === 1
}

/** A share and its record, or nulls: one row of the same shape whatever was asked. */
export type ShareHolder = {
  [Field in keyof Held]: Held[Field] | null
} & { lookAlikes: number }
type Held = Omit<ShareWithLife, 'labelOnReceipts'> & { passportNumber: string }

/**
 * Looks a share up by the hash of its code. The outer join answers with one row in any case, so
 * that a code that exists nowhere takes the same path, and the same time, as one of a hidden record;
 * for it, too, the other two tables are asked, which PostgreSQL would leave out for a null.
 * @param number as it was typed, whose look-alikes are counted
 */
export async function selectByShareCode(
  tx: Reader,
  codeHash: string,
  number: string,
): Promise<ShareHolder> {
  const zeros = asZeros(normaliseNumber(number))
  const { rows } = await sql<ShareHolder>`
    select s."id", s."recordId", s."kinds", s."purpose", s."label", s."createdAt", s."expiresAt",
           s."revokedAt", c."revokedAt" as "codeRevokedAt", r."state", r."hiddenAt", r."deletedAt",
           r."unpublishedAt", r."passportNumber", ${countLookAlikes(zeros)} as "lookAlikes"
    from (select 1 as "one") o
    left join "shares" s on s."codeHash" = ${codeHash}
    left join "accessCodes" c on c."id" = coalesce(s."accessCodeId", '')
    left join "records" r on r."id" = coalesce(s."recordId", '')`.execute(tx)
  return rows[0] as ShareHolder
}
