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
import { csvOf } from './archive-parts.ts'
import { type ArchiveEntry, zipOf } from './zip-file.ts'

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

const columns = [
  ...['file', 'kind', 'version', 'sha256', 'mediaType', 'bytes', 'pages'],
  ...['originalName', 'uploadedAt', 'issuedOn', 'validUntil', 'withheldAt'],
]

async function listOf(named: readonly Named[]): Promise<Uint8Array[]> {
  const parts: Uint8Array[] = []
  const rows = (async function* () {
    yield named.map(rowOf)
  })()
  for await (const part of csvOf(columns, rows)) parts.push(part)
  return parts
}

function rowOf({ document, path }: Named): Record<string, string | number | null> {
  return Object.fromEntries(
    columns.map((column) => [
      column,
      column === 'file' ? path : document[column as keyof StoredDocument],
    ]),
  )
}
