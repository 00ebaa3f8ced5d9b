import { sql } from 'kysely'
import type { Tables } from '#migrations'
import { idsWithMerged, keptId } from '#modules/merges'
import type { Instant } from '#platform/clock'
import { compileOnce, digestOf, type Reader, type Transaction } from '#platform/database'
import { fieldNames } from './fields.schema.ts'
import type { DigestColumn } from './number-digests.store.ts'
import { nextNumber, noteChange } from './record-index.store.ts'
import { type CandidateRecord, normaliseNumber } from './schema.ts'
import { sealChange, sealRow } from './sealed.store.ts'

type Row = Tables['records']

const columns = [
  'id',
  'reference',
  ...fieldNames,
  'state',
  'returnReason',
  'hiddenAt',
  'deletedAt',
  'createdBy',
  'createdAt',
  'updatedBy',
  'updatedAt',
  'approvedBy',
  'approvedAt',
  'submittedAt',
  'stage',
  'assignedTo',
  'version',
] as const satisfies readonly (keyof CandidateRecord)[]

const recordById = compileOnce((tx, id: string) =>
  tx.selectFrom('records').select(columns).where('id', '=', keptId(id)),
)

/** Selects a record; by the id of one that was merged into another, that other one. */
export async function selectRecord(tx: Reader, id: string): Promise<CandidateRecord | undefined> {
  const [record] = await recordById(tx, id)
  return record
}

/** Returns a whole row as the record that it is to everybody else. */
export function recordOf(row: Row): CandidateRecord {
  return Object.fromEntries(columns.map((column) => [column, row[column]])) as CandidateRecord
}

/** Selects the names of these candidates, by record; a purged record has none. */
export async function recordNames(
  tx: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const known = await tx
    .selectFrom('records')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute()
  return new Map(known.map(({ id, name }) => [id, name]))
}

/**
 * Selects what tells people apart, for those of these records that are not deleted; by one author where one is given.
 */
export async function selectPeople(
  tx: Reader,
  ids: readonly string[],
  createdBy: string | undefined,
) {
  if (ids.length === 0) return []
  const query = tx
    .selectFrom('records')
    .select(['id', 'reference', 'name', 'fatherName', 'dateOfBirth', 'telephone'])
    .where('id', 'in', ids)
    .where('deletedAt', 'is', null)
  return (createdBy === undefined ? query : query.where('createdBy', '=', createdBy)).execute()
}

/** Selects the numbers of a record and of those that were merged into it. */
export async function numbersWithMerged(tx: Reader, recordId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('records')
    .select(['passportNumber', 'referenceNumber', 'reference'])
    .where('id', 'in', idsWithMerged(recordId))
    .execute()
  return rows.flatMap((row) => Object.values(row).filter((number) => number !== null))
}

/** Records, each with that which stands for it: itself, or the one into which it was merged. */
const kept = (tx: Reader) =>
  tx
    .selectFrom('records as r')
    .innerJoin('records as k', (join) => join.on('k.id', '=', keptId(sql.ref('r.id'))))
    .where((eb) => eb.or([eb('r.deletedAt', 'is', null), eb('r.mergedInto', 'is not', null)]))
    .where('k.deletedAt', 'is', null)

/** Selects the record outside the trash that has a passport number, or into which one that has it was merged (`has`). */
export async function selectByPassport(tx: Reader, passportNumber: string) {
  return kept(tx)
    .select(['k.id', 'k.createdBy', 'r.id as has'])
    .where('r.passportDigest', '=', digestOf(tx, passportNumber))
    .orderBy((eb) => eb.case().when('r.mergedInto', 'is', null).then(0).else(1).end())
    .executeTakeFirst()
}

/**
 * Selects the records outside the trash that somebody may mean by a number: of the passport, of the authority's
 * application, the record's reference or its id. Two at most, because with two it is already unclear which is meant.
 */
export async function selectMeant(tx: Reader, typed: string): Promise<{ id: string }[]> {
  const digest = digestOf(tx, normaliseNumber(typed))
  return kept(tx)
    .select('k.id')
    .distinct()
    .where((eb) =>
      eb.or([
        eb('r.passportDigest', '=', digest),
        eb('r.referenceDigest', '=', digest),
        eb('r.reference', '=', typed.toUpperCase()),
        eb('r.id', '=', typed.toLowerCase()),
      ]),
    )
    .limit(2)
    .execute()
}

/** Selects the reference of the record into which one with exactly this number was merged; undefined where none was. */
export async function selectMergedMeant(
  tx: Reader,
  { number, reference }: { number: string; reference: string },
): Promise<string | undefined> {
  const digest = digestOf(tx, number)
  const row = await kept(tx)
    .select('k.reference')
    .where('r.mergedInto', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('r.passportDigest', '=', digest),
        eb('r.referenceDigest', '=', digest),
        eb('r.reference', '=', reference),
      ]),
    )
    .executeTakeFirst()
  return row?.reference
}

/** Notes who is assigned to a record. This is not an edit: the version stays. */
export async function updateAssignee(
  tx: Transaction,
  id: string,
  assignedTo: string | null,
): Promise<void> {
  await tx.updateTable('records').set({ assignedTo }).where('id', '=', id).execute()
  await noteChange(tx, id)
}

export async function referenceExists(tx: Reader, reference: string): Promise<boolean> {
  const row = await tx
    .selectFrom('records')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row !== undefined
}

/** Inserts a row; only `write-record.ts` asks for it. */
export async function insertRecord(
  tx: Transaction,
  row: Omit<Row, 'number' | DigestColumn>,
): Promise<void> {
  await tx
    .insertInto('records')
    .values({ ...(await sealRow(tx, 'records', row)), number: await nextNumber(tx) })
    .execute()
  await noteChange(tx, row.id)
}

export type Change = Partial<
  Omit<Row, 'id' | 'number' | 'reference' | 'version' | 'createdAt' | 'createdBy' | DigestColumn>
>

/** Writes a change and raises the version; false when the version is not the one that was read. Only `write-record.ts` asks for it. */
export async function updateRecord(
  tx: Transaction,
  target: { id: string; version: number },
  change: Change,
): Promise<boolean> {
  const result = await tx
    .updateTable('records')
    .set({ ...(await sealChange(tx, target.id, change)), version: target.version + 1 })
    .where('id', '=', target.id)
    .where('version', '=', target.version)
    .executeTakeFirst()
  await noteChange(tx, target.id)
  if (change.unpublishedAt) await dateBack(tx, target.id, change.unpublishedAt)
  return Number(result.numUpdatedRows) === 1
}

/**
 * Shares and attestations that were made before a record stops being public are over for good. One whose time lies ahead
 * was made before a clock was set back: it would read as made afterwards.
 */
async function dateBack(tx: Transaction, recordId: string, now: string): Promise<void> {
  await tx
    .updateTable('shares')
    .set({ createdAt: now })
    .where('recordId', '=', recordId)
    .where('createdAt', '>', now)
    .execute()
  await tx
    .updateTable('attestations')
    .set({ madeAt: now })
    .where('recordId', '=', recordId)
    .where('madeAt', '>', now)
    .execute()
}

export async function deleteRecordRow(tx: Transaction, id: string): Promise<void> {
  await noteChange(tx, id)
  await tx.deleteFrom('records').where('id', '=', id).execute()
}

/** Selects records whose time in the trash is over, by their ids, after the last one that was read. */
export async function selectDeletedBefore(
  tx: Reader,
  instant: Instant,
  { after, limit }: { after: string; limit: number },
) {
  return tx
    .selectFrom('records')
    .select(['id', 'version'])
    .where('deletedAt', '<', instant)
    .where('mergedInto', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Counts the records in the trash, and how many of them were deleted before a time. */
export async function countTrash(tx: Reader, instant: Instant) {
  const counted = await tx
    .selectFrom('records')
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.countAll<number>().filterWhere('deletedAt', '<', instant).as('due'),
    ])
    .where('deletedAt', 'is not', null)
    .where('mergedInto', 'is', null)
    .executeTakeFirstOrThrow()
  return { total: Number(counted.total), due: Number(counted.due) }
}

/** Selects the numbers of the records with these ids, as far as they exist. */
export async function selectNumbers(tx: Reader, ids: readonly string[]): Promise<number[]> {
  const rows = await tx.selectFrom('records').select('number').where('id', 'in', ids).execute()
  return rows.map(({ number }) => number)
}

/** Selects the numbers of the records with an unanswered report by the candidate that something is wrong. */
export async function selectContestedNumbers(tx: Reader): Promise<number[]> {
  const rows = await tx
    .selectFrom('cases as c')
    .innerJoin('records as r', (join) => join.on('r.id', '=', keptId(sql.ref('c.recordId'))))
    .select('r.number')
    .distinct()
    .where('c.kind', '=', 'mistake')
    .where('c.state', '=', 'open')
    .execute()
  return rows.map(({ number }) => number)
}

/** Selects the records with these numbers, in the same order; one that has been purged is left out. */
export async function selectRecordsByNumber(
  tx: Reader,
  numbers: readonly number[],
): Promise<CandidateRecord[]> {
  if (numbers.length === 0) return []
  const rows = await tx
    .selectFrom('records')
    .select([...columns, 'number'])
    .where('number', 'in', numbers)
    .execute()
  const byNumber = new Map(rows.map(({ number, ...record }) => [number, record]))
  return numbers.flatMap((number) => byNumber.get(number) ?? [])
}

/** Selects what a change of these records has to name, in this order. */
export async function selectMatching(tx: Reader, numbers: readonly number[]) {
  const rows = await tx
    .selectFrom('records')
    .select(['number', 'id', 'version', 'name', 'state', 'hiddenAt'])
    .where('number', 'in', numbers)
    .execute()
  const byNumber = new Map(rows.map(({ number, ...record }) => [number, record]))
  return numbers.flatMap((number) => byNumber.get(number) ?? [])
}
