import { buffer } from 'node:stream/consumers'
import { appendAudit } from '#modules/audit'
import {
  endingAmong,
  getWholeFile,
  leavingName,
  listedEnding,
  noteOriginalRead,
  originalKey,
  printedDatesOf,
  type StoredDocument,
} from '#modules/documents'
import { type Ending, kindLabel } from '#modules/documents/schema'
import { besideCells, besideOf } from '#modules/import'
import { listedNumbers, listedRecords } from '#modules/records'
import { fieldNames } from '#modules/records/fields.schema'
import type { CandidateRecord, RecordList } from '#modules/records/schema'
import { dateColumns, dateTargetNames } from '#modules/tables/columns/columns.schema'
import { besideTargets } from '#modules/tables/columns/columns-beside.schema'
import type { ActionContext, ReadContext } from '#platform/context'
import type { StaffLanguage } from '#platform/languages.schema'
import { lostFile } from '#platform/storage'
import {
  columnsOf,
  csvOf,
  documentPath,
  jsonOf,
  type Row,
  rowsOf,
  selectShownOf,
} from './archive.store.ts'
import { manifestName } from './archive-parts.ts'
import { openPatiently } from './place-names.ts'
import { refusal } from './refusals.ts'
import { type ArchiveEntry, packedFile, zipOf } from './zip-file.ts'

const endingColumns = ['validUntil', 'issuedOn', 'paper', 'name', 'reference', 'telephone'] as const

/** Documents that are read at a time. */
const endingsTogether = 200

/**
 * Exports the documents whose printed end date is within some days, as CSV: each once, also when the list changes
 * while it is sent. Writes `export.ending_papers` into the
 * audit log before the first byte. The kind of document is in the reader's language; the columns are not, as in every
 * CSV.
 */
export async function exportEnding(
  ctx: ActionContext,
  { language, ...asked }: Ending & { language: StaffLanguage },
): Promise<AsyncGenerator<Uint8Array>> {
  await ctx.write((write) => appendAudit(write, 'export.ending_papers', null, asked))
  return csvOf(endingColumns, endingRows(ctx, asked, language))
}

async function* endingRows(
  ctx: ActionContext,
  asked: Ending,
  language: StaffLanguage,
): AsyncGenerator<Row[]> {
  const whole = await ctx.read((read) => listedEnding(read, asked))
  for (const ids of inParts(whole.ids, endingsTogether)) {
    const documents = await ctx.read((read) => endingAmong(read, { ...whole, ids }))
    yield documents.map((each) => ({ ...each, paper: kindLabel(each.kind, language) }))
  }
}

function* inParts<One>(all: readonly One[], most: number): Iterable<One[]> {
  for (let from = 0; from < all.length; from += most) yield all.slice(from, from + most)
}

const ofRecord = [
  'reference',
  ...fieldNames,
  'state',
  'stage',
  'hiddenAt',
  'createdAt',
  'updatedAt',
  'approvedAt',
] as const
const columns = [...ofRecord, ...besideTargets, ...dateTargetNames]

/** Records that are read at a time. */
const together = 100

type Filters = Omit<RecordList, 'page' | 'pageSize'>

/**
 * Exports the records that a list shows with these filters, in its order, with what their contracts say, which
 * documents are in hand and the dates printed on documents, as CSV that is read while it is sent. A record that is
 * added meanwhile is not in it; each of the others is there once, unless it went to the trash. Writes `export.records`
 * into the audit log before the first byte.
 */
export async function exportRecords(
  ctx: ActionContext,
  filters: Filters,
): Promise<AsyncGenerator<Uint8Array>> {
  const named = Object.keys(filters).filter((name) => name !== 'trash' && name !== 'sort')
  await ctx.write((write) => appendAudit(write, 'export.records', null, { filteredBy: named }))
  return csvOf(columns, recordRows(ctx, filters))
}

const nothing = { terms: null, originals: [] }

async function* recordRows(ctx: ActionContext, filters: Filters): AsyncGenerator<Row[]> {
  const all = await ctx.read((read) => listedNumbers(read, filters))
  for (const numbers of inParts(all, together))
    yield await ctx.read((read) => rowsWith(read, { numbers, trash: filters.trash }))
}

async function rowsWith(
  ctx: ReadContext,
  listed: Parameters<typeof listedRecords>[1],
): Promise<Row[]> {
  const records = await listedRecords(ctx, listed)
  const ids = records.map(({ id }) => id)
  const beside = await besideOf(ctx, ids)
  const printed = await printedDatesOf(ctx, ids)
  return records.map((record) => ({
    ...Object.fromEntries(ofRecord.map((column) => [column, record[column]])),
    ...besideCells(beside.get(record.id) ?? nothing),
    ...Object.fromEntries(
      dateColumns.map(({ target, kind, date }) => [
        target,
        printed.find((one) => one.recordId === record.id && one.kind === kind)?.[date] ?? null,
      ]),
    ),
  }))
}

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
    parts: [await buffer(csvOf(originalColumns, [named.map(rowOf)]))],
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
  yield packedFile('README.txt', [Buffer.from(introduction)])
  const { tx, close } = await ctx.openSnapshot()
  try {
    for (const { of, without, ...each } of handedOver) {
      const isHandedOver = (column: string) => !without.some((one) => one === column)
      const isOfTheirs = (row: Row) => recordIds.has(String(row[of]))
      const leaving = () => only(rowsOf(tx, each), isOfTheirs, isHandedOver)
      const columns = (await columnsOf(tx, each.table)).filter(isHandedOver)
      const path = `tables/${each.table}`
      yield packedFile(`${path}.csv`, csvOf(columns, leaving()))
      yield packedFile(`${path}.json`, jsonOf(leaving()))
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

async function* only(
  batches: AsyncGenerator<Row[]>,
  isIn: (row: Row) => boolean,
  isWanted: (column: string) => boolean,
) {
  const wanted = (row: Row) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => isWanted(column)))
  for await (const rows of batches) yield rows.filter(isIn).map(wanted)
}
