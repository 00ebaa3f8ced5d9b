import {
  closeSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { databaseUnavailable } from './failures.ts'
import { isBusy } from './write-turns.ts'

/** Of an SQLite page, in bytes. */
const largestPage = 65_536

/**
 * Returns the key under which an SQLite file is, null for one in plain. One that is not there yet will be under the
 * first key. Undefined: none of these keys opens it, or its beginning is damaged.
 * @throws Refusal `service.database_unavailable` while another process keeps everybody out
 */
export function keyOfFile(path: string, keys: readonly [string, ...string[]]): FileKey | undefined {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0) return keys[0]
  return [null, ...keys].find((key) => opens(path, key))
}

/** Asks SQLite, which closes no other connection's locks by that, and reads what is only in the log. */
function opens(path: string, key: FileKey): boolean {
  const file = openFile(path, key, { readonly: true })
  try {
    file.pragma('schema_version')
    return true
  } catch (error) {
    if (isBusy(error)) throw databaseUnavailable()
    const { code } = error as { code?: unknown }
    if (code === 'SQLITE_NOTADB') return false
    if (code === 'SQLITE_READONLY_ROLLBACK') return opensBeginning(path, key)
    throw error
  } finally {
    file.close()
  }
}

/**
 * Tells the same of a file with the journal of a transaction that was cut off. Under a wrong key SQLite would take that
 * for an empty one, remove it, and keep half of the transaction. So a key is tried on a copy of the first page; a file
 * in plain says so in its first bytes.
 */
function opensBeginning(path: string, key: FileKey): boolean {
  const beginning = beginningOf(path)
  if (key === null) return beginning.toString('latin1').startsWith('SQLite format 3\0')
  const folder = mkdtempSync(join(tmpdir(), 'candor-'))
  const copy = join(folder, 'beginning')
  try {
    writeFileSync(copy, beginning)
    const file = openFile(copy, key, { readonly: true })
    try {
      file.pragma('schema_version')
    } finally {
      file.close()
    }
    return true
  } catch (error) {
    // Anything else is said of a page that could be read: the others are missing.
    const { code } = error as { code?: unknown }
    if (code === 'SQLITE_NOTADB') return false
    if (code === 'SQLITE_CORRUPT') return true
    throw error
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function beginningOf(path: string): Buffer {
  const file = openSync(path, 'r')
  try {
    const bytes = Buffer.alloc(largestPage)
    return bytes.subarray(0, readSync(file, bytes))
  } finally {
    closeSync(file)
  }
}

/** The key of an encrypted SQLite file, 32 bytes as base64url; null for a file in plain. */
export type FileKey = string | null

/** Opens an SQLite file. With a key its pages, and those in its log, are encrypted (decision 0026). */
export function openFile(
  path: string,
  key: FileKey,
  options: BetterSqlite3.Options = {},
): BetterSqlite3.Database {
  const file = new BetterSqlite3(path, options)
  if (key === null) return file
  // AEGIS-256 with a random nonce for each page that is written; a page that was changed is not read.
  file.pragma("cipher = 'aegis'")
  file.pragma(`key = ${rawKey(key)}`)
  return file
}

/** Returns the key as SQLite3 Multiple Ciphers takes it where no password is to be stretched. */
export function rawKey(key: string): string {
  return `"raw:${Buffer.from(key, 'base64url').toString('hex')}"`
}
