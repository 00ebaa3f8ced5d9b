import { originalKey } from '#modules/documents'
import type { ActionContext } from '#platform/context'
import { csvOf, jsonOf, manifestName } from './archive-parts.ts'
import { columnsOf, type Row, rowsOf, selectShownOf } from './export.store.ts'
import { documentPath, once } from './export-everything.ts'
import { type ArchiveEntry, openPatiently, zipOf } from './zip-file.ts'

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
