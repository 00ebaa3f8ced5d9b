import { sql } from 'kysely'
import type { Tables } from '#migrations'
import type { Reader } from '#platform/database'

/** A row as it is stored: columns and their values. */
export type Row = Record<string, string | number | null>

/** Rows that are read at a time; a page of records is some 500 kB. */
const together = 500

/** Reads every row of a table in the order of its key, some hundred at a time. */
export async function* rowsOf(
  tx: Reader,
  { table, key }: { table: keyof Tables; key: readonly string[] },
): AsyncGenerator<Row[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  let last: Row | undefined
  for (;;) {
    const after = last
      ? sql`where (${columns}) > (${sql.join(key.map((column) => (last as Row)[column]))})`
      : sql``
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} ${after} order by ${columns} limit ${together}`.execute(tx)
    if (rows.length > 0) yield rows
    last = rows.at(-1)
    if (rows.length < together) return
  }
}

/** Returns the columns of a table, which an empty table has too. */
export async function columnsOf(tx: Reader, table: keyof Tables): Promise<string[]> {
  const tables = await tx.introspection.getTables()
  return tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? []
}

export interface ExportedDocument {
  id: string
  recordId: string
  kind: string
  version: number
  sha256: string
  mediaType: string
  reference: string
}

/** Selects scans with their record's reference in the order of their ids, up to the last one of the tables. */
export async function selectDocumentsBetween(
  tx: Reader,
  { after, upTo, limit }: { after: string; upTo: string; limit: number },
): Promise<ExportedDocument[]> {
  return exported(tx)
    .where('d.id', '>', after)
    .where('d.id', '<=', upTo)
    .orderBy('d.id')
    .limit(limit)
    .execute()
}

/** Selects the current scans of a record, without those that an authority showed as something else. */
export async function selectShownOf(tx: Reader, recordId: string): Promise<ExportedDocument[]> {
  return exported(tx)
    .where('d.recordId', '=', recordId)
    .where('d.supersededAt', 'is', null)
    .where('d.removedAt', 'is', null)
    .where('d.withheldAt', 'is', null)
    .orderBy('d.id')
    .execute()
}

function exported(tx: Reader) {
  return tx
    .selectFrom('documents as d')
    .innerJoin('records as r', 'r.id', 'd.recordId')
    .select(['d.id', 'd.recordId', 'd.kind', 'd.version', 'd.sha256', 'd.mediaType', 'r.reference'])
}
