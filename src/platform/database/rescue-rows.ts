import { existsSync } from 'node:fs'
import type BetterSqlite3 from 'better-sqlite3'
import { DatabaseObstacle, isDamage } from './failures.ts'
import { type FileKey, openFile } from './file-key.ts'
import { mendLog } from './lost-tail.ts'

/** What was taken out of a table. */
export interface Rescued {
  table: string
  rows: number
  /** The ids of rows of which only an index still knows. */
  lost: string[]
  /** That pages of it could not be read, and no index says which rows were on them. */
  isUncertain: boolean
  /** Rows that belong to one that could not be read; they are not in the copy. */
  withoutParent: object[]
}

/**
 * Copies every row that can be read from a damaged SQLite file into a database that has its tables and no rows. Reads
 * around each page that is damaged, and says what was lost with it. The damaged file has to be a copy: its log is made
 * readable first.
 */
export function rescueRows(
  damaged: { path: string; key: FileKey },
  target: { path: string; key: FileKey },
  tables: readonly string[],
): Rescued[] {
  if (existsSync(`${damaged.path}-wal`)) mendLog(`${damaged.path}-wal`)
  const from = openFile(damaged.path, damaged.key)
  const to = openFile(target.path, target.key)
  try {
    if (readable(() => from.prepare('select count(*) from sqlite_master').get()) === undefined)
      throw new DatabaseObstacle(withoutSchema)
    to.pragma('foreign_keys = OFF')
    dropGuards(to)
    const rescued = to.transaction(() => tables.map((table) => rescueTable(from, to, table)))()
    const parentless = to.transaction(() => takeParentless(to))()
    return rescued.map((one) => ({ ...one, withoutParent: parentless.get(one.table) ?? [] }))
  } finally {
    from.close()
    to.close()
  }
}

const withoutSchema =
  'The part of the database that says which tables there are is damaged, so none can be read. Restore it from a backup.'

/** Rows that may otherwise not be removed have to be, where what they belong to is lost. */
function dropGuards(to: BetterSqlite3.Database): void {
  const triggers = to.prepare(`select "name" from sqlite_master where "type" = 'trigger'`).pluck()
  for (const name of triggers.all()) to.exec(`drop trigger "${name}"`)
}

type Row = Record<string, unknown>

const place = '__place'

function rescueTable(
  from: BetterSqlite3.Database,
  to: BetterSqlite3.Database,
  table: string,
): Omit<Rescued, 'withoutParent'> {
  to.prepare(`delete from "${table}"`).run()
  const columns = commonColumns(from, to, table)
  const names = columns.map((name) => `"${name}"`).join(', ')
  const insert = to.prepare(
    `insert or ignore into "${table}" (${names}) values (${columns.map(() => '?').join(', ')})`,
  )
  const taken = new Set<unknown>()
  let rows = 0
  const take = (row: Row) => {
    const { changes } = insert.run(...columns.map((name) => row[name]))
    rows += changes
    // A row that damage gave the key of another one is not there.
    if (changes > 0) taken.add(row.id)
  }
  const isUncertain = columns.length === 0 || !readAround(from, { table, names }, take)
  const known = columns.includes('id') ? idsByIndex(from, table) : []
  const lost = known.filter((id) => !taken.has(id)).map(String)
  return { table, rows, lost, isUncertain: isUncertain && lost.length === 0 }
}

/** The columns that both have: the damaged file may be of an earlier version. */
function commonColumns(from: BetterSqlite3.Database, to: BetterSqlite3.Database, table: string) {
  const of = (file: BetterSqlite3.Database) =>
    readable(() => file.prepare(`select "name" from pragma_table_info('${table}')`).pluck().all())
  const there = new Set(of(from))
  return (of(to) ?? []).filter((name) => there.has(name)) as string[]
}

function readable<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (isDamage(error)) return undefined
    throw error
  }
}

/** Beyond the last row that could be read nobody knows how many there were. */
const beyond = 10_000

/** Reads all rows that can be; returns whether those were all. */
function readAround(
  from: BetterSqlite3.Database,
  { table, names }: { table: string; names: string },
  take: (row: Row) => void,
): boolean {
  const between = from.prepare<[number, number], Row>(
    `select rowid as "${place}", ${names} from "${table}" not indexed
      where rowid between ? and ? order by rowid`,
  )
  let last = 0
  const readBetween = (low: number, high: number): boolean => {
    let next = low
    const whole = readable(() => {
      for (const row of between.iterate(low, high)) {
        next = Number(row[place]) + 1
        last = next - 1
        take(row)
      }
      return true
    })
    if (whole) return true
    if (next >= high) return false
    // The row at `next` is not readable, or one soon after it: each half is read by itself.
    const middle = Math.floor((next + high) / 2)
    readBetween(next, middle)
    readBetween(middle + 1, high)
    return false
  }
  const highest = from.prepare(`select max(rowid) from "${table}"`).pluck()
  const most = readable(() => highest.get() as number | null)
  if (most !== undefined) return readBetween(0, most ?? 0)
  readable(() => {
    for (const row of between.iterate(0, Number.MAX_SAFE_INTEGER)) last = Number(row[place])
  })
  readBetween(0, last + beyond)
  return false
}

/** Returns the ids of a table from the index on them, which has pages of its own. */
function idsByIndex(from: BetterSqlite3.Database, table: string): unknown[] {
  const ids: unknown[] = []
  readable(() => {
    for (const id of from.prepare(`select "id" from "${table}" order by "id"`).pluck().iterate())
      ids.push(id)
  })
  return ids
}

/** Takes rows out that refer to one which is not there, until there are none. */
function takeParentless(to: BetterSqlite3.Database): Map<string, object[]> {
  const taken = new Map<string, object[]>()
  for (;;) {
    const found = to.pragma('foreign_key_check') as { table: string; rowid: number }[]
    if (found.length === 0) return taken
    for (const { table, rowid } of found) {
      const row = to.prepare(`select * from "${table}" where rowid = ?`).get(rowid)
      if (!row) continue
      to.prepare(`delete from "${table}" where rowid = ?`).run(rowid)
      taken.set(table, [...(taken.get(table) ?? []), row as object])
    }
  }
}
