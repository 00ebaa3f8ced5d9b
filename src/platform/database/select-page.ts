import { PostgresAdapter, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Tables } from '#migrations'
import {
  cursorsAround,
  type PageAsked,
  type PagePlace,
  type Place,
  readCursor,
} from '#platform/pages'
import type { Reader } from './handles.ts'

/** A column, such as `c.createdAt`, or an expression; never null. `desc`: the largest first. */
export type SortedBy = string | { by: RawBuilder<unknown>; isDescending?: boolean }

type Sorting = { by: RawBuilder<unknown>; isDescending: boolean }

function sortingOf(sortedBy: SortedBy): Sorting {
  if (typeof sortedBy !== 'string') return { isDescending: false, ...sortedBy }
  const [column = '', way] = sortedBy.split(' ')
  return { by: sql.ref(column), isDescending: way === 'desc' }
}

/**
 * Selects a page of a list by the place of a row in it, so that rows which come or go meanwhile are neither repeated nor
 * skipped.
 *
 * @param list the rows, with filters and joins, without columns
 * @param columns adds the columns of a row
 * @param asked.sortedBy what the list is sorted by; the last one is of one row only
 */
export async function selectPage<Tables, From extends keyof Tables, Row extends object>(
  list: SelectQueryBuilder<Tables, From, object>,
  columns: (
    list: SelectQueryBuilder<Tables, From, object>,
  ) => SelectQueryBuilder<Tables, From, Row>,
  asked: { sortedBy: readonly SortedBy[] } & PageAsked,
): Promise<{ rows: Row[] } & PagePlace> {
  const { cursor: text, pageSize } = asked
  const sortedBy = asked.sortedBy.map(sortingOf)
  const cursor = readCursor(text, sortedBy.length)
  const isReversed = cursor?.isBefore === true
  let page = columns(cursor ? list.where(beyond(sortedBy, cursor.place, isReversed)) : list)
  for (const [at, { by }] of sortedBy.entries())
    page = page.select(by.as(`sorted${at}`)) as typeof page
  for (const { by, isDescending } of sortedBy)
    page = page.orderBy(by, isDescending === isReversed ? 'asc' : 'desc')
  const found = (await page.limit(pageSize).execute()) as (Row & Record<string, string | number>)[]
  if (isReversed) found.reverse()
  const places = found.map((row) => sortedBy.map((_, at) => row[`sorted${at}`] as string | number))
  const total = await countOf(list)
  const [first] = places
  const from = first ? await countOf(list.where(beyond(sortedBy, first, true))) : total
  const rows = found.map((row) => {
    for (const at of sortedBy.keys()) delete row[`sorted${at}`]
    return row as Row
  })
  return { rows, total, from, pageSize, ...cursorsAround({ from, total }, places) }
}

/** Counts the rows of a query without columns. */
export async function countOf<Tables, From extends keyof Tables>(
  list: SelectQueryBuilder<Tables, From, object>,
): Promise<number> {
  const counted = list.select(({ fn }) => fn.countAll<number>().as('count'))
  const { count } = (await counted.executeTakeFirstOrThrow()) as { count: number }
  return Number(count)
}

/** Holds for the rows behind a place, or for those before it. */
function beyond(sortedBy: readonly Sorting[], place: Place, isBefore: boolean) {
  const parts = sortedBy.map(({ by, isDescending }, at) => {
    const same = sortedBy.slice(0, at).map((one, before) => sql`${one.by} = ${place[before]}`)
    const sign = sql.raw(isDescending === isBefore ? '>' : '<')
    return sql`(${sql.join([...same, sql`${by} ${sign} ${place[at]}`], sql` and `)})`
  })
  return sql<boolean>`(${sql.join(parts, sql` or `)})`
}

interface Asked {
  table: keyof Tables
  columns: readonly string[]
  where: RawBuilder<unknown>
  orderBy: RawBuilder<unknown>
}

/** Returns the rows of a table as one JSON text, for a statement that reads several tables at once. */
export function rowsAsJson(
  tx: Reader,
  { table, columns, where, orderBy }: Asked,
): RawBuilder<string> {
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const rows = sql`(select ${names} from ${sql.table(table)} where ${where} order by ${orderBy})`
  const pairs = sql.join(columns.flatMap((column) => [sql.lit(column), sql.ref(column)]))
  return tx.getExecutor().adapter instanceof PostgresAdapter
    ? sql`(select coalesce(json_agg(json_build_object(${pairs}))::text, '[]') from ${rows} x)`
    : sql`(select json_group_array(json_object(${pairs})) from ${rows})`
}

/**
 * Returns that a column has one of the values of a subquery of few rows. PostgreSQL runs that first, and finds the rows by
 * their index: after a plain `in` it may read the whole index beside it.
 */
export function isAmong(tx: Reader, column: string, few: RawBuilder<unknown>): RawBuilder<boolean> {
  return tx.getExecutor().adapter instanceof PostgresAdapter
    ? sql<boolean>`${sql.ref(column)} = any(array${few})`
    : sql<boolean>`${sql.ref(column)} in ${few}`
}

/** Returns, for FROM, the entries of a list that is given as JSON, each in the column `value`. */
export function entriesOf(tx: Reader, list: string): RawBuilder<unknown> {
  return tx.getExecutor().adapter instanceof PostgresAdapter
    ? sql`(select "value" from json_array_elements(cast(${list} as json)))`
    : sql`(select "value" from json_each(${list}))`
}
