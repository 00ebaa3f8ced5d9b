import { knownMigrations, openScratch } from '#platform/database'
import { tablesOf } from '../export/exported-tables.ts'
import type { Manifest } from '../export/manifest.ts'
import { refuseUnless } from '../refusals.ts'
import { type Archive, rowsIn } from './archive.ts'
import { readShape } from './restore.store.ts'

/** Tables with their columns. */
export type Shape = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Refuses with `restore.newer_version` an archive that names a migration that this version lacks, and with
 * `restore.other_version` one that names none.
 */
export function refuseUnknownVersion(manifest: Manifest): void {
  const named = namedIn(manifest)
  refuseUnless(named.length > 0, 'restore.other_version')
  refuseUnless(
    named.every((name) => knownMigrations.includes(name)),
    'restore.newer_version',
  )
}

const namedIn = ({ migrations, schema }: Manifest) =>
  migrations ?? (schema === undefined ? [] : [schema])

/** Returns the migrations that an archive's tables had. */
export async function migrationsOf(archive: Archive): Promise<readonly string[]> {
  const { migrations, schema = '' } = archive.manifest
  return migrations ?? inferMigrations(archive, schema)
}

/**
 * Infers the migrations of an archive whose manifest, from an older version, names only the newest one. Others with
 * lower numbers may have been added after it: each one that by its tables has not run is left out. A migration that
 * changed no column of a table with rows is assumed to have run.
 */
async function inferMigrations(archive: Archive, newest: string): Promise<string[]> {
  const steps = await stepsUpTo(newest)
  const found: Found = {
    tables: new Set(Object.keys(archive.manifest.tables)),
    copied: new Set(tablesOf(archive.manifest.kind).map(({ table }) => table)),
    shape: await shapeOf(archive),
    last: steps.at(-1)?.after ?? new Map(),
  }
  return steps.filter((step) => hasRun(step, found)).map(({ name }) => name)
}

/** A migration, and the tables before and after it. */
interface Step {
  name: string
  before: Shape
  after: Shape
}

async function stepsUpTo(newest: string): Promise<Step[]> {
  const scratch = openScratch()
  try {
    const steps: Step[] = []
    for (const name of knownMigrations.filter((each) => each <= newest)) {
      const before: Shape = steps.at(-1)?.after ?? new Map()
      await scratch.migrate([name])
      steps.push({ name, before, after: await readShape(scratch.reader) })
    }
    return steps
  } finally {
    await scratch.close()
  }
}

interface Found {
  /** The archive's tables. */
  tables: ReadonlySet<string>
  shape: Shape
  /** The names of the tables that this version copies. */
  copied: ReadonlySet<string>
  /** After all the steps. */
  last: Shape
}

/** Tells whether nothing in the archive shows that a migration has not run. */
function hasRun({ before, after }: Step, { tables, shape, copied, last }: Found): boolean {
  for (const [table, columns] of after) {
    const former = before.get(table)
    if (!former && copied.has(table) && !tables.has(table)) return false
    const kept = shape.get(table)
    const final = last.get(table)
    if (!former || !kept || !final) continue
    const isLacking = (name: string) => !former.has(name) && final.has(name) && !kept.has(name)
    const isLeft = (name: string) => !columns.has(name) && !final.has(name) && kept.has(name)
    if ([...columns].some(isLacking) || [...former].some(isLeft)) return false
  }
  return true
}

/** Returns the columns of an archive's tables, where there is a row to read them from. */
export async function shapeOf(archive: Archive): Promise<Shape> {
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
