import { statSync } from 'node:fs'
import { databaseUnavailable } from './database-failure.ts'
import { type FileKey, openFile } from './open-file.ts'
import { isBusy } from './write-turn.ts'

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
    if ((error as { code?: unknown }).code === 'SQLITE_NOTADB') return false
    throw error
  } finally {
    file.close()
  }
}
