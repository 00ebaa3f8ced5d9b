import { type RawBuilder, sql } from 'kysely'
import type { Tables } from '#migrations'
import { countLookAlikes } from '#modules/records'
import { asZeros, normaliseNumber } from '#modules/records/schema'
import { type Instant, latestPast } from '#platform/clock'
import {
  batchQuery,
  compileOnce,
  insertLast,
  insertOnce,
  type Reader,
  type Soon,
  soon,
  type Transaction,
} from '#platform/database'

type RecordRow = Tables['records']

/** Written in place of the issuing account's id when the candidate made the code. */
export const byCandidate = 'candidate'

/** A code and its record, or nulls: one row of the same shape for every query. */
export type CodeHolder = {
  [Field in keyof RecordColumns]: RecordColumns[Field] | null
} & {
  codeId: string | null
  codeHash: string | null
  revokedAt: Instant | null
  lookAlikes: number
}
type RecordColumns = Pick<
  RecordRow,
  'id' | 'reference' | 'passportNumber' | 'referenceNumber' | 'state' | 'hiddenAt' | 'deletedAt'
>

/** The hashes that a code may have: more than one only while there is a former secret. */
type Hashes = readonly [string, ...string[]]

const holderByOneHash = compileOnce((_tx, codeHash: string, zeros: string) =>
  holderOf(sql`(select 0 as "place")`, { codeHash, zeros }),
)

const holderByHash = batchQuery<[codeHashes: Hashes, zeros: string], CodeHolder>(
  (tx, codeHashes, zeros) => {
    const [hash, ...others] = codeHashes
    if (others.length === 0) return holderByOneHash(tx, hash, zeros)
    return holdersByHashes(tx, [[codeHashes, zeros]]).then((found) => found.flat())
  },
  holdersByHashes,
)

/** Reads a row of each table on the way of a look-up. */
export async function readOneOfEach(tx: Reader): Promise<void> {
  for (const table of ['limits', 'viewings', 'documents', 'auditEvents', 'organisation'] as const)
    await tx.selectFrom(table).selectAll().limit(1).execute()
}

/** Looks several codes up with one statement; one row for each. */
async function holdersByHashes(
  tx: Reader,
  asked: readonly [codeHashes: Hashes, zeros: string][],
): Promise<CodeHolder[][]> {
  const rows = asked.flatMap(([codeHashes, zeros], place) =>
    codeHashes.map(
      (hash) => sql`(${sql.lit(place)}, cast(${hash} as text), cast(${zeros} as text))`,
    ),
  )
  const all = sql`(
    select column1 as "place", column2 as "codeHash", column3 as "zeros"
    from (values ${sql.join(rows)}) v)`
  const of = { codeHash: sql.ref('o.codeHash'), zeros: sql.ref<string>('o.zeros') }
  const { rows: found } = await holderOf(all, of).execute(tx)
  // Those with a code come last, and win.
  const sorted = found.toSorted((a, b) => Number(a.codeId !== null) - Number(b.codeId !== null))
  const byPlace = new Map(sorted.map((holder) => [holder.place, holder]))
  return asked.map((_, place) => [byPlace.get(place) as CodeHolder])
}

/** @param asked one row for each look-up, as `o` */
const holderOf = (asked: RawBuilder<unknown>, of: { codeHash: unknown; zeros: Value }) =>
  sql<CodeHolder & { place: number }>`
    select o."place", c."id" as "codeId", c."codeHash", c."revokedAt", r."id", r."reference", r."passportNumber", r."referenceNumber",
           r."state", r."hiddenAt", r."deletedAt", ${countLookAlikes(of.zeros)} as "lookAlikes"
    from ${asked} o
    left join "accessCodes" c on c."codeHash" = ${of.codeHash}
    left join "records" r on r."id" = coalesce(c."recordId", '')`
type Value = string | RawBuilder<string>

/**
 * Looks a code up by the hashes that it may have. The outer join returns one row in any case, so that a code that does
 * not exist takes the same path, and the same time, as one of a hidden record (H7).
 * @param number as it was typed, whose look-alikes are counted
 */
export function selectByCode(tx: Reader, codeHashes: Hashes, number: string): Soon<CodeHolder> {
  const found = holderByHash(tx, codeHashes, asZeros(normaliseNumber(number)))
  return soon(found, ([holder]) => holder as CodeHolder)
}

/**
 * Ends the code of a record and closes what it opened, so that a query for a viewing need not read its code. Returns
 * how many codes ended.
 */
export async function revokeCodes(tx: Transaction, recordId: string, now: Instant) {
  await tx
    .updateTable('viewings')
    .set({ closedAt: now })
    .where('recordId', '=', recordId)
    .where('closedAt', 'is', null)
    .execute()
  const result = await tx
    .updateTable('accessCodes')
    .set({ revokedAt: now })
    .where('recordId', '=', recordId)
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}

export const insertCode = insertOnce('accessCodes')

/** Stores the hash of a code again, under the present secret; undefined where the code has ended meanwhile. */
export async function updateCodeHash(
  tx: Transaction,
  { id, ...row }: Pick<Tables['accessCodes'], 'id' | 'codeHash' | 'madeUnder'>,
): Promise<Tables['accessCodes'] | undefined> {
  return tx
    .updateTable('accessCodes')
    .set(row)
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** Selects the code that works now; undefined when there is none. */
export async function selectCurrentCode(tx: Reader, recordId: string) {
  return tx
    .selectFrom('accessCodes')
    .select(['id', 'codeHash', 'issuedAt', 'issuedBy', 'slipRun'])
    .where('recordId', '=', recordId)
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
}

/** Selects the code that worked before the present one; undefined when there was none. */
export async function selectFormerCode(tx: Reader, recordId: string) {
  return tx
    .selectFrom('accessCodes')
    .select('id')
    .where('recordId', '=', recordId)
    .where('revokedAt', 'is not', null)
    .orderBy('revokedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Selects the number under which tries on a record are counted. */
export async function selectNumber(tx: Reader, recordId: string) {
  return tx
    .selectFrom('records')
    .select('passportNumber')
    .where('id', '=', recordId)
    .executeTakeFirstOrThrow()
}

/** Inserts as one of the last statements of the transaction. */
export const insertViewingLast = insertLast('viewings')

export async function markClosed(tx: Transaction, id: string, now: Instant): Promise<void> {
  await tx.updateTable('viewings').set({ closedAt: now }).where('id', '=', id).execute()
}

/** Selects the viewings of a record that nobody has closed, with the documents that each shows; null for all. */
export async function selectUnclosed(tx: Reader, recordId: string) {
  return tx
    .selectFrom('viewings')
    .select(['id', 'kinds'])
    .where('recordId', '=', recordId)
    .where('closedAt', 'is', null)
    .execute()
}

/** Deletes the tokens of ended viewings, which have no further use; the audit log keeps the event. */
export async function deleteEndedViewings(tx: Transaction, now: Instant) {
  await tx
    .deleteFrom('viewings')
    .where((eb) => eb.or([eb('endsAt', '<', now), eb('startedAt', '>', latestPast(now))]))
    .execute()
}

/** Selects the link of an account with what decides whether its record may be shown. */
export async function selectLink(tx: Reader, accountId: string) {
  return tx
    .selectFrom('recordLinks as l')
    .innerJoin('accessCodes as c', 'c.id', 'l.accessCodeId')
    .innerJoin('records as r', 'r.id', 'l.recordId')
    .select([
      'l.recordId',
      'l.accessCodeId',
      'l.linkedAt',
      'l.viewedAt',
      'c.revokedAt as codeRevokedAt',
      'r.state',
      'r.hiddenAt',
      'r.deletedAt',
    ])
    .where('l.accountId', '=', accountId)
    .executeTakeFirst()
}

export const insertLink = insertOnce('recordLinks')

/** Ends the link of an account; false when there was none. */
export async function deleteLink(tx: Transaction, accountId: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('recordLinks')
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return Number(result.numDeletedRows) === 1
}

/** Notes that the record was opened; false when a concurrent request has noted it since `before`. */
export async function markViewed(
  tx: Transaction,
  { accountId, now, before }: { accountId: string; now: Instant; before: Instant },
): Promise<boolean> {
  const result = await tx
    .updateTable('recordLinks')
    .set({ viewedAt: now })
    .where('accountId', '=', accountId)
    .where((eb) =>
      eb.or([
        eb('viewedAt', 'is', null),
        eb('viewedAt', '<=', before),
        eb('viewedAt', '>', latestPast(now)),
      ]),
    )
    .executeTakeFirst()
  return Number(result.numUpdatedRows) === 1
}
