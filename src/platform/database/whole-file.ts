import type BetterSqlite3 from 'better-sqlite3'
import { isDamage } from './failures.ts'

/** SQLite reports most damage, and does not read on where the first pages are damaged. */
export function isWhole(file: BetterSqlite3.Database, check: string): boolean {
  try {
    return file.pragma(`${check}(1)`, { simple: true }) === 'ok'
  } catch (error) {
    if (isDamage(error)) return false
    throw error
  }
}
