import type BetterSqlite3 from 'better-sqlite3'
import { DatabaseObstacle } from './database-failure.ts'
import { isDamage } from './sqlite-failure.ts'

/**
 * Reads all of an SQLite file.
 * @param check `integrity_check` also compares tables with their indexes, which takes several times as long
 * @throws DatabaseObstacle when pages do not match
 */
export function refuseDamaged(
  file: BetterSqlite3.Database,
  check: 'quick_check' | 'integrity_check',
): void {
  if (isWhole(file, check)) return
  throw new DatabaseObstacle(
    'The database is damaged: SQLite finds pages that do not match. Restore it from a backup.',
  )
}

/** SQLite reports most damage, and does not read on where the first pages are damaged. */
function isWhole(file: BetterSqlite3.Database, check: string): boolean {
  try {
    return file.pragma(`${check}(1)`, { simple: true }) === 'ok'
  } catch (error) {
    if (isDamage(error)) return false
    throw error
  }
}
