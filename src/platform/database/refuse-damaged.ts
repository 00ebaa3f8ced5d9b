import type BetterSqlite3 from 'better-sqlite3'
import { DatabaseObstacle } from './database-failure.ts'

/**
 * Reads all of an SQLite file.
 * @param check `integrity_check` also compares tables with their indexes, which takes several times as long
 * @throws DatabaseObstacle when pages do not match
 */
export function refuseDamaged(
  file: BetterSqlite3.Database,
  check: 'quick_check' | 'integrity_check',
): void {
  if (file.pragma(`${check}(1)`, { simple: true }) === 'ok') return
  throw new DatabaseObstacle(
    'The database is damaged: SQLite finds pages that do not match. Restore it from a backup.',
  )
}
