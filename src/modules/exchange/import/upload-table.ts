import { createHash } from 'node:crypto'
import { type ActionContext, type Actor, actorId } from '#platform/context'
import { isOutcomeUnknown } from '#platform/database'
import { Refusal } from '#platform/errors'
import { visibleFileName } from '#platform/text/schema'
import type { ChosenEncoding } from '../encodings.schema.ts'
import { exchangeLimits } from '../limits.ts'
import { keepInPieces } from '../pieces.ts'
import { refusal, refuseUnless } from '../refusals.ts'
import { importCountsSchema, importFindingsSchema } from '../schema.ts'
import { emptyFile } from '../tables/table.ts'
import { folderOf, type ImportJob } from './import-job.ts'
import { insertImport } from './imports.store.ts'
import { tablePrefix, takeTable } from './take-table.ts'

interface UploadTable {
  fileName: string
  source: AsyncIterable<Uint8Array>
  place?: ImportJob['place']
  /** The encoding of the text; detected when left out. */
  encoding?: ChosenEncoding | undefined
}

/**
 * Accepts a table: reads it once completely, stores its rows in one form, whatever its format, and guesses the columns.
 * Refuses with `import.unreadable`, `import.encoding_unknown` or `import.too_large`, and then leaves nothing.
 */
export async function uploadTable(
  ctx: ActionContext,
  { fileName, source, place = 'server', encoding }: UploadTable,
): Promise<ImportJob> {
  refuseUnless(ctx.actor.kind !== 'anonymous', 'session.required')
  const id = ctx.ids.uuid()
  try {
    const table = await takeIn(ctx, id, { fileName, source, encoding })
    const now = ctx.clock.now()
    const job: ImportJob = {
      ...table,
      id,
      place,
      fileName: visibleFileName(fileName, 'table'),
      rowsDone: 0,
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

async function takeIn(
  ctx: ActionContext,
  id: string,
  { fileName, source, encoding: chosen }: UploadTable,
) {
  const hash = createHash('sha256').update(actorId(ctx.actor) as string)
  const bytes = await keepInPieces(
    ctx.storage,
    tablePrefix(id),
    hashed(source, hash),
    exchangeLimits.importTableBytes,
  ).catch((error: unknown) => {
    const code = error instanceof Refusal ? error.code : null
    if (code === 'document.too_large') throw refusal('import.too_large')
    throw code === 'document.empty' ? emptyFile() : error
  })
  const table = await takeTable(ctx, { id, fileName, bytes, chosen })
  // In another encoding it is another table.
  return { ...table, fingerprint: hash.update(chosen ?? '').digest('hex') }
}

async function* hashed(source: AsyncIterable<Uint8Array>, hash: ReturnType<typeof createHash>) {
  for await (const chunk of source) {
    hash.update(chunk)
    yield chunk
  }
}
