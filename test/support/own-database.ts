import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Database, openDatabase, type Reader, type Transaction } from '#platform/database'
import { copyMigratedPostgres, copyMigratedSqlite } from '#test/migrated'
import { closedAfterwards, type Engine, whenTested } from '#test/test-runtime'

/** Makes an empty folder that goes with the test, the file or the describe that asks. */
export function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'candor-test-'))
  whenTested(async () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Returns the address of a database with its tables that nobody has opened. */
export async function ownUrl(engine: Engine): Promise<string> {
  if (engine === 'postgres') return copyMigratedPostgres()
  const path = join(ownFolder(), 'candor.sqlite')
  await copyMigratedSqlite(path)
  return path
}

/** Opens a database until the test, the file or the describe that asks has ended. */
export const openOwn = (url: string): Promise<Database> => closedAfterwards(openDatabase(url))

/** Connects to PostgreSQL beside Candor, for as long. */
export async function connectBeside(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  whenTested(() => client.end())
  return client
}

/** Writes a row by which a test sees later what was kept. */
export const put = (key: string) => async (tx: Transaction) => {
  await tx.insertInto('limits').values({ key, hits: 1, windowEndsAt: '' }).execute()
  return key
}

/** Names those that were kept. */
export const keysOf = async (tx: Reader) =>
  (await tx.selectFrom('limits').select('key').orderBy('key').execute()).map(({ key }) => key)
