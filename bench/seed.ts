import { rmSync } from 'node:fs'
import BetterSqlite3 from 'better-sqlite3'
import { Client } from 'pg'
import { createApiKey } from '#modules/accounts'
import { setUp } from '#modules/organisation'
import { type Config, readConfig } from '#platform/config'
import { actAs, system } from '#platform/context'
import type { Secrets } from '#platform/crypto'
import { openFile } from '#platform/database'
import { openLog } from '#platform/log'
import type { Storage } from '#platform/storage'
import { databaseKey } from '#server/encryption'
import { openApp } from '#server/open-app'
import { inventedRecord } from './invented-records.ts'
import { inBench, messageOf, startPinned } from './pinned.ts'
import { fileKeysOf, rowsOf, type Table } from './rows.ts'
import { openedNumbers } from './scenarios.ts'

/** An installation on disk, ready to be served. */
export interface Installation {
  env: Record<string, string>
  dataFolder: string
  records: number
  adminKey: string
}

interface Wanted {
  dataFolder: string
  records: number
  /** Leave out for SQLite. */
  postgresUrl?: string
}

/**
 * Makes an installation with this many approved records: set up and migrated by the product itself, then
 * filled through SQL in one transaction, with the HMACs that the product looks for.
 */
export async function seed({ dataFolder, records, postgresUrl }: Wanted): Promise<Installation> {
  rmSync(dataFolder, { recursive: true, force: true })
  const env = {
    CANDOR_DATA: dataFolder,
    ...(postgresUrl === undefined ? {} : { CANDOR_DATABASE_URL: postgresUrl }),
  }
  const app = await openApp(readConfig(env), { log: openLog({ pretty: false, level: 'silent' }) })
  const { secrets } = app.runtime
  const ctx = actAs(app.runtime, system)
  await setUp(ctx, {
    organisation: 'Padma Overseas Ltd',
    licence: 'RL-1234',
    authority: 'Bureau of Manpower, Employment and Training',
    adminName: 'Amina Rahman',
    adminEmail: 'amina@padma.example',
    password: 'seven quiet river boats',
  })
  const { key } = await ctx.write((write) =>
    createApiKey(write, { role: 'admin', scope: 'exports', name: 'bench' }),
  )
  await fileOpened(app.runtime.storage, records)
  await app.close()
  if (postgresUrl === undefined) fillSqlite(app.runtime.config, records, secrets)
  else await fillPostgres(postgresUrl, records, secrets)
  return { env, dataFolder, records, adminKey: key }
}

/** Stores a file for each document that a result page shows: a page reports each document whose file is gone. */
async function fileOpened(storage: Storage, records: number): Promise<void> {
  const bytes = Buffer.from('a scan that nobody draws')
  for (const key of openedNumbers(records).flatMap(fileKeysOf)) await storage.put(key, bytes)
}

/** Makes the same as another checkout does: its tables differ from ours. */
export async function seedFormer(checkout: string, wanted: Wanted): Promise<Installation> {
  const args = [inBench('seed-former.ts'), checkout, JSON.stringify(wanted)]
  const child = startPinned('anywhere', args)
  return messageOf<Installation>(child, 'The former version made no installation.')
}

function fillSqlite(config: Config, records: number, secrets: Secrets): void {
  const db = openFile(config.databaseUrl, databaseKey(config))
  db.pragma('cache_size = -1000000')
  const statements = new Map<Table, BetterSqlite3.Statement>()
  db.exec('begin')
  for (let number = 0; number < records; number++)
    for (const [table, row] of rowsOf(number, secrets)) {
      const columns = Object.keys(row)
      let statement = statements.get(table)
      if (statement === undefined) {
        const names = columns.map((column) => `"${column}"`).join(', ')
        const values = columns.map(() => '?').join(', ')
        statement = db.prepare(`insert into "${table}" (${names}) values (${values})`)
        statements.set(table, statement)
      }
      statement.run(Object.values(row))
    }
  db.exec('commit')
  // An installation that grew to this size has its pages in the database, not in the log.
  db.pragma('wal_checkpoint(TRUNCATE)')
  db.close()
}

const rowsTogether = 2000

/** Adds this many invented records, then lets the database analyse its content. */
export async function fillPostgres(url: string, records: number, secrets: Secrets): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('begin')
  for (let first = 0; first < records; first += rowsTogether) {
    const tables = new Map<Table, object[]>()
    for (let number = first; number < Math.min(first + rowsTogether, records); number++)
      for (const [table, row] of rowsOf(number, secrets)) {
        if (!tables.has(table)) tables.set(table, [])
        tables.get(table)?.push(row)
      }
    for (const [table, rows] of tables)
      await client.query(
        `insert into "${table}" select * from json_populate_recordset(null::"${table}", $1)`,
        [JSON.stringify(rows)],
      )
  }
  await client.query('commit')
  // An installation that grew to this size was vacuumed on the way, not all during the measurement.
  await client.query('vacuum (analyze)')
  await client.end()
}

/** Makes the baseline's own file: the same people, one table, each row 1 kB as JSON. */
export function seedBaseline(path: string, records: number): void {
  rmSync(path, { force: true })
  const db = new BetterSqlite3(path)
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = FULL')
  db.exec(`create table "people" ("passportNumber" text primary key, "reference" text,
    "name" text, "fatherName" text, "motherName" text, "address" text, "nationality" text,
    "notes" text)`)
  const insert = db.prepare('insert into "people" values (?, ?, ?, ?, ?, ?, ?, ?)')
  db.exec('begin')
  for (let number = 0; number < records; number++) {
    const { passportNumber, reference, name, fatherName, motherName, address } =
      inventedRecord(number)
    const row = { passportNumber, reference, name, fatherName, motherName, address }
    const filled = JSON.stringify({ ...row, nationality: 'BD', notes: '' }).length
    insert.run([...Object.values(row), 'BD', 'x'.repeat(1000 - filled)])
  }
  db.exec('commit')
  db.pragma('wal_checkpoint(TRUNCATE)')
  db.close()
}
