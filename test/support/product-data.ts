import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '#platform/config'
import { encryptDatabase } from '#server/database-key'
import { freshPostgres, startPostgres } from './postgres.ts'

const folders = join(import.meta.dirname, '../../.cache/products')

/** Makes a folder named with this process's id; removes those of processes that are gone. */
export function freshFolder(): string {
  mkdirSync(folders, { recursive: true })
  for (const name of readdirSync(folders)) {
    if (isAlive(Number.parseInt(name, 10))) continue
    rmSync(join(folders, name), { recursive: true, force: true })
  }
  return mkdtempSync(join(folders, `${process.pid}-`))
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Puts the migrated, empty database of the run where an environment says, if there is one
 * (test/e2e/migrate-for-all.ts): encrypted, as the product would have made it.
 */
export function copyMigrated(env: Record<string, string>): void {
  const migrated = process.env.CANDOR_TEST_MIGRATED
  if (!migrated) return
  const config = readConfig(env)
  if (config.databaseUrl.startsWith('postgres') || existsSync(config.databaseUrl)) return
  copyFileSync(migrated, config.databaseUrl)
  encryptDatabase(config)
}

/** Makes a database on the test run's server, or starts a server where Vitest started none. */
export async function emptyPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  if (!process.env.CANDOR_TEST_POSTGRES_URL) return startPostgres()
  return { url: await freshPostgres(), stop: async () => undefined }
}
