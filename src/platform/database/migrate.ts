import { setTimeout as pause } from 'node:timers/promises'
import {
  type Kysely,
  type MigrationLockOptions,
  PostgresAdapter,
  PostgresDialect,
  sql,
} from 'kysely'
import { type Migration, type MigrationResultSet, Migrator } from 'kysely/migration'
import { migrations } from '#migrations'
import { DatabaseObstacle, isInUse } from './failures.ts'
import type { TablePatience } from './handles.ts'
import { timeLimits } from './time-limits.ts'

/**
 * PostgreSQL for migrations. Kysely serialises them by a session lock, which a pooler passes on with the
 * connection; here a row is locked until the end of the transaction in which all of them run.
 */
export class MigratingDialect extends PostgresDialect {
  override createAdapter() {
    return new RowLock()
  }
}

class RowLock extends PostgresAdapter {
  override async acquireMigrationLock(
    tx: Kysely<unknown>,
    { lockTable, lockRowId }: MigrationLockOptions,
  ): Promise<void> {
    await sql`set local lock_timeout = ${sql.lit(timeLimits.tables)}`.execute(tx)
    await sql`select 1 from ${sql.table(lockTable)} where "id" = ${lockRowId} for update`.execute(
      tx,
    )
    await sql`set local lock_timeout = ${sql.lit(timeLimits.lockOfTable)}`.execute(tx)
  }

  override async releaseMigrationLock(): Promise<void> {
    // Released with the transaction.
  }
}

/**
 * Returns a migrator over the list in migrations/; its own table and lock are in the database. A missing
 * migration runs even where a higher number ran before: branches land with numbers that they were given
 * earlier.
 */
function migratorOn<Schema>(
  db: Kysely<Schema>,
  list: Record<string, Migration> = migrations,
): Migrator {
  return new Migrator({
    db: db as Kysely<unknown>,
    provider: { getMigrations: async () => list },
    allowUnorderedMigrations: true,
  })
}

/** By these names an archive of the tables says which version it fits. */
export const knownMigrations = (): readonly string[] => Object.keys(migrations).toSorted()

/** Tells whether migrations are those of version 0.1, which had others under the same numbers. */
export const areOfFirstBuilds = (names: readonly string[]) => names.includes('0001-audit')

/**
 * Runs the missing migrations in order and returns their names. Where others work with a table that one of
 * them changes, it lets them go on and tries again with all migrations in one transaction: an `alter table`
 * that waits blocks everybody who comes after it.
 * @throws DatabaseObstacle when a newer version or 0.1 made this schema, else what the failing migration threw
 */
export async function migrateToLatest<Schema>(
  db: Kysely<Schema>,
  patience: TablePatience = { onWait: () => undefined },
): Promise<string[]> {
  const found = await executedNames(db).catch(() => [])
  if (areOfFirstBuilds(found)) throw ofFirstBuilds()
  if (isLatest(found)) return []
  const { error, results } = await onceTablesAreFree(() => inOneTransaction(db), patience)
  // Migrations are never removed from the list: if one is missing, a newer version wrote it.
  if (error instanceof Error && /previously executed migration .* is missing/.test(error.message))
    throw newer()
  if (error instanceof Error && found.length === 0 && /already exists/.test(error.message))
    throw namesLost()
  if (error) throw error
  return (results ?? []).filter((one) => one.status === 'Success').map((one) => one.migrationName)
}

/**
 * All migrations run in one transaction, and nothing is kept of some: after a kill or on a full disk the next start
 * begins again. The migrator's own tables are made before: two processes that start on an empty database both make
 * them, and the failure of the second would end its transaction.
 */
async function inOneTransaction<Schema>(db: Kysely<Schema>): Promise<MigrationResultSet> {
  await executedNames(db).catch(() => migratorOn(db, {}).migrateToLatest())
  let tried: MigrationResultSet = {}
  const run = db.transaction().execute(async (tx) => {
    tried = await migratorOn(tx).migrateToLatest()
    if (tried.error) throw tried.error
  })
  return await run.then(
    () => tried,
    (error: unknown) => ({ ...tried, error }),
  )
}

async function onceTablesAreFree(
  migrate: () => Promise<MigrationResultSet>,
  { signal, onWait }: TablePatience,
): Promise<MigrationResultSet> {
  const end = performance.now() + timeLimits.tables
  for (let tries = 0; ; tries += 1) {
    const tried = await migrate()
    if (!isInUse(tried.error) || signal?.aborted) return tried
    if (performance.now() > end) throw tablesInUse()
    if (tries === 0) onWait()
    await pause(timeLimits.tablesAgain, undefined, { signal }).catch(() => undefined)
  }
}

/**
 * Tells whether these are exactly the migrations of the list. The migrator first reads the columns of every table,
 * twice, which took most of the time of opening a database; where the names cannot be read, it says why.
 */
const isLatest = (found: readonly string[]) =>
  found.length === Object.keys(migrations).length && found.every((name) => name in migrations)

async function executedNames<Schema>(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}

/** Tells whether a later version has changed the tables, which may hold what this one does not know. */
export async function isLaterSchema<Schema>(db: Kysely<Schema>): Promise<boolean> {
  return (await executedNames(db)).some((name) => !(name in migrations))
}

/**
 * Returns the names of the migrations that the database lacks; changes nothing.
 * @throws DatabaseObstacle when a newer version or 0.1 made this schema
 */
export async function missingMigrations<Schema>(db: Kysely<Schema>): Promise<string[]> {
  if (areOfFirstBuilds(await executedNames(db).catch(() => []))) throw ofFirstBuilds()
  const known = await migratorOn(db).getMigrations()
  const done = known.filter(({ executedAt }) => executedAt !== undefined)
  if (done.length > 0 && (await isLaterSchema(db))) throw newer()
  return known.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name)
}

const namesLost = () =>
  new DatabaseObstacle(
    'The database is damaged: table kysely_migration is missing. Restore it from a backup.',
  )

const tablesInUse = () =>
  new DatabaseObstacle(
    'For an hour others have been reading tables that have to change, as an export or a dump does. Nothing was changed. Stop them, and start again.',
  )

const newer = () =>
  new DatabaseObstacle(
    'This database belongs to a newer version of Candor. Start that version, or restore a backup that this one made.',
  )

const ofFirstBuilds = () =>
  new DatabaseObstacle(
    'This database belongs to Candor 0.1, which later versions do not read. Start with an empty database or data folder, and import the list of records that version 0.1 exports.',
  )

/** The triggers that a table must have, by their names on either engine. */
export interface Triggers {
  table: string
  sqlite: readonly string[]
  postgres: readonly string[]
}

/** Returns a part of a sentence for each trigger that is not among the names. */
export function missingTriggers(
  triggers: readonly Triggers[],
  engine: 'sqlite' | 'postgres',
  names: ReadonlySet<string>,
): string[] {
  return triggers.flatMap(({ table, [engine]: expected }) =>
    expected
      .filter((name) => !names.has(name))
      .map((name) => `trigger ${name} of ${table} is missing or switched off.`),
  )
}
