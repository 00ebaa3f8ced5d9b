import { type RawBuilder, sql } from 'kysely'
import type { Tables } from '#migrations'
import { idsWithMerged, keptId } from '#modules/merges'
import type { DigestColumn } from '#modules/records'
import type { Instant } from '#platform/clock'
import {
  batchQuery,
  compileOnce,
  countOf,
  insertOnce,
  type Reader,
  type Soon,
  selectPage,
  soon,
  type Transaction,
} from '#platform/database'
import type { PageAsked, PagePlace } from '#platform/pages'

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
  /** As `formerNumbers` says. */
  former: string | null
}

/** The numbers themselves are sealed, and to open them takes time, which would tell (H7). */
type RecordColumns = Pick<
  Tables['records'],
  'id' | 'reference' | DigestColumn | 'state' | 'hiddenAt' | 'deletedAt'
>

/** The hashes that a code may have: more than one only while there is a former secret. */
type Hashes = readonly [string, ...string[]]

const holderByOneHash = compileOnce((_tx, codeHash: string, look: string) =>
  holderOf(sql`(select 0 as "place")`, { codeHash, look }),
)

const holderByHash = batchQuery<[codeHashes: Hashes, look: string], CodeHolder>(
  (tx, codeHashes, look) => {
    const [hash, ...others] = codeHashes
    if (others.length === 0) return holderByOneHash(tx, hash, look)
    return holdersByHashes(tx, [[codeHashes, look]]).then((found) => found.flat())
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
  asked: readonly [codeHashes: Hashes, look: string][],
): Promise<CodeHolder[][]> {
  const rows = asked.flatMap(([codeHashes, look], place) =>
    codeHashes.map(
      (hash) => sql`(${sql.lit(place)}, cast(${hash} as text), cast(${look} as text))`,
    ),
  )
  const all = sql`(
    select column1 as "place", column2 as "codeHash", column3 as "look"
    from (values ${sql.join(rows)}) v)`
  const of = { codeHash: sql.ref('o.codeHash'), look: sql.ref<string>('o.look') }
  const { rows: found } = await holderOf(all, of).execute(tx)
  // Those with a code come last, and win.
  const sorted = found.toSorted((a, b) => Number(a.codeId !== null) - Number(b.codeId !== null))
  const byPlace = new Map(sorted.map((holder) => [holder.place, holder]))
  return asked.map((_, place) => [byPlace.get(place) as CodeHolder])
}

/** @param asked one row for each look-up, as `o` */
const holderOf = (asked: RawBuilder<unknown>, of: { codeHash: unknown; look: Value }) =>
  sql<CodeHolder & { place: number }>`
    select o."place", c."id" as "codeId", c."codeHash", c."revokedAt", r."id", r."reference", 
           r."passportDigest", r."passportLook", r."referenceDigest", r."state", r."hiddenAt", r."deletedAt", ${formerNumbers} as "former",
           ${countLookAlikes(of.look)} as "lookAlikes"
    from ${asked} o
    left join "accessCodes" c on c."codeHash" = ${of.codeHash}
    left join "records" r on r."id" = coalesce(${keptId(sql.ref('c.recordId'))}, '')`

/** The digests and references of those that were merged into the record `r` of a query, for `numbersOf`. */
export const formerNumbers: RawBuilder<string | null> = sql`(
  select string_agg(m."passportDigest" || ' ' || m."passportLook" || ' ' || coalesce(m."referenceDigest", '')
    || ' ' || m."reference", ',')
  from "records" m where m."mergedInto" = r."id")`

type Numbers = Pick<CodeHolder, DigestColumn | 'reference'>

/** Returns the numbers of a record, then those of each that was merged into it: any of them opens it. */
export function numbersOf<Own extends Partial<Numbers> & { former: string | null }>(
  own: Own,
): Numbers[] {
  const { passportDigest = null, passportLook = null, referenceDigest = null } = own
  const merged = own.former?.split(',').map((one) => {
    const [passportDigest = '', passportLook = '', referenceDigest = '', reference = ''] =
      one.split(' ')
    return { passportDigest, passportLook, referenceDigest: referenceDigest || null, reference }
  })
  const { reference = null } = own
  return [{ passportDigest, passportLook, referenceDigest, reference }, ...(merged ?? [])]
}

/** Counts, within a query, the people outside the trash with a number that looks like this one. */
export function countLookAlikes(look: Value): RawBuilder<number> {
  const looksSame = sql`a."passportLook" = ${look}`
  // Two numbers of one person are no two people.
  return sql<number>`(
    select cast(count(*) as integer) from (
      select a."id" from "records" a where ${looksSame} and a."deletedAt" is null
      union select a."mergedInto" from "records" a where ${looksSame} and a."mergedInto" is not null
    ) "people"
  )`
}

type Value = string | RawBuilder<string>

/**
 * Looks a code up by the hashes that it may have. The outer join returns one row in any case, so that a code that does
 * not exist takes the same path, and the same time, as one of a hidden record (H7).
 * @param look of the number that was typed, whose look-alikes are counted
 */
export function selectByCode(tx: Reader, codeHashes: Hashes, look: string): Soon<CodeHolder> {
  const found = holderByHash(tx, codeHashes, look)
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
    .where('recordId', 'in', idsWithMerged(recordId))
    .where('closedAt', 'is', null)
    .execute()
  const result = await tx
    .updateTable('accessCodes')
    .set({ revokedAt: now })
    .where('recordId', 'in', idsWithMerged(recordId))
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
    .where('recordId', 'in', idsWithMerged(recordId))
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
}

/** Selects the code that worked before the present one; undefined when there was none. */
export async function selectFormerCode(tx: Reader, recordId: string) {
  return tx
    .selectFrom('accessCodes')
    .select('id')
    .where('recordId', 'in', idsWithMerged(recordId))
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

/**
 * Selects the working codes of records outside the trash that wait for a slip. A cross join, because with an inner one
 * SQLite would begin with all records.
 */
function waiting(tx: Reader) {
  return tx
    .selectFrom('accessCodes as c')
    .crossJoin('records as r')
    .whereRef('r.id', '=', 'c.recordId')
    .where('c.revokedAt', 'is', null)
    .where('c.slipRun', 'is not', null)
    .where('r.deletedAt', 'is', null)
}

interface UnprintedRow extends Pick<Tables['accessCodes'], 'recordId' | 'issuedAt' | 'issuedBy'> {
  slipRun: string
  name: string
  reference: string
}

/** Selects a page of them, the longest-waiting first. */
export async function selectUnprinted(
  tx: Reader,
  asked: PageAsked,
): Promise<{ rows: UnprintedRow[] } & PagePlace> {
  return selectPage(
    waiting(tx),
    (codes) =>
      codes
        .select(['c.recordId', 'c.issuedAt', 'c.issuedBy', 'r.name', 'r.reference'])
        .select(({ ref }) => ref('c.slipRun').$notNull().as('slipRun')),
    { ...asked, sortedBy: ['c.issuedAt', 'c.id'] },
  )
}

export function countUnprintedCodes(tx: Reader): Promise<number> {
  return countOf(waiting(tx))
}

/** Selects the records whose codes wait for the slips of a run. */
export async function selectRecordsOfRun(tx: Reader, slipRun: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('accessCodes')
    .select('recordId')
    .where('slipRun', '=', slipRun)
    .where('revokedAt', 'is', null)
    .execute()
  return rows.map(({ recordId }) => recordId)
}

/** Notes that the code of a record no longer waits for its slip. */
export async function clearSlipRun(tx: Transaction, slipRun: string, recordId: string) {
  await tx
    .updateTable('accessCodes')
    .set({ slipRun: null })
    .where('slipRun', '=', slipRun)
    .where('recordId', 'in', idsWithMerged(recordId))
    .execute()
}
