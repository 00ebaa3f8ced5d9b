import { type Expression, type SqlBool, sql } from 'kysely'
import type { Tables } from '#migrations'
import { idsWithMerged, keptId } from '#modules/merges'
import {
  compileOnce,
  countOf,
  hasChanged,
  insertOnce,
  type Reader,
  rowsAsJson,
  type Soon,
  selectsAfter,
  selectsById,
  selectsExisting,
  type Transaction,
} from '#platform/database'

export type ComparisonRow = Tables['comparisons']

export const insertComparison = insertOnce('comparisons')

/** What the public may be told of a row. */
export type AskedRow = Pick<ComparisonRow, (typeof askedColumns)[number]>

const askedColumns = ['documentId', 'checkId', 'round', 'askedOn', 'showed', 'answer'] as const

/** Returns what the public may be told of a record's rows as JSON, those of one round together, the earlier rounds first. */
export function askedAsJson(tx: Reader, recordId: string) {
  const where = sql`"recordId" in ${idsWithMerged(sql.ref(recordId))}`
  const orderBy = sql`"documentId", "checkId", "round", "place"`
  return rowsAsJson(tx, { table: 'comparisons', columns: askedColumns, where, orderBy })
}

const ofRecord = compileOnce((tx, recordId: string) =>
  tx
    .selectFrom('comparisons')
    .selectAll()
    .where('recordId', 'in', idsWithMerged(recordId))
    .orderBy('documentId')
    .orderBy('checkId')
    .orderBy('round')
    .orderBy('place'),
)

/** Selects all of a record in the same order. */
export function selectOfRecord(tx: Reader, recordId: string): Soon<ComparisonRow[]> {
  return ofRecord(tx, recordId)
}

export const selectComparison = selectsById('comparisons')

/** Answers an alert that still has this answer; false when somebody else has changed it. */
export async function markAnswered(
  tx: Transaction,
  { id, answer: before }: Pick<ComparisonRow, 'id' | 'answer'>,
  answer: Pick<ComparisonRow, 'answer' | 'answeredBy' | 'answeredAt'>,
): Promise<boolean> {
  return hasChanged(
    tx
      .updateTable('comparisons')
      .set(answer)
      .where('id', '=', id)
      .where('answer', before === null ? 'is' : '=', before),
  )
}

/** Documents on file that an authority showed as something else, and that nobody has shown again. */
const withheld = (tx: Reader) =>
  tx
    .selectFrom('comparisons as c')
    .innerJoin('documents as d', 'd.id', 'c.documentId')
    .innerJoin('records as r', (join) => join.on('r.id', '=', keptId(sql.ref('c.recordId'))))
    .where('r.deletedAt', 'is', null)
    .where('d.supersededAt', 'is', null)
    .where('d.removedAt', 'is', null)
    .where('d.withheldAt', 'is not', null)
    .where('c.showed', '=', 'other')
    .where((eb) => eb.or([eb('c.answer', 'is', null), eb('c.answer', '=', 'kept')]))

/** Selects at most so many: those that wait for a decision first, of each the longest hidden first. */
export async function selectWithheld(tx: Reader, limit: number) {
  return withheld(tx)
    .select(['c.id', 'c.kind', 'c.checkId', 'c.recordId', 'c.askedOn', 'c.answer'])
    .select('d.withheldAt')
    .select(['r.reference', 'r.name', 'r.nationality', 'r.destinationCountry'])
    .orderBy((eb) => eb.case().when('c.answer', 'is', null).then(0).else(1).end())
    .orderBy('d.withheldAt')
    .orderBy('c.id')
    .limit(limit)
    .execute()
}

export function countWithheld(tx: Reader): Promise<number> {
  return countOf(withheld(tx))
}

/** Deletes those of one kind of document of a record, for every version. */
export async function deleteOfKind(
  tx: Transaction,
  { recordId, kind }: Pick<ComparisonRow, 'recordId' | 'kind'>,
): Promise<string[]> {
  const rows = await tx
    .deleteFrom('comparisons')
    .where('recordId', 'in', idsWithMerged(recordId))
    .where('kind', '=', kind)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Selects those of these ids that have a row. */
export const selectExisting = selectsExisting('comparisons')

/** Selects all in the order of their ids, a batch at a time, for the doctor. */
export const selectAfter = selectsAfter('comparisons')

/** By kind of document, the day before which an answer is old. */
export type OldBefore = Readonly<Record<string, string>>

/**
 * Selects documents on file with an authority that was asked before the day of their kind, unless a later round has
 * ended. Withheld documents wait for a decision instead.
 */
const old = (tx: Reader, before: OldBefore) =>
  tx
    .selectFrom('comparisons as c')
    .innerJoin('documents as d', 'd.id', 'c.documentId')
    .innerJoin('records as r', (join) => join.on('r.id', '=', keptId(sql.ref('c.recordId'))))
    .where('r.deletedAt', 'is', null)
    .where('d.supersededAt', 'is', null)
    .where('d.removedAt', 'is', null)
    .where('d.withheldAt', 'is', null)
    .where((eb) =>
      eb.or(
        Object.entries(before).map(
          ([kind, day]): Expression<SqlBool> =>
            eb.and([eb('c.kind', '=', kind), eb('c.askedOn', '<', day)]),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('comparisons as l')
            .select('l.id')
            .whereRef('l.documentId', '=', 'c.documentId')
            .whereRef('l.checkId', '=', 'c.checkId')
            .whereRef('l.round', '>', 'c.round')
            .where((eb) => eb.or([eb('l.place', '=', 2), eb('l.showed', '=', 'other')])),
        ),
      ),
    )

/** Selects at most so many, the oldest first. */
export async function selectOld(tx: Reader, before: OldBefore, limit: number) {
  return old(tx, before)
    .select(['c.documentId', 'c.checkId', 'c.kind', 'c.recordId'])
    .select(['r.reference', 'r.name', 'r.nationality', 'r.destinationCountry'])
    .select(({ fn }) => fn.min<string>('c.askedOn').as('askedOn'))
    .groupBy(['c.documentId', 'c.checkId', 'c.kind', 'c.recordId'])
    .groupBy(['r.reference', 'r.name', 'r.nationality', 'r.destinationCountry'])
    .orderBy('askedOn')
    .orderBy('c.documentId')
    .orderBy('c.checkId')
    .limit(limit)
    .execute()
}

export async function countOld(tx: Reader, before: OldBefore): Promise<number> {
  const pair = sql<string>`c."documentId" || ' ' || c."checkId"`
  const { count } = await old(tx, before)
    .select(({ fn }) => fn.count<number>(pair).distinct().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
