import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  closeSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import type BetterSqlite3 from 'better-sqlite3'
import { sql } from 'kysely'
import { startThread } from './checkpoints.ts'
import { DatabaseObstacle, isDamage, isDatabaseFailure, isWhole } from './failures.ts'
import { type FileKey, openFile, rawKey } from './file-key.ts'
import type { Reader } from './handles.ts'
import { missingTriggers, type Triggers } from './migrate.ts'
import { isBusy } from './write-turns.ts'

/** SQLite would report each damaged page. */
const mostFindings = 20

/**
 * Returns what SQLite itself finds wrong with a file, a sentence each: pages and indexes that do not fit
 * together, rows that refer to nothing, missing tables.
 */
export async function examineSqlite(
  reader: Reader,
  tables: readonly string[],
  triggers: readonly Triggers[] = [],
): Promise<string[]> {
  const damage = () => sql<{ integrity_check: string }>`pragma integrity_check(20)`.execute(reader)
  const orphans = () =>
    sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(reader)
  const inPages = async () =>
    (await damage()).rows
      .map((row) => row.integrity_check)
      .filter((found) => found !== 'ok')
      .map((found) => `SQLite finds damage: ${found}.`)
  const inRows = async () =>
    (await orphans()).rows
      .slice(0, mostFindings)
      .map(({ table, parent }) => `a row of ${table} refers to none of ${parent}.`)
  const inSchema = async () => {
    const there = await sql<{ name: string }>`select name from sqlite_master`.execute(reader)
    const names = new Set(there.rows.map(({ name }) => name))
    return [
      ...tables.filter((table) => !names.has(table)).map((table) => `table ${table} is missing.`),
      ...missingTriggers(triggers, 'sqlite', names),
    ]
  }
  const inTable = async (table: string) => {
    await sql`select count(*) from ${sql.table(table)} not indexed`.execute(reader)
    return []
  }
  const whole = 'SQLite cannot read it to its end.'
  const checked = [await attempt(inPages, whole), await attempt(inRows, whole)].flat()
  const findings = [...new Set(checked), ...(await attempt(inSchema, whole))]
  if (!findings.includes(whole)) return findings
  const missing = tables.filter((table) => findings.includes(`table ${table} is missing.`))
  for (const table of tables.filter((one) => !missing.includes(one)))
    findings.push(
      ...(await attempt(() => inTable(table), `table ${table} cannot be read to its end.`)),
    )
  return [...new Set(findings)]
}

/** Reads on after what cannot be read: that is a finding of its own. */
async function attempt(find: () => Promise<string[]>, otherwise: string): Promise<string[]> {
  try {
    return await find()
  } catch (error) {
    if (isDatabaseFailure(error) || isDamage(error)) return [otherwise]
    throw error
  }
}

/**
 * Reads all of an SQLite file.
 * @param check `integrity_check` also compares tables with their indexes, which takes several times as long
 * @throws DatabaseObstacle when pages do not match
 */
function refuseDamaged(
  file: BetterSqlite3.Database,
  check: 'quick_check' | 'integrity_check',
): void {
  if (!isWhole(file, check)) throw new DatabaseObstacle(damaged)
}

const damaged =
  'The database is damaged: SQLite finds pages that do not match. Restore it from a backup.'

/**
 * Does the same with `quick_check` on a thread of its own, while others go on. A thread that could not answer says
 * nothing of the file: then it is read here.
 */
export async function refuseDamagedBeside(
  file: BetterSqlite3.Database,
  key: FileKey,
): Promise<void> {
  const whole = await wholeByThread({ path: file.name, key })
  if (whole === null) refuseDamaged(file, 'quick_check')
  else if (!whole) throw new DatabaseObstacle(damaged)
}

function wholeByThread(file: { path: string; key: FileKey }): Promise<boolean | null> {
  const worker = startThread('src/platform/database/check-worker.ts', file)
  return new Promise((resolve) => {
    worker.once('message', resolve)
    for (const end of ['error', 'exit']) worker.once(end, () => resolve(null))
  })
}

/** How much of the replaced file is overwritten: enough that nobody takes it for a database. */
const beginning = 4096

/**
 * Encrypts an SQLite file with another key: a copy takes its place once it was read completely. However this
 * process ends, one whole database is at the path. Needs room for the copy.
 * @returns false, with nothing changed, where another connection has the file open
 */
export function encryptFile(given: string, from: FileKey, to: string): boolean {
  // Renaming would otherwise replace a link, and leave the file that it leads to.
  const path = realpathSync(given)
  const next = `${path}.next`
  const file = openAlone(path, from)
  if (file === null) return false
  try {
    refuseDamaged(file, 'integrity_check')
    removeFile(next)
    file.prepare('vacuum into ?').run(next)
    changeKey(next, from, to)
    refuseUnlessSame(file, next, to)
    belongsAs(next, path)
    replace(path, next)
  } finally {
    file.close()
    removeFile(next)
  }
  return true
}

/** Returns the only connection to a file, into which its log was folded; null where there are others. */
function openAlone(path: string, key: FileKey): BetterSqlite3.Database | null {
  const file = openFile(path, key, { timeout: 0 })
  try {
    // Succeeds only where nobody else has the file open.
    file.pragma('journal_mode = DELETE')
    file.pragma('locking_mode = EXCLUSIVE')
    file.exec('begin exclusive; commit')
    return file
  } catch (error) {
    file.close()
    if (isBusy(error)) return null
    throw error
  }
}

/**
 * Changes the key of a copy, which is made again if anything happens to it: it needs no journal. From then on it has a
 * write-ahead log, so that nobody has to change that where a kill would leave it half changed.
 */
function changeKey(path: string, from: FileKey, to: string): void {
  const copy = openFile(path, from)
  try {
    copy.pragma('journal_mode = OFF')
    copy.pragma('synchronous = OFF')
    if (from === null) copy.pragma("cipher = 'aegis'")
    copy.pragma(`rekey = ${rawKey(to)}`)
    copy.pragma('journal_mode = WAL')
  } finally {
    copy.close()
  }
  synced(path)
}

/** Reads all of the copy, and compares how many rows each table has. */
function refuseUnlessSame(file: BetterSqlite3.Database, path: string, key: string): void {
  const copy = openFile(path, key, { readonly: true })
  try {
    refuseDamaged(copy, 'integrity_check')
    if (rowsIn(copy) !== rowsIn(file))
      throw new Error('The encrypted copy of the database lacks rows')
  } finally {
    copy.close()
  }
}

/** Returns every table and index with its definition, and the tables with their numbers of rows. */
function rowsIn(file: BetterSqlite3.Database): string {
  const entries = file
    .prepare<[], { type: string; name: string; sql: string | null }>(
      'select type, name, sql from sqlite_master order by type, name',
    )
    .all()
  const counts = entries
    .filter(({ type }) => type === 'table')
    .map(({ name }) => file.prepare(`select count(*) from "${name}"`).pluck().get())
  return JSON.stringify([entries, counts])
}

/** Root may run the command, and the server's user has to open the file. */
function belongsAs(next: string, path: string): void {
  const { mode, uid, gid } = statSync(path)
  chmodSync(next, mode)
  chownSync(next, uid, gid)
}

/**
 * Puts the copy in the place of the file. Whoever opened the file and still waits for its lock would then work with
 * one that has no name any more, and lose it: for them its beginning becomes unreadable.
 */
function replace(path: string, next: string): void {
  const former = openSync(path, 'r+')
  try {
    renameSync(next, path)
    synced(dirname(path))
    writeSync(former, randomBytes(beginning), 0, beginning, 0)
  } finally {
    closeSync(former)
  }
}

function synced(path: string): void {
  const opened = openSync(path, 'r')
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}

function removeFile(path: string): void {
  for (const end of ['', '-journal', '-wal', '-shm']) rmSync(path + end, { force: true })
}
