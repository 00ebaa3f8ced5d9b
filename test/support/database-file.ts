import type BetterSqlite3 from 'better-sqlite3'
import { readConfig } from '#platform/config'
import { openFile } from '#platform/database'
import { databaseKey } from '#server/encryption'

/** Opens the SQLite file of a product beside it, with the key that its environment says. */
export function openDatabaseFile(
  { env }: { env: Record<string, string> },
  options?: BetterSqlite3.Options,
): BetterSqlite3.Database {
  const config = readConfig(env)
  return openFile(config.databaseUrl, databaseKey(config), options)
}
