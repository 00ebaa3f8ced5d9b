import { Worker } from 'node:worker_threads'
import type BetterSqlite3 from 'better-sqlite3'
import { sql } from 'kysely'
import { workerFile } from '#platform/worker'
import { DatabaseObstacle, isDamage, isDatabaseFailure, isWhole } from './failures.ts'
import type { FileKey } from './file-key.ts'
import type { Reader } from './handles.ts'
import { missingTriggers, type Triggers } from './migrate.ts'

/** SQLite would report each damaged page. */
const mostFindings = 20

/**
 * Returns what SQLite itself finds wrong with a file, a sentence each: pages and indexes that do not fit
 * together, rows that refer to nothing, missing tables.
 */
export async function examineSqlite(
  reader: Reader,
  tables: readonly string[],
  triggers: readonly Triggers[] = [],
): Promise<string[]> {
  const damage = () => sql<{ integrity_check: string }>`pragma integrity_check(20)`.execute(reader)
  const orphans = () =>
    sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(reader)
  const inPages = async () =>
    (await damage()).rows
      .map((row) => row.integrity_check)
      .filter((found) => found !== 'ok')
      .map((found) => `SQLite finds damage: ${found}.`)
  const inRows = async () =>
    (await orphans()).rows
      .slice(0, mostFindings)
      .map(({ table, parent }) => `a row of ${table} refers to none of ${parent}.`)
  const inSchema = async () => {
    const there = await sql<{ name: string }>`select name from sqlite_master`.execute(reader)
    const names = new Set(there.rows.map(({ name }) => name))
    return [
      ...tables.filter((table) => !names.has(table)).map((table) => `table ${table} is missing.`),
      ...missingTriggers(triggers, 'sqlite', names),
    ]
  }
  const inTable = async (table: string) => {
    await sql`select count(*) from ${sql.table(table)} not indexed`.execute(reader)
    return []
  }
  const whole = 'SQLite cannot read it to its end.'
  const checked = [await attempt(inPages, whole), await attempt(inRows, whole)].flat()
  const findings = [...new Set(checked), ...(await attempt(inSchema, whole))]
  if (!findings.includes(whole)) return findings
  const missing = tables.filter((table) => findings.includes(`table ${table} is missing.`))
  for (const table of tables.filter((one) => !missing.includes(one)))
    findings.push(
      ...(await attempt(() => inTable(table), `table ${table} cannot be read to its end.`)),
    )
  return [...new Set(findings)]
}

/** Reads on after what cannot be read: that is a finding of its own. */
async function attempt(find: () => Promise<string[]>, otherwise: string): Promise<string[]> {
  try {
    return await find()
  } catch (error) {
    if (isDatabaseFailure(error) || isDamage(error)) return [otherwise]
    throw error
  }
}

/**
 * Reads all of an SQLite file.
 * @param check `integrity_check` also compares tables with their indexes, which takes several times as long
 * @throws DatabaseObstacle when pages do not match
 */
export function refuseDamaged(
  file: BetterSqlite3.Database,
  check: 'quick_check' | 'integrity_check',
): void {
  if (!isWhole(file, check)) throw new DatabaseObstacle(damaged)
}

const damaged =
  'The database is damaged: SQLite finds pages that do not match. Restore it from a backup.'

/**
 * Does the same with `quick_check` on a thread of its own, while others go on. A thread that could not answer says
 * nothing of the file: then it is read here.
 */
export async function refuseDamagedBeside(
  file: BetterSqlite3.Database,
  key: FileKey,
): Promise<void> {
  const whole = await wholeByThread({ path: file.name, key })
  if (whole === null) refuseDamaged(file, 'quick_check')
  else if (!whole) throw new DatabaseObstacle(damaged)
}

function wholeByThread(workerData: { path: string; key: FileKey }): Promise<boolean | null> {
  const worker = new Worker(workerFile('src/platform/database/check-worker.ts'), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1, stackSizeMb: 1 },
    execArgv: [],
    env: {},
  })
  return new Promise((resolve) => {
    worker.once('message', resolve)
    for (const end of ['error', 'exit']) worker.once(end, () => resolve(null))
  })
}
