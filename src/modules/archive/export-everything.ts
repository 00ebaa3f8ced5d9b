import { appendAudit } from '#modules/audit'
import { originalKey } from '#modules/documents'
import { readSettings } from '#modules/organisation'
import type { Instant } from '#platform/clock'
import type { ActionContext } from '#platform/context'
import { inBatches, isLaterSchema, knownMigrations } from '#platform/database'
import { untilDamaged } from '#platform/encryption'
import { isStored } from '#platform/storage'
import {
  columnsOf,
  csvOf,
  documentPath,
  type ExportedDocument,
  jsonOf,
  type Row,
  rowsOf,
  selectDocumentsBetween,
} from './archive.store.ts'
import {
  type ArchiveKind,
  foldersLeftOut,
  format,
  type Manifest,
  manifestName,
  readme,
  tablesOf,
} from './archive-parts.ts'
import { openPatiently } from './place-names.ts'
import { fillRecordKeys, makeMissingKeys, type RecordKeys, sealRowIn } from './record-keys.ts'
import { refuseUnless } from './refusals.ts'
import { sealed } from './seal.ts'
import {
  type ArchiveEntry,
  type KeptElsewhere,
  listedIn,
  packedFile,
  type WrittenEntry,
  zipOf,
} from './zip-file.ts'

/** Collected for the manifest while the archive is being written. */
interface Notes {
  kind: ArchiveKind
  tables: Record<string, number>
  damaged: Manifest['damaged']
  /** Files other than scans that could not be read, or not to their end. */
  brokenFiles: number
  lastDocument: string
  /** Where what is about records is sealed: what is not in the zip itself. */
  elsewhere: Elsewhere | undefined
}

/**
 * Exports everything as one zip that is written while it is being read: each table as CSV and JSON from one snapshot,
 * then the scans and pictures as they were received, then the manifest with the hash of each. Scans are read after the
 * snapshot: they never change, and one that was purged since is listed as missing. Writes `export.everything` into the
 * audit log before the first byte. Refuses with `export.later_version`, even halfway: the zip is then left unfinished.
 */
export async function exportEverything(ctx: ActionContext): Promise<AsyncGenerator<Uint8Array>> {
  return (await archive(ctx, 'export')).zip
}

/**
 * Exports the same plus the credentials of people and programs, and without the CSV: what `restoreExport` needs to
 * restore the installation. Writes `export.backup` into the audit log. `damaged` counts the scans that are missing or
 * altered, once the zip has been read to its end. With `elsewhere` the zip has the tables, in which rows about records are
 * sealed, and lists the files.
 */
export function backUp(ctx: ActionContext, elsewhere?: Elsewhere): Promise<BackUp> {
  return archive(ctx, 'backup', elsewhere)
}

/** A backup that is written while its zip is being read. */
interface BackUp {
  madeAt: Instant
  zip: AsyncGenerator<Uint8Array>
  /** Rows by table, as far as they have been read. */
  rows: Readonly<Record<string, number>>
  damaged: () => number
}

/** Where a backup keeps what its zip does not have. */
export interface Elsewhere {
  /** Gets the keys of records, as of the moment of the tables, before any file is kept. */
  keys: Map<string, Buffer>
  /** Keeps a file of the storage outside the zip, after reading it to its end. */
  keep(file: ArchiveEntry & { key: string }): Promise<WrittenEntry>
}

async function archive(ctx: ActionContext, kind: ArchiveKind, elsewhere?: Elsewhere) {
  await refuseLaterVersion(ctx)
  if (elsewhere) await makeMissingKeys(ctx)
  const madeAt = ctx.clock.now()
  const { displayName: organisation } = await ctx.read(({ tx }) => readSettings(tx))
  const action = kind === 'backup' ? 'export.backup' : 'export.everything'
  await ctx.write((write) => appendAudit(write, action, 'organisation'))
  const none = { tables: {}, damaged: [], brokenFiles: 0, lastDocument: '' }
  const notes: Notes = { ...none, kind, elsewhere }
  const introduction = readme(kind, organisation, madeAt, elsewhere ? 'place' : 'zip')
  const all = entriesOf(ctx, notes, introduction)
  const entries = elsewhere ? withoutFiles(all, elsewhere) : all
  const zip = zipOf(entries, async (written) => {
    const { tables, damaged } = notes
    const manifest: Omit<Manifest, 'entries'> = {
      ...{ format, version: 1, kind, migrations: [...knownMigrations()] },
      ...{ madeAt, organisation, tables, damaged },
    }
    return {
      path: manifestName,
      parts: sealed(ctx.secrets, listedIn(manifest, 'entries', written)),
    }
  })
  const damaged = () => notes.damaged.length + notes.brokenFiles
  return { madeAt, zip, rows: notes.tables, damaged }
}

async function* withoutFiles(
  entries: AsyncIterable<ArchiveEntry>,
  elsewhere: Elsewhere,
): AsyncGenerator<ArchiveEntry | KeptElsewhere> {
  for await (const { key, ...entry } of entries)
    yield key === undefined ? entry : { elsewhere: await elsewhere.keep({ ...entry, key }) }
}

async function* entriesOf(
  ctx: ActionContext,
  notes: Notes,
  introduction: string,
): AsyncGenerator<ArchiveEntry> {
  yield packedFile('README.txt', [Buffer.from(introduction)])
  yield* tableEntries(ctx, notes)
  yield* documentEntries(ctx, notes)
  for await (const { key } of ctx.storage.list('')) {
    if (foldersLeftOut.some((folder) => key.startsWith(folder))) continue
    const opened = await openPatiently(ctx, key)
    if (!opened) {
      // Purged since it was listed, unless it is there and cannot be read.
      if (await isStored(ctx.storage, key)) notes.brokenFiles += 1
      continue
    }
    const bytes = untilDamaged(opened.stream, () => {
      notes.brokenFiles += 1
    })
    yield { path: `files/${key}`, key, isCompressed: false, bytes }
  }
}

async function* tableEntries(ctx: ActionContext, notes: Notes): AsyncGenerator<ArchiveEntry> {
  const { tx, close } = await ctx.openSnapshot()
  const keys = notes.elsewhere?.keys
  try {
    if (keys) await fillRecordKeys(ctx, tx, keys)
    for (const each of tablesOf(notes.kind)) {
      const path = `tables/${each.table}`
      if (notes.kind === 'export')
        yield packedFile(`${path}.csv`, csvOf(await columnsOf(tx, each.table), rowsOf(tx, each)))
      const all = counted(rowsOf(tx, each), each.table, notes)
      yield packedFile(`${path}.json`, jsonOf(keys ? sealedRows(all, each.table, keys) : all))
    }
  } finally {
    await close()
  }
  // A snapshot preserves the rows, but not the columns of the tables.
  await refuseLaterVersion(ctx)
}

/**
 * Refuses when a later version has changed the database: an archive names the version that it fits, and with columns of
 * a later one and without its tables it would fit none.
 */
async function refuseLaterVersion(ctx: ActionContext): Promise<void> {
  refuseUnless(!(await ctx.read(({ tx }) => isLaterSchema(tx))), 'export.later_version')
}

async function* sealedRows(
  batches: AsyncGenerator<Row[]>,
  table: string,
  keys: RecordKeys,
): AsyncGenerator<Row[]> {
  for await (const rows of batches) yield rows.map((row) => sealRowIn(keys, table, row))
}

async function* counted(
  batches: AsyncGenerator<Row[]>,
  table: string,
  notes: Notes,
): AsyncGenerator<Row[]> {
  notes.tables[table] = 0
  for await (const rows of batches) {
    notes.tables[table] += rows.length
    if (table === 'documents') notes.lastDocument = String(rows.at(-1)?.id)
    yield rows
  }
}

async function* documentEntries(ctx: ActionContext, notes: Notes): AsyncGenerator<ArchiveEntry> {
  const batches = inBatches(200, (after, limit) => {
    const wanted = { after, upTo: notes.lastDocument, limit }
    return ctx.read(({ tx }) => selectDocumentsBetween(tx, wanted))
  })
  for await (const documents of batches)
    for (const document of documents) {
      const opened = await openPatiently(ctx, originalKey(document))
      if (opened) yield documentEntry(document, opened.stream, notes)
      else notes.damaged.push({ documentId: document.id, problem: 'missing' })
    }
}

function documentEntry(
  document: ExportedDocument,
  stream: AsyncIterable<Uint8Array>,
  notes: Notes,
): ArchiveEntry {
  const { id, sha256 } = document
  return {
    path: documentPath(document),
    key: originalKey(document),
    isCompressed: false,
    bytes: untilDamaged(stream),
    onHash: (found) => {
      if (found !== sha256) notes.damaged.push({ documentId: id, problem: 'altered' })
    },
  }
}
