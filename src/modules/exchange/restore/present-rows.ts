import type { Tables } from '#migrations'
import {
  areOfFirstBuilds,
  knownMigrations,
  openScratch,
  type Scratch,
  type Transaction,
} from '#platform/database'
import type { Manifest } from '../export/archive-parts.ts'
import { rowsOf } from '../export/export.store.ts'
import { type ArchiveKind, tablesOf } from '../export/exported-tables.ts'
import { refuseUnless } from '../refusals.ts'
import { type Archive, rowsIn } from './archive.ts'
import { countRows, insertRows, readShape } from './restore.store.ts'

type Row = Record<string, unknown>

/**
 * Refuses with `restore.other_version` an archive of version 0.1, and with `restore.newer_version` one that names a
 * migration that this version lacks.
 */
export function refuseUnknownVersion({ migrations }: Manifest): void {
  refuseUnless(!areOfFirstBuilds(migrations), 'restore.other_version')
  const known = knownMigrations()
  refuseUnless(
    migrations.every((name) => known.includes(name)),
    'restore.newer_version',
  )
}

/** An archive's rows in the tables of this version. */
export interface PresentRows {
  rowsIn(table: keyof Tables): AsyncIterable<Row>
  counts: Readonly<Record<string, number>>
  close(): Promise<void>
}

/**
 * Opens an archive's rows. If an earlier version made the archive, its rows go through tables of that version, which
 * the missing migrations then bring up to date, exactly as when an installation is upgraded. Refuses with
 * `restore.other_version` rows that do not fit the tables of the version that the archive names.
 */
export async function openRows(archive: Archive): Promise<PresentRows> {
  const { migrations } = archive.manifest
  const missing = knownMigrations().filter((name) => !migrations.includes(name))
  if (missing.length === 0) return asKept(archive)
  const scratch = openScratch()
  try {
    await scratch.migrate(migrations)
    await refuseOtherTables(archive, scratch)
    await scratch.write((tx) => load(tx, archive))
    await scratch.migrate(missing)
    return await rowsOn(scratch, archive.manifest.kind)
  } catch (error) {
    await scratch.close()
    throw error
  }
}

const asKept = (archive: Archive): PresentRows => ({
  rowsIn: (table) => rowsIn(archive, table),
  counts: archive.manifest.tables,
  close: async () => undefined,
})

async function refuseOtherTables(archive: Archive, { reader }: Scratch): Promise<void> {
  const shape = await readShape(reader)
  const isThere = (table: string) => shape.has(table)
  refuseUnless(Object.keys(archive.manifest.tables).every(isThere), 'restore.other_version')
  for (const [table, columns] of await shapeOf(archive)) {
    const expected = shape.get(table)
    const isSame = columns.size === expected?.size && [...columns].every((one) => expected.has(one))
    refuseUnless(isSame, 'restore.other_version')
  }
}

/** Returns the columns of an archive's tables, where there is a row to read them from. */
async function shapeOf(archive: Archive): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const shape = new Map<string, Set<string>>()
  for (const [table, count] of Object.entries(archive.manifest.tables)) {
    if (count === 0) continue
    for await (const row of rowsIn(archive, table)) {
      shape.set(table, new Set(Object.keys(row)))
      break
    }
  }
  return shape
}

/** Loads the rows; the manifest names tables in the order in which rows can be restored. */
async function load(tx: Transaction, archive: Archive): Promise<void> {
  for (const [table, count] of Object.entries(archive.manifest.tables)) {
    const loaded = await insertRows(tx, table as keyof Tables, rowsIn(archive, table))
    refuseUnless(loaded === count, 'restore.altered')
  }
}

async function rowsOn({ reader, close }: Scratch, kind: ArchiveKind): Promise<PresentRows> {
  const counts: Record<string, number> = {}
  for (const { table } of tablesOf(kind)) counts[table] = await countRows(reader, table)
  return {
    async *rowsIn(table) {
      const copied = tablesOf(kind).find((each) => each.table === table)
      if (copied) for await (const rows of rowsOf(reader, copied)) yield* rows
    },
    counts,
    close,
  }
}
