import { sql } from 'kysely'
import type { Tables } from '#migrations'
import { countLookAlikes, formerNumbers } from '#modules/lookup'
import { idsWithMerged, keptId } from '#modules/merges'
import { sealRow } from '#modules/records'
import { type Instant, latestPast } from '#platform/clock'
import { hasChanged, insertOnce, type Reader, type Transaction } from '#platform/database'
import { uuidAt } from '#platform/ids'

type Row = Tables['shares']

/** Selects the shares of a record, newest first, with what decides their state. */
export async function selectShares(tx: Reader, recordId: string, limit: number) {
  return sharesWithLife(tx)
    .where('s.recordId', 'in', idsWithMerged(recordId))
    .orderBy('s.createdAt', 'desc')
    .orderBy('s.id', 'desc')
    .limit(limit)
    .execute()
}

/** Selects one share of a record; undefined when it belongs to another record. */
export async function selectShare(tx: Reader, recordId: string, id: string) {
  return sharesWithLife(tx)
    .where('s.recordId', 'in', idsWithMerged(recordId))
    .where('s.id', '=', id)
    .executeTakeFirst()
}

function sharesWithLife(tx: Reader) {
  return tx
    .selectFrom('shares as s')
    .innerJoin('accessCodes as c', 'c.id', 's.accessCodeId')
    .innerJoin('records as r', (join) => join.on('r.id', '=', keptId(sql.ref('s.recordId'))))
    .select([
      's.id',
      'r.id as recordId',
      's.kinds',
      's.purpose',
      's.label',
      's.createdAt',
      's.expiresAt',
      's.revokedAt',
      'c.revokedAt as codeRevokedAt',
      'r.state',
      'r.hiddenAt',
      'r.deletedAt',
      'r.unpublishedAt',
    ])
}
export type ShareWithLife = Awaited<ReturnType<typeof selectShares>>[number]

/** Counts how often each share was opened. */
export async function countViewings(tx: Reader, shareIds: readonly string[]) {
  if (shareIds.length === 0) return []
  return tx
    .selectFrom('shareViewings')
    .select(({ fn }) => ['shareId', fn.countAll<number>().as('count')])
    .where('shareId', 'in', shareIds)
    .groupBy('shareId')
    .execute()
}

/** Selects when a share was opened, newest first. */
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

/** Selects the id of the access code that works now; undefined when there is none. */
export async function selectCurrentCodeId(tx: Reader, recordId: string) {
  const row = await tx
    .selectFrom('accessCodes')
    .select('id')
    .where('recordId', 'in', idsWithMerged(recordId))
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
  return row?.id
}

/** Selects the shares of a record that are neither revoked nor expired; some of them may be stopped. */
export async function selectUnended(tx: Reader, recordId: string, now: Instant) {
  return sharesWithLife(tx)
    .where('s.recordId', 'in', idsWithMerged(recordId))
    .where('s.revokedAt', 'is', null)
    .where('s.expiresAt', '>', now)
    .execute()
}

/** Selects the shares that an account made, of any record, that are neither revoked nor expired. */
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

const insertShareRow = insertOnce('shares')

export async function insertShare(tx: Transaction, row: Tables['shares']): Promise<void> {
  await insertShareRow(tx, await sealRow(tx, 'shares', row))
}

/** Revokes a share; false when it was already revoked. */
export async function markRevoked(tx: Transaction, id: string, now: Instant): Promise<boolean> {
  return hasChanged(
    tx
      .updateTable('shares')
      .set({ revokedAt: now })
      .where('id', '=', id)
      .where('revokedAt', 'is', null),
  )
}

/**
 * Selects shares whose time is in the future: the clock has been set back since they were made. Ids sort by the time
 * at which they were made, so only the newest rows are read.
 */
export async function selectAhead(tx: Reader, now: Instant) {
  const latest = latestPast(now)
  return tx
    .selectFrom('shares')
    .select(['id', 'createdAt', 'expiresAt'])
    .where('id', '>', uuidAt(Date.parse(latest), 1))
    .where('createdAt', '>', latest)
    .where('revokedAt', 'is', null)
    .execute()
}

/** Stores the corrected times of such a share. */
export async function markSettled(
  tx: Transaction,
  { id, createdAt, expiresAt }: Pick<Row, 'id' | 'createdAt' | 'expiresAt'>,
): Promise<void> {
  await tx.updateTable('shares').set({ createdAt, expiresAt }).where('id', '=', id).execute()
}

/** A share and its record, or nulls: one row of the same shape for every query. */
export type ShareHolder = {
  [Field in keyof Held]: Held[Field] | null
} & { lookAlikes: number; former: string | null }
type Held = Omit<ShareWithLife, 'label'> &
  Pick<Tables['records'], 'passportDigest' | 'passportLook'>

/**
 * Looks a share up by the hashes that its code may have. The outer join returns one row in any case, so that a code that
 * does not exist takes the same path, and the same time, as one of a hidden record; the query reads the other two tables
 * even for it, which PostgreSQL would skip for a null.
 * @param look of the number that was typed, whose look-alikes are counted
 */
export async function selectByShareCode(
  tx: Reader,
  codeHashes: readonly [string, ...string[]],
  look: string,
): Promise<ShareHolder> {
  const { rows } = await sql<ShareHolder>`
    select s."id", r."id" as "recordId", s."kinds", s."purpose", s."createdAt", s."expiresAt",
           s."revokedAt", c."revokedAt" as "codeRevokedAt", r."state", r."hiddenAt", r."deletedAt",
           r."unpublishedAt", r."passportDigest", r."passportLook", ${formerNumbers} as "former",
           ${countLookAlikes(look)} as "lookAlikes"
    from (select 1 as "one") o
    left join "shares" s on s."codeHash" in (${sql.join(codeHashes)})
    left join "accessCodes" c on c."id" = coalesce(s."accessCodeId", '')
    left join "records" r on r."id" = coalesce(${keptId(sql.ref('s.recordId'))}, '')`.execute(tx)
  return rows[0] as ShareHolder
}

/**
 * Selects the date of birth of a record. It is sealed, and to open a sealed value takes time: where there is no record,
 * or none of its days is known, another sealed value is opened, so that the time tells nothing (H7).
 */
export async function selectBirth(tx: Reader, recordId: string | null): Promise<string | null> {
  const first = sql`(select "id" from "records" where "id" > '' order by "id" limit 1)`
  const { rows } = await sql<{ opened: string; isUnknown: boolean | number }>`
    select coalesce("dateOfBirth", "name") as "opened", "dateOfBirth" is null as "isUnknown"
    from "records" where "id" = coalesce(${recordId}, ${first})`.execute(tx)
  const [row] = rows
  return recordId === null || row === undefined || row.isUnknown ? null : row.opened
}

export const insertShareViewing = insertOnce('shareViewings')

/** Selects a viewing of a share with what decides whether it is still open. */
export async function selectShareViewing(tx: Reader, tokenHashes: readonly string[]) {
  return sharesWithLife(tx)
    .innerJoin('shareViewings as v', 'v.shareId', 's.id')
    .select(['v.id as viewingId', 'v.startedAt', 'v.endsAt', 'v.closedAt'])
    .where('v.tokenHash', 'in', tokenHashes)
    .executeTakeFirst()
}

export async function markShareViewingClosed(tx: Transaction, id: string, now: Instant) {
  await tx.updateTable('shareViewings').set({ closedAt: now }).where('id', '=', id).execute()
}
