import { tableNames } from '#modules/exchange'
import { type Database, DatabaseObstacle } from '#platform/database'

/** Returns the first table that the database lost, as a part of a sentence; null while all are there. */
export async function missingTable(database: Database): Promise<string | null> {
  const [missing] = await database.missingTables(tableNames)
  return missing === undefined ? null : `table ${missing} is missing`
}

/** @throws DatabaseObstacle that names the first table which is missing */
export async function refuseMissingTables(database: Database): Promise<void> {
  const missing = await missingTable(database)
  if (missing === null) return
  throw new DatabaseObstacle(`The database is damaged: ${missing}. Restore it from a backup.`)
}
