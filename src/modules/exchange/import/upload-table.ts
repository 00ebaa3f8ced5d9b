import { createHash } from 'node:crypto'
import { type ActionContext, type Actor, actorId } from '#platform/context'
import { isOutcomeUnknown } from '#platform/database'
import { Refusal } from '#platform/errors'
import { visibleFileName } from '#platform/text/schema'
import { guessMapping, isOlderExport, mappingProblems } from '../columns/schema.ts'
import { exchangeLimits } from '../limits.ts'
import { keepInPieces, readerOfPieces } from '../pieces.ts'
import { refusal, refuseUnless } from '../refusals.ts'
import { importCountsSchema, importFindingsSchema } from '../schema.ts'
import { readTable } from '../tables/read-table.ts'
import { emptyFile } from '../tables/table.ts'
import { folderOf, type ImportJob } from './import-job.ts'
import { insertImport } from './imports.store.ts'
import { keepRows } from './rows-file.ts'

interface UploadTable {
  fileName: string
  source: AsyncIterable<Uint8Array>
  place?: ImportJob['place']
}

/**
 * Takes a table in: reads it once whole, keeps its rows in one form, whatever format they came in,
 * and guesses which column is what. Refuses with `import.unreadable` or `import.too_large`, and then
 * nothing is left.
 */
export async function uploadTable(
  ctx: ActionContext,
  { fileName, source, place = 'server' }: UploadTable,
): Promise<ImportJob> {
  refuseUnless(ctx.actor.kind !== 'anonymous', 'session.required')
  const id = ctx.ids.uuid()
  try {
    const table = await takeIn(ctx, id, { fileName, source })
    const now = ctx.clock.now()
    const mapping = guessMapping(table.columns)
    const isComplete = mappingProblems(mapping, table.columns, false).length === 0
    const job: ImportJob = {
      ...table,
      id,
      place,
      state: isComplete ? 'mapped' : 'uploaded',
      fileName: visibleFileName(fileName, 'table'),
      isOlder: isOlderExport(table.columns),
      rowsDone: 0,
      mapping,
      updateExisting: false,
      answers: [],
      counts: importCountsSchema.parse({}),
      findings: importFindingsSchema.parse({}),
      problem: null,
      actor: ctx.actor as Exclude<Actor, { kind: 'anonymous' }>,
      runner: null,
      createdAt: now,
      updatedAt: now,
      startedAt: null,
      endedAt: null,
      filesRemovedAt: null,
    }
    await ctx.write(({ tx }) => insertImport(tx, job))
    return job
  } catch (error) {
    if (!isOutcomeUnknown(error)) await ctx.storage.removeAll(folderOf(id))
    throw error
  }
}

/** Bytes, then rows; the bytes go again, because the rows hold all that they held. */
async function takeIn(
  ctx: ActionContext,
  id: string,
  { fileName, source }: Pick<UploadTable, 'fileName' | 'source'>,
) {
  const { storage } = ctx
  const prefix = `${folderOf(id)}/table`
  const hash = createHash('sha256').update(actorId(ctx.actor) as string)
  const bytes = await keepInPieces(
    storage,
    prefix,
    hashed(source, hash),
    exchangeLimits.importTableBytes,
  ).catch((error: unknown) => {
    const code = error instanceof Refusal ? error.code : null
    if (code === 'document.too_large') throw refusal('import.too_large')
    throw code === 'document.empty' ? emptyFile() : error
  })
  const open = () => readerOfPieces(storage, prefix)(0, bytes)
  const table = await readTable({ name: fileName, bytes, open })
  const rows = await keepRows(storage, id, table.rows)
  await storage.removeAll(prefix)
  const { format, reading, columns } = table
  return { format, reading, columns, rows, fingerprint: hash.digest('hex') }
}

async function* hashed(source: AsyncIterable<Uint8Array>, hash: ReturnType<typeof createHash>) {
  for await (const chunk of source) {
    hash.update(chunk)
    yield chunk
  }
}
