import { originalKey } from '#modules/documents'
import type { ActionContext } from '#platform/context'
import { columnsOf, type Row, rowsOf, selectCurrentOf } from './export.store.ts'
import { documentPath, once } from './export-everything.ts'
import { manifestName } from './manifest.ts'
import { openPatiently } from './open-patiently.ts'
import { csvOf, jsonOf } from './row-files.ts'
import { type ArchiveEntry, zipOf } from './zip-file.ts'

/** What a successor gets: the details, what the contract says, and which documents exist or were only seen. */
const handedOver = [
  { table: 'records', key: ['id'], of: 'id' },
  { table: 'contractTerms', key: ['id'], of: 'recordId' },
  { table: 'contractReadings', key: ['id'], of: 'recordId' },
  { table: 'sightings', key: ['id'], of: 'recordId' },
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
  return zipOf(entriesOf(ctx, handover), async (written) => ({
    path: manifestName,
    parts: [Buffer.from('{ "entries": [\n'), ...written, Buffer.from('\n] }')],
  }))
}

async function* entriesOf(
  ctx: ActionContext,
  { recordIds, introduction }: Handover,
): AsyncGenerator<ArchiveEntry> {
  const file = (path: string, bytes: AsyncIterable<Uint8Array>) => ({
    ...{ path, bytes, isCompressed: true },
  })
  yield file('README.txt', once(new TextEncoder().encode(introduction)))
  const { tx, close } = await ctx.openSnapshot()
  try {
    for (const { of, ...each } of handedOver) {
      const rows = () => only(rowsOf(tx, each), (row) => recordIds.has(String(row[of])))
      const path = `tables/${each.table}`
      yield file(`${path}.csv`, csvOf(await columnsOf(tx, each.table), rows()))
      yield file(`${path}.json`, jsonOf(rows()))
    }
  } finally {
    await close()
  }
  for (const recordId of recordIds)
    for (const document of await ctx.read(({ tx }) => selectCurrentOf(tx, recordId))) {
      const opened = await openPatiently(ctx, originalKey(document))
      if (!opened) throw new Error(`The file of document ${document.id} is missing`)
      yield { path: documentPath(document), isCompressed: false, bytes: opened.stream }
    }
}

async function* only(batches: AsyncGenerator<Row[]>, isIn: (row: Row) => boolean) {
  for await (const rows of batches) yield rows.filter(isIn)
}
