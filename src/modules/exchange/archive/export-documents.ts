import {
  getWholeFile,
  leavingName,
  noteOriginalRead,
  originalKey,
  type StoredDocument,
} from '#modules/documents'
import type { CandidateRecord } from '#modules/records/schema'
import type { ActionContext } from '#platform/context'
import { lostFile } from '#platform/storage'
import { refusal } from '../refusals.ts'
import { columnsOf, type Row, rowsOf, selectShownOf } from './archive.store.ts'
import { manifestName } from './archive-parts.ts'
import { documentPath, once } from './export-everything.ts'
import { csvOf, jsonOf } from './export-lists.ts'
import { type ArchiveEntry, openPatiently, zipOf } from './zip-file.ts'

/**
 * Exports the originals of a record's current documents as one zip that is written while it is being read, under our
 * own names, with a list of them. For staff who may have each. Checks that every one exists before the first byte
 * leaves, and refuses the zip if one is missing (`export.original_missing`); one that cannot be read to its end, or is
 * not what was received, ends the zip with an error. Writes `document.original_downloaded` for each.
 */
export async function exportOriginals(
  ctx: ActionContext,
  recordId: string,
): Promise<{ record: CandidateRecord; zip: AsyncGenerator<Uint8Array> }> {
  const { record, documents, withheld } = await ctx.read((read) => getWholeFile(read, recordId))
  const all = [...documents, ...withheld]
  for (const document of all) await (await openOriginal(ctx, document)).cancel()
  await ctx.write(async (write) => {
    for (const document of all) await noteOriginalRead(write, document)
  })
  const named = all.map((document) => ({ document, path: nameOf(record, document) }))
  const zip = zipOf(entriesOf(ctx, named), async () => ({
    path: 'list.csv',
    parts: await listOf(named),
  }))
  return { record, zip }
}

interface Named {
  document: StoredDocument
  path: string
}

/** Returns a name from kind and reference; the extension is that of the real type. */
function nameOf({ reference }: CandidateRecord, { kind, mediaType }: StoredDocument): string {
  return leavingName(`${kind}-${reference}`, mediaType)
}

async function openOriginal(ctx: ActionContext, document: StoredDocument) {
  const opened = await ctx.storage.open(originalKey(document))
  if (opened) return opened.stream
  await lostFile(ctx, originalKey(document), { documentId: document.id })
  throw refusal('export.original_missing')
}

async function* entriesOf(
  ctx: ActionContext,
  named: readonly Named[],
): AsyncGenerator<ArchiveEntry> {
  for (const { document, path } of named)
    yield {
      path,
      isCompressed: false,
      bytes: await openOriginal(ctx, document),
      onHash: (found) => {
        if (found === document.sha256) return
        ctx.log.error({ documentId: document.id }, 'The file of a document is altered; run doctor')
        throw new Error(`The file of document ${document.id} is not what was received`)
      },
    }
}

const originalColumns = [
  ...['file', 'kind', 'version', 'sha256', 'mediaType', 'bytes', 'pages'],
  ...['originalName', 'uploadedAt', 'issuedOn', 'validUntil', 'withheldAt'],
]

async function listOf(named: readonly Named[]): Promise<Uint8Array[]> {
  const parts: Uint8Array[] = []
  const rows = (async function* () {
    yield named.map(rowOf)
  })()
  for await (const part of csvOf(originalColumns, rows)) parts.push(part)
  return parts
}

function rowOf({ document, path }: Named): Record<string, string | number | null> {
  return Object.fromEntries(
    originalColumns.map((column) => [
      column,
      column === 'file' ? path : document[column as keyof StoredDocument],
    ]),
  )
}

/**
 * What a successor gets: the details, what the contract says, and which documents exist or were only seen; without what
 * staff wrote for each other.
 */
const handedOver = [
  { table: 'records', key: ['id'], of: 'id', without: ['returnReason', 'assignedTo'] },
  { table: 'contractTerms', key: ['id'], of: 'recordId', without: [] },
  { table: 'contractReadings', key: ['id'], of: 'recordId', without: [] },
  { table: 'sightings', key: ['id'], of: 'recordId', without: [] },
] as const

interface Handover {
  recordIds: ReadonlySet<string>
  /** For the person who opens the archive. */
  introduction: string
}

/**
 * Exports the details and current documents of these candidates as one zip, with the SHA-256 of each file; nothing
 * about any other candidate, no code, and nothing that staff wrote for each other.
 * @throws Error for a document that the storage does not have: a successor would not know that it is missing
 */
export function exportHandover(ctx: ActionContext, handover: Handover): AsyncGenerator<Uint8Array> {
  return zipOf(handoverEntries(ctx, handover), async (written) => ({
    path: manifestName,
    parts: [Buffer.from('{ "entries": [\n'), ...written, Buffer.from('\n] }')],
  }))
}

async function* handoverEntries(
  ctx: ActionContext,
  { recordIds, introduction }: Handover,
): AsyncGenerator<ArchiveEntry> {
  const file = (path: string, bytes: AsyncIterable<Uint8Array>) => ({
    ...{ path, bytes, isCompressed: true },
  })
  yield file('README.txt', once(new TextEncoder().encode(introduction)))
  const { tx, close } = await ctx.openSnapshot()
  try {
    for (const { of, without, ...each } of handedOver) {
      const isHandedOver = (column: string) => !without.some((one) => one === column)
      const rows = () => only(rowsOf(tx, each), (row) => recordIds.has(String(row[of])))
      const leaving = () => withColumns(rows(), isHandedOver)
      const columns = (await columnsOf(tx, each.table)).filter(isHandedOver)
      const path = `tables/${each.table}`
      yield file(`${path}.csv`, csvOf(columns, leaving()))
      yield file(`${path}.json`, jsonOf(leaving()))
    }
  } finally {
    await close()
  }
  for (const recordId of recordIds)
    for (const document of await ctx.read(({ tx }) => selectShownOf(tx, recordId))) {
      const opened = await openPatiently(ctx, originalKey(document))
      if (!opened) throw new Error(`The file of document ${document.id} is missing`)
      yield { path: documentPath(document), isCompressed: false, bytes: opened.stream }
    }
}

async function* only(batches: AsyncGenerator<Row[]>, isIn: (row: Row) => boolean) {
  for await (const rows of batches) yield rows.filter(isIn)
}

async function* withColumns(batches: AsyncGenerator<Row[]>, isWanted: (column: string) => boolean) {
  for await (const rows of batches)
    yield rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => isWanted(column))),
    )
}
