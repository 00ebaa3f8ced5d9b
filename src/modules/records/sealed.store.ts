import { sql } from 'kysely'
import type { ActionContext } from '#platform/context'
import { type Database, type Reader, sealed, sealMark, type Transaction } from '#platform/database'
import { sealedFields } from './fields.schema.ts'
import {
  areOfPresentKey,
  digested,
  forgetDigests,
  selectUndigested,
  updateDigests,
} from './number-digests.store.ts'

/** Returns whose key the files and values of a record are under; its purge destroys it. */
export function keyHolderOf(recordId: string): string {
  return `record:${recordId}`
}

/**
 * Which columns are sealed, and where the record's id stands; what is about no record is in clear. A row that `stays`
 * is sealed when it is written, and never changed: the database refuses it.
 */
const sealedIn = {
  records: { record: 'id', columns: [...sealedFields, 'returnReason'] },
  recordNotes: { record: 'recordId', columns: ['text'] },
  recordValues: { record: 'recordId', columns: ['held'] },
  waitingChanges: { record: 'recordId', columns: ['held', 'reason'] },
  contractTerms: { record: 'recordId', columns: ['terms'] },
  documents: { record: 'recordId', columns: ['originalName'] },
  sightings: { record: 'recordId', columns: ['number'] },
  originalMoves: { record: 'recordId', columns: ['place'] },
  appointments: { record: 'recordId', columns: ['place', 'note'] },
  announcements: { record: 'recordId', columns: ['text'] },
  incoming: { record: 'recordId', columns: ['reason'] },
  shares: { record: 'recordId', columns: ['label'] },
  messages: { record: 'recordId', columns: ['contact'] },
  cases: { record: 'recordId', columns: ['said'], stays: true },
  caseSteps: { record: 'recordId', columns: ['text'], stays: true },
} as const satisfies Record<string, { record: string; columns: readonly string[]; stays?: true }>
export type SealedTable = keyof typeof sealedIn

export const sealedTables = Object.keys(sealedIn) as SealedTable[]

export function isSealedTable(table: string): table is SealedTable {
  return Object.hasOwn(sealedIn, table)
}

/**
 * Returns a row as it is stored: what identifies a person is sealed under the key of the record, and a record has the
 * digests by which it is found.
 */
export async function sealRow<Row extends object>(
  tx: Transaction,
  table: SealedTable,
  row: Row,
): Promise<Row> {
  const { record, columns } = sealedIn[table]
  const recordId = (row as Readonly<Record<string, unknown>>)[record]
  if (typeof recordId !== 'string') return row
  const stored = table === 'records' ? digested(tx, row) : row
  return sealed(tx, keyHolderOf(recordId), { row: stored, columns })
}

/** Does the same for a change of a record. */
export function sealChange<Change extends object>(
  tx: Transaction,
  recordId: string,
  change: Change,
): Promise<Change> {
  const { columns } = sealedIn.records
  return sealed(tx, keyHolderOf(recordId), { row: digested(tx, change), columns })
}

/**
 * Digests the numbers that a version before 0.3 stored, before anybody looks for them, and all again where the key of
 * digests was lost; killed, it goes on.
 */
export async function digestStored({
  database,
  log,
}: {
  database: Pick<Database, 'reader' | 'write'>
  log: ActionContext['log']
}): Promise<void> {
  if (!(await areOfPresentKey(database.reader))) await database.write(forgetDigests)
  for (let count = 0; ; ) {
    const done = await database.write(async (tx) => {
      const rows = await selectUndigested(tx, digestedAtOnce)
      for (const row of rows) await updateDigests(tx, row)
      return rows.length
    })
    count += done
    if (done > 0) log.info({ rows: count }, 'Numbers of records are being digested')
    if (done < digestedAtOnce) return
  }
}

const digestedAtOnce = 1000

const batch = 100
/** After how many rows the log tells how far it is. */
const told = 5000

/** Selects rows of which a column is in plain, in the order of their ids. */
async function selectInPlain(tx: Reader, table: SealedTable, after: string) {
  const { record, columns } = sealedIn[table]
  const inPlain = columns.map(
    (name) => sql`(${sql.ref(name)} <> '' and substr(${sql.ref(name)}, 1, 1) <> ${sealMark})`,
  )
  const { rows } = await sql<Record<string, string | null> & { id: string }>`
    select "id", ${sql.ref(record)}, ${sql.join(columns.map((name) => sql.ref(name)))}
    from ${sql.table(table)} where "id" > ${after} and (${sql.join(inPlain, sql` or `)})
    order by "id" limit ${batch}`.execute(tx)
  return rows
}

/** Seals the values of a version before 0.3, some rows a transaction, while others work; killed, it goes on. */
export async function sealStored({ write, log }: Pick<ActionContext, 'write' | 'log'>) {
  let count = 0
  for (const table of sealedTables.filter((one) => !('stays' in sealedIn[one])))
    for (let after: string | undefined = ''; after !== undefined; ) {
      const from: string = after
      const done = await write(async ({ tx }) => {
        const rows = await selectInPlain(tx, table, from)
        for (const row of rows) {
          const { id, ...values } = await sealRow(tx, table, row)
          const { recordId: _, ...change } = values as Record<string, string | null>
          await tx.updateTable(table).set(change).where('id', '=', id).execute()
        }
        return { last: rows.at(-1)?.id, rows: rows.length }
      })
      after = done.last
      count += done.rows
      if (done.rows > 0 && count % told < batch)
        log.info({ table, rows: count }, 'Personal values are being sealed')
    }
  if (count > 0) log.info({ rows: count }, 'All personal values are sealed')
  return count
}
