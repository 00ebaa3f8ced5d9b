import { type ExpressionBuilder, sql } from 'kysely'
import type { Tables } from '#migrations'
import { compileOnce, type Reader, type Transaction } from '#platform/database'
import { type Details, fieldsSearchedBy, type SearchedBy } from './fields/schema.ts'
import type { RecordState } from './schema.ts'

/** What the index knows of a record; `number` is the small number that the database gives it. */
export type IndexedRecord = Pick<Details, SearchedBy<'words' | 'number'>> & {
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
  /** Kinds of the current documents, with commas between. */
  kinds: string | null
}

/** All that the index knows of a record. The kinds of its current papers come in no order. */
function indexed(tx: Reader) {
  return tx
    .selectFrom('records')
    .select((eb) => [
      'number',
      ...fieldsSearchedBy('words'),
      ...fieldsSearchedBy('number'),
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
      currentKinds(eb).as('kinds'),
    ])
}

function currentKinds(eb: ExpressionBuilder<Tables, 'records'>) {
  return eb
    .selectFrom('documents')
    .select(sql<string | null>`string_agg("documents"."kind", ',')`.as('kinds'))
    .whereRef('documents.recordId', '=', 'records.id')
    .where('documents.supersededAt', 'is', null)
    .where('documents.removedAt', 'is', null)
}

/** Records in the order of their numbers, a batch at a time. */
export const selectIndexedAfter: (
  tx: Reader,
  number: number,
  limit: number,
) => Promise<IndexedRecord[]> = compileOnce((tx, number: number, limit: number) =>
  indexed(tx).where('number', '>', number).orderBy('number').limit(limit),
)

export async function selectIndexed(
  tx: Reader,
  numbers: readonly number[],
): Promise<IndexedRecord[]> {
  return indexed(tx).where('number', 'in', numbers).execute()
}

/** What changed after a moment of the sequence, in its order; every list asks for it. */
export const selectChangesAfter = compileOnce((tx, sequence: number, limit: number) =>
  tx
    .selectFrom('recordChanges')
    .selectAll()
    .where('sequence', '>', sequence)
    .orderBy('sequence')
    .limit(limit),
)

/** The newest moment of the sequence; 0 when nothing ever changed. */
export async function newestChange(tx: Reader): Promise<number> {
  const row = await tx
    .selectFrom('recordChanges')
    .select('sequence')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.sequence ?? 0
}

/** The number that the next record gets. There is one writer at a time, so nobody else takes it. */
export async function nextNumber(tx: Transaction): Promise<number> {
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
 * Notes that a record changes, in the transaction that changes it, so that every process's index
 * reads it anew. A purged record keeps its row here: that is how the others learn that it is gone.
 */
export async function noteChange(tx: Transaction, id: string): Promise<void> {
  await sql`insert into "recordChanges" ("number", "sequence")
    select "number", (select coalesce(max("sequence"), 0) + 1 from "recordChanges")
    from "records" where "id" = ${id}
    on conflict ("number") do update set "sequence" = excluded."sequence"`.execute(tx)
}
