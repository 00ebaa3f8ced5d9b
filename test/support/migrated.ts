import { copyFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#platform/database'
import { freshPostgres } from '#test/postgres'

/** Databases that were migrated once in this worker; each test gets a copy. */
let sqliteTemplate: Promise<string> | undefined
let postgresTemplate: Promise<string> | undefined

async function migrated(url: string): Promise<string> {
  const database = openDatabase(url)
  await database.migrate()
  await database.close()
  return url
}

/** Puts a migrated, empty SQLite database at a path. */
export async function copyMigratedSqlite(path: string): Promise<void> {
  sqliteTemplate ??= migrated(join(mkdtempSync(join(tmpdir(), 'template-')), 'candor.sqlite'))
  copyFileSync(await sqliteTemplate, path)
}

/** Returns the `postgres://` URL of a migrated, empty PostgreSQL database to which nobody connects. */
export function migratedPostgres(): Promise<string> {
  postgresTemplate ??= freshPostgres().then(migrated)
  return postgresTemplate
}

/** Returns a copy of it, for one test. */
export async function copyMigratedPostgres(): Promise<string> {
  return freshPostgres(await migratedPostgres())
}
