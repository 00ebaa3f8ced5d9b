import { type RawBuilder, sql } from 'kysely'
import type { Tables } from '#migrations'
import { idsWithMerged } from '#modules/merges'
import { isSealedTable, keyHolderOf, sealRow } from '#modules/records'
import { csvLine, csvStart } from '#platform/csv'
import type { Reader, Transaction } from '#platform/database'

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

/** Selects records for which nothing was ever sealed or stored. */
export async function selectRecordsWithoutKey(tx: Reader, limit: number) {
  return tx
    .selectFrom('records as r')
    .leftJoin('dataKeys as k', (join) => join.on('k.holder', '=', holderOf))
    .select('r.id')
    .where('k.holder', 'is', null)
    .orderBy('r.id')
    .limit(limit)
    .execute()
}

const holderOf = sql<string>`${keyHolderOf('')} || r."id"`

/** Selects the wrapped keys of records that exist, in the order of their ids. */
export async function selectRecordKeys(tx: Reader, after: string, limit: number) {
  return tx
    .selectFrom('records as r')
    .innerJoin('dataKeys as k', (join) => join.on('k.holder', '=', holderOf))
    .select(['r.id', 'k.wrapped'])
    .where('r.id', '>', after)
    .orderBy('r.id')
    .limit(limit)
    .execute()
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
    .where('d.recordId', 'in', idsWithMerged(recordId))
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

type AnyRow = Record<string, unknown>

/** SQLite allows 32,766 values in one statement; no table has 60 columns. */
const insertedAtOnce = 500

/** Inserts rows as they were stored. A column that the table does not have fails the statement. */
export async function insertRows(
  tx: Transaction,
  table: keyof Tables,
  rows: AsyncIterable<AnyRow>,
): Promise<number> {
  let waiting: AnyRow[] = []
  let count = 0
  const flush = async () => {
    const [first] = waiting
    if (!first) return
    const columns = Object.keys(first)
    const values: RawBuilder<unknown>[] = waiting.map(
      (row) => sql`(${sql.join(columns.map((column) => row[column]))})`,
    )
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((each) => sql.ref(each)))})
      values ${sql.join(values)}`.execute(tx)
    count += waiting.length
    waiting = []
  }
  for await (const row of rows) {
    waiting.push(isSealedTable(table) ? await sealRow(tx, table, row) : row)
    if (waiting.length === insertedAtOnce) await flush()
  }
  await flush()
  return count
}

/** Tells whether nobody and nothing has been entered yet; the audit log of an empty installation is empty too. */
export async function isEmpty(tx: Reader): Promise<boolean> {
  const { rows } = await sql<{ one: number }>`select 1 as "one" where
    exists (select 1 from "organisation") or exists (select 1 from "accounts")
    or exists (select 1 from "records") or exists (select 1 from "auditEvents")`.execute(tx)
  return rows.length === 0
}

/** Returns the tables of an SQLite database, each with its columns. */
export async function readShape(tx: Reader): Promise<Map<string, Set<string>>> {
  const { rows } = await sql<{ table: string; column: string }>`
    select t."name" as "table", c."name" as "column"
    from sqlite_master t, pragma_table_xinfo(t."name") c
    where t."type" = 'table' and t."name" not like 'sqlite%'`.execute(tx)
  const shape = new Map<string, Set<string>>()
  for (const { table, column } of rows)
    shape.set(table, (shape.get(table) ?? new Set()).add(column))
  return shape
}

/** Counts the rows of a table. */
export async function countRows(tx: Reader, table: keyof Tables): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as "count" from ${sql.table(table)}`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Removes the set-up link: the restored data completes the set-up. */
export async function dropSetUpLink(tx: Transaction): Promise<void> {
  await tx.deleteFrom('setUpLink').execute()
}

const encoder = new TextEncoder()

/**
 * Writes rows as CSV (RFC 4180) for people: with a byte order mark, so that spreadsheets recognise UTF-8, and an
 * apostrophe before a cell that a spreadsheet would take for a formula.
 */
export async function* csvOf(
  columns: readonly string[],
  batches: AsyncIterable<Row[]> | Iterable<Row[]>,
): AsyncGenerator<Uint8Array> {
  yield encoder.encode(csvStart + csvLine(columns))
  for await (const rows of batches)
    yield encoder.encode(rows.map((row) => csvLine(columns.map((each) => row[each]))).join(''))
}

/** Writes rows as a JSON array, one row per line, exactly as they are stored: this is what can be restored. */
export async function* jsonOf(batches: AsyncIterable<Row[]>): AsyncGenerator<Uint8Array> {
  let before = '[\n'
  for await (const rows of batches) {
    yield encoder.encode(before + rows.map((row) => JSON.stringify(row)).join(',\n'))
    before = ',\n'
  }
  yield encoder.encode(before === '[\n' ? '[]\n' : '\n]\n')
}

const endings: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'image/tiff': 'tif',
  'image/bmp': 'bmp',
  'application/pdf': 'pdf',
}

/** Returns the path of a scan in an archive. */
export function documentPath(document: ExportedDocument): string {
  const { reference, kind, version, mediaType } = document
  return `documents/${reference}/${kind}-${version}.${endings[mediaType] ?? 'bin'}`
}
