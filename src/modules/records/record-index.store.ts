import { randomUUID } from 'node:crypto'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Tables } from '#migrations'
import { idsOfKept } from '#modules/merges'
import {
  compileOnce,
  type Reader,
  requireTurn,
  type Soon,
  type Transaction,
} from '#platform/database'
import { type Details, type SearchedBy, searchedFields } from './fields.schema.ts'
import type { RecordState } from './schema.ts'

/** What the index knows of a record; `number` is a small number that the database assigns. */
export type IndexedRecord = Pick<Details, SearchedBy> & {
  number: number
  reference: string
  state: RecordState
  hiddenAt: string | null
  deletedAt: string | null
  createdBy: string
  createdAt: string
  updatedAt: string
  /** Null: it never waited for approval. */
  submittedAt: string | null
  stage: string | null
  assignedTo: string | null
  dateOfBirth: string | null
  nationality: string
  destinationCountry: string | null
  /** Kinds of the current documents, separated by commas. */
  kinds: string | null
}

/** Selects everything that the index knows of a record; one that was merged into another is in no list. The kinds of its current documents are in no order. */
function indexed(tx: Reader) {
  return tx
    .selectFrom('records')
    .select((eb) => [
      'number',
      ...searchedFields,
      'reference',
      'state',
      'hiddenAt',
      'deletedAt',
      'createdBy',
      'createdAt',
      'updatedAt',
      'submittedAt',
      'stage',
      'assignedTo',
      'dateOfBirth',
      'nationality',
      'destinationCountry',
      currentKinds(eb).as('kinds'),
    ])
    .where('mergedInto', 'is', null)
}

function currentKinds(eb: ExpressionBuilder<Tables, 'records'>) {
  return eb
    .selectFrom('documents')
    .select(sql<string | null>`string_agg("documents"."kind", ',')`.as('kinds'))
    .where('documents.recordId', 'in', idsOfKept(sql.ref('records.id')))
    .where('documents.supersededAt', 'is', null)
    .where('documents.removedAt', 'is', null)
}

/** Selects records in the order of their numbers, a batch at a time. */
export const selectIndexedAfter: (
  tx: Reader,
  number: number,
  limit: number,
) => Soon<IndexedRecord[]> = compileOnce((tx, number: number, limit: number) =>
  indexed(tx).where('number', '>', number).orderBy('number').limit(limit),
)

export async function selectIndexed(
  tx: Reader,
  numbers: readonly number[],
): Promise<IndexedRecord[]> {
  return indexed(tx).where('number', 'in', numbers).execute()
}

/** A change with its place in the sequence or, until it has one, an id of its own. */
export interface Change {
  number: number
  sequence: number | null
  id: string
}

/** The newest change that an index has taken in: number, place, and whose number it was (null: nobody's). */
export interface Newest {
  number: number
  sequence: number
  reference: string | null
}

const newestOf = (tx: Reader) =>
  tx
    .selectFrom('recordChanges as c')
    .leftJoin('records as r', 'r.number', 'c.number')
    .select(['c.number', 'c.sequence', 'r.reference'])

/** Selects the newest change of the database; undefined when nothing ever changed. */
export async function selectNewest(tx: Reader): Promise<Newest | undefined> {
  return newestOf(tx).orderBy('c.sequence', 'desc').limit(1).executeTakeFirst()
}

/** The prefix of this row's id in `selectChangesAfter`, before the reference. */
const stillThere = 'newest '

/**
 * Selects the changes after a moment of the sequence, in its order, the changes that have no place yet, and the present
 * state of the newest change that the index knows. One statement, so one state of the database: a change that gets its
 * place at that moment is in one of the two. Every list runs it.
 */
const changesAfter = compileOnce(
  (_tx, sequence: number, limit: number, newest: number) => sql<Change>`
    select * from (select "number", "sequence", '' as "id" from "recordChanges"
      where "sequence" > ${sequence} order by "sequence" limit ${limit}) as "placed"
    union all
    select "number", null as "sequence", "id" from "recordChangesToPlace"
    union all
    select "c"."number", "c"."sequence", ${sql.lit(stillThere)} || coalesce("r"."reference", '')
      from "recordChanges" as "c" left join "records" as "r" on "r"."number" = "c"."number"
      where "c"."number" = ${newest}
    order by 2`,
)

/** Selects the changes after the newest one that the index knows; null when that one is not of this database. */
export async function selectChangesAfter(
  tx: Reader,
  newest: Newest | null,
  limit: number,
): Promise<Change[] | null> {
  const rows = await changesAfter(tx, newest?.sequence ?? 0, limit, newest?.number ?? -1)
  const now = rows.find(({ id }) => id.startsWith(stillThere))
  const isOfNow = newest === null || (now !== undefined && isStill(newest, now))
  return isOfNow ? rows.filter((row) => row !== now) : null
}

/**
 * Tells whether it is the same change: the sequence never goes back, and no place is given twice. A purged record
 * leaves only its place.
 */
function isStill(newest: Newest, { sequence, id }: Change): boolean {
  if (sequence !== newest.sequence) return Number(sequence) > newest.sequence
  const reference = id.slice(stillThere.length)
  return reference === '' || newest.reference === null || reference === newest.reference
}

/** Selects the newest moment of the sequence; 0 when nothing ever changed. */
async function newestChange(tx: Reader): Promise<number> {
  const row = await tx
    .selectFrom('recordChanges')
    .select('sequence')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.sequence ?? 0
}

/**
 * Returns the number that the next record gets. A transaction that takes one waits for the one before (decision 0006).
 */
export async function nextNumber(tx: Transaction): Promise<number> {
  requireTurn(tx, 'record-numbers')
  const row = await tx
    .selectFrom('records')
    .select('number')
    .where('number', 'is not', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (row?.number ?? 0) + 1
}

/**
 * Notes that a record changes, in the transaction that changes it, so that every process's index reads the record
 * again. The note has no place among other changes yet: to number them, each writer would have to wait for the one
 * before. The note of a purged record stays, so that other processes learn that the record is gone.
 */
export async function noteChange(tx: Transaction, id: string): Promise<void> {
  await sql`insert into "recordChangesToPlace" ("id", "number")
    select cast(${randomUUID()} as text), "number" from "records" where "id" = ${id}`.execute(tx)
}

/** Selects some of the changes that have no place yet; what is committed late comes late. */
export async function selectChangesToPlace(tx: Reader, limit: number) {
  return tx.selectFrom('recordChangesToPlace').selectAll().limit(limit).execute()
}

/** Puts changes at the end of the sequence, together with a record's earlier change. */
export async function placeChanges(
  tx: Transaction,
  changes: readonly Tables['recordChangesToPlace'][],
): Promise<void> {
  const last = await newestChange(tx)
  const numbers = [...new Set(changes.map(({ number }) => number))]
  await tx
    .insertInto('recordChanges')
    .values(numbers.map((number, index) => ({ number, sequence: last + 1 + index })))
    .onConflict((conflict) =>
      conflict.column('number').doUpdateSet({ sequence: (eb) => eb.ref('excluded.sequence') }),
    )
    .execute()
  const ids = changes.map(({ id }) => id)
  await tx.deleteFrom('recordChangesToPlace').where('id', 'in', ids).execute()
}
