import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#platform/database'

/**
 * Migrates one empty SQLite database for all products of a run; `startProduct` copies it. What a server does with a
 * folder that is empty has tests of its own (src/cli). Answers what removes it.
 */
export default async function migrateForAll(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'migrated-'))
  const path = join(folder, 'candor.sqlite')
  const database = openDatabase(path)
  await database.migrate()
  await database.close()
  process.env.CANDOR_TEST_MIGRATED = path
  return () => rmSync(folder, { recursive: true })
}
