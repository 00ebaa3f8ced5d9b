import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { StringDecoder } from 'node:string_decoder'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import type { Tables } from '#migrations'
import {
  areOfFirstBuilds,
  knownMigrations,
  openScratch,
  type Scratch,
  type Transaction,
} from '#platform/database'
import { Refusal } from '#platform/errors'
import { countRows, insertRows, type Row, readShape, rowsOf } from './archive.store.ts'
import {
  type ArchiveKind,
  type Manifest,
  manifestName,
  manifestSchema,
  tablesOf,
} from './archive-parts.ts'
import type { RecordKeys } from './record-keys.ts'
import { refusal, refuseUnless } from './refusals.ts'
import { SealedRows } from './sealed-rows.ts'

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
  /** Returns how many rows of a table there are, once they were all read. */
  countOf(table: keyof Tables): number
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
  countOf: (table) => (archive.manifest.tables[table] ?? 0) - archive.sealedRows.leftOutOf(table),
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
    refuseUnless(loaded + archive.sealedRows.leftOutOf(table) === count, 'restore.altered')
  }
}

async function rowsOn({ reader, close }: Scratch, kind: ArchiveKind): Promise<PresentRows> {
  const counts = new Map<keyof Tables, number>()
  for (const { table } of tablesOf(kind)) counts.set(table, await countRows(reader, table))
  return {
    async *rowsIn(table) {
      const copied = tablesOf(kind).find((each) => each.table === table)
      if (copied) for await (const rows of rowsOf(reader, copied)) yield* rows
    },
    countOf: (table) => counts.get(table) ?? 0,
    close,
  }
}

/** A manifest of a million scans is some 200 MB. */
const mostManifestBytes = 512 * 1024 * 1024

/** An export on the disk, with its table of contents. */
export interface Archive {
  manifest: Manifest
  /** The manifest as it was written. */
  written: Buffer
  entries: ReadonlyMap<string, Entry>
  zip: ZipFile
  /** What opens the rows of records in a backup of a place. */
  sealedRows: SealedRows
}

/**
 * Opens an export. Refuses with `restore.unreadable` a file that is not a zip, was cut off, or is not an export.
 * Nothing is ever written to a path that the archive names.
 */
export async function openArchive(path: string, keys: RecordKeys = new Map()): Promise<Archive> {
  const zip = await readable(() => openPromise(path, { autoClose: false }))
  try {
    return await readable(async () => {
      const entries = new Map<string, Entry>()
      for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
      const last = entries.get(manifestName)
      refuseUnless(last && last.uncompressedSize <= mostManifestBytes, 'restore.unreadable')
      const written = await buffer(await zip.openReadStreamPromise(last))
      const manifest = manifestSchema.parse(JSON.parse(written.toString('utf8')))
      return { manifest, written, entries, zip, sealedRows: new SealedRows(keys) }
    })
  } catch (error) {
    zip.close()
    throw error
  }
}

/** Reads an archive again from its file: refuses one that could not be restored. */
export async function verifyArchive(path: string): Promise<Manifest> {
  const archive = await openArchive(path)
  try {
    await checkArchive(archive)
    return archive.manifest
  } finally {
    archive.zip.close()
  }
}

/** Turns an unreadable table or file into a refusal. */
async function readable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw refusal('restore.unreadable')
  }
}

/**
 * Compares every file with the manifest: none is missing, none was added, each has the bytes that were exported.
 * Refuses with `restore.altered`.
 */
export async function checkArchive(archive: Archive): Promise<void> {
  const { manifest, entries } = archive
  const inZip = manifest.entries.filter(({ object }) => object === undefined)
  refuseUnless(entries.size === inZip.length + 1, 'restore.altered')
  for (const { path, sha256 } of inZip) {
    const hash = createHash('sha256')
    await readable(async () => {
      for await (const chunk of await streamOf(archive, path)) hash.update(chunk as Buffer)
    })
    refuseUnless(hash.digest('hex') === sha256, 'restore.altered')
  }
}

export async function streamOf({ entries, zip }: Archive, path: string) {
  const entry = entries.get(path)
  refuseUnless(entry, 'restore.altered')
  return zip.openReadStreamPromise(entry)
}

/**
 * Yields the rows of a table's JSON file, which has one per line; without those of records that were purged since, for
 * which there is no key.
 */
async function* rowsIn(archive: Archive, table: string): AsyncGenerator<Row> {
  const input = await streamOf(archive, `tables/${table}.json`)
  archive.sealedRows.begin(table)
  try {
    for await (const line of linesOf(input)) {
      if (!line.startsWith('{')) continue
      const row = archive.sealedRows.open(table, rowIn(line))
      if (row) yield row
    }
  } finally {
    // A caller that wants only the first row leaves the rest unread.
    input.destroy()
  }
}

function rowIn(line: string): Row {
  try {
    return JSON.parse(line.replace(/,\r?$/, ''))
  } catch {
    throw refusal('restore.bad_row')
  }
}

/** Longer than any row that Candor writes, in characters. */
const mostRow = 64 * 1024 * 1024

/** Yields lines; refuses with `restore.bad_row` one that is too long to be a row, before it fills the memory. */
async function* linesOf(input: AsyncIterable<unknown>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  // Joined once for each line: a row may come in many parts.
  let begun: string[] = []
  let length = 0
  for await (const chunk of input) {
    const [first = '', ...others] = decoder.write(chunk as Buffer).split('\n')
    begun.push(first)
    length += first.length
    refuseUnless(length <= mostRow, 'restore.bad_row')
    if (others.length === 0) continue
    yield begun.join('')
    const last = others.pop() ?? ''
    yield* others
    begun = [last]
    length = last.length
  }
  yield begun.join('') + decoder.end()
}
