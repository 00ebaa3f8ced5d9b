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
import { refuseDamaged } from './examining.ts'
import { type FileKey, openFile, rawKey } from './file-key.ts'
import { isBusy } from './write-turns.ts'

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
