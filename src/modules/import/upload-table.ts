import { createHash } from 'node:crypto'
import { guessMapping, isOlderExport, readTable, type TableRow, unreadable } from '#modules/tables'
import { mappingProblems } from '#modules/tables/columns/columns.schema'
import { exchangeLimits } from '#modules/tables/notes/limits.schema'
import { type ChosenEncoding, type Letters, sheetOf } from '#modules/tables/notes/reading.schema'
import { type ActionContext, type Actor, actorId } from '#platform/context'
import { isOutcomeUnknown } from '#platform/database'
import { Refusal } from '#platform/errors'
import { visibleFileName } from '#platform/text.schema'
import { getImport, getUnstarted } from './get-import.ts'
import { importCountsSchema, importFindingsSchema } from './kept/import.schema.ts'
import {
  folderOf,
  type ImportJob,
  insertImport,
  keepRows,
  updateImport,
} from './kept/imports.store.ts'
import { keepInPieces, readerOfPieces } from './kept/pieces.ts'
import { refusal, refuseUnless } from './notes/refusals.ts'

interface ReadAgain {
  importId: string
  encoding: ChosenEncoding
}

/**
 * Reads the table of an import again, in the encoding that somebody chose, and guesses the columns again. Refuses with
 * `import.wrong_state` an import that was started, and tables whose file tells its encoding.
 */
export async function readAgain(
  ctx: ActionContext,
  { importId, encoding }: ReadAgain,
): Promise<ImportJob> {
  const job = await ctx.read((read) => getUnstarted(read, importId))
  refuseUnless(job.letters, 'import.wrong_state')
  const bytes = await bytesOfTable(ctx, importId)
  const table = await takeTable(ctx, { ...job, bytes, chosen: encoding })
  return ctx.write(async (write) => {
    const isStill = await updateImport(write.tx, job, {
      ...table,
      verdicts: null,
      updatedAt: write.clock.now(),
    })
    refuseUnless(isStill, 'import.wrong_state')
    return getImport(write, importId)
  })
}

/** The folder of a table's bytes, as long as it may have to be read again. */
const tablePrefix = (importId: string) => `${folderOf(importId)}/table`

interface TakeTable {
  id: string
  fileName: string
  /** How many bytes are stored there. */
  bytes: number
  chosen?: ChosenEncoding | undefined
}

const mostCells = 6
const mostCharacters = 60

/**
 * Reads a table from its stored bytes, stores its rows in one form, and guesses the columns. The bytes are then
 * removed, because the rows contain everything, unless they may be in another encoding.
 */
async function takeTable(ctx: ActionContext, { id, fileName, bytes, chosen }: TakeTable) {
  const { storage } = ctx
  const open = () => readerOfPieces(storage, tablePrefix(id))(0, bytes)
  const { format, reading, columns, ...table } = await readTable(
    { name: fileName, bytes, open },
    chosen,
  )
  const cells = new Set<string>()
  const perSheet: number[] = []
  const place = { id, letters: chosen ? { encoding: chosen, isChosen: true } : null }
  const rows = await keepRows(storage, place, showing(table.rows, cells, perSheet))
  const { encoding } = table
  const mayBeOther = encoding !== null && (chosen !== undefined || encoding !== 'utf-8')
  const own = columns.filter(isBeyondAscii).map((name) => name.slice(0, mostCharacters))
  const letters: Letters | null = mayBeOther
    ? { encoding, isChosen: chosen !== undefined, cells: [...own, ...cells].slice(0, mostCells) }
    : null
  if (!mayBeOther) await storage.removeAll(tablePrefix(id))
  const mapping = guessMapping(columns)
  const isComplete = mappingProblems(mapping, columns, false).length === 0
  const state = isComplete ? ('mapped' as const) : ('uploaded' as const)
  return {
    format,
    reading,
    columns,
    rows,
    letters,
    sheets: (table.sheets ?? []).map((sheet, at) => ({ ...sheet, rows: perSheet[at] ?? 0 })),
    mapping,
    state,
    isOlder: isOlderExport(columns),
  }
}

/** Returns how many bytes of a table are stored; refuses with `import.files_removed` when there are none. */
async function bytesOfTable({ storage }: ActionContext, id: string): Promise<number> {
  let bytes = 0
  for await (const { key } of storage.list(`${tablePrefix(id)}/`)) {
    const piece = await storage.open(key)
    await piece?.stream.cancel()
    bytes += piece?.bytes ?? 0
  }
  refuseUnless(bytes > 0, 'import.files_removed')
  return bytes
}

const isBeyondAscii = (text: string) => /[^\0-\x7f]/.test(text)

/** Yields the rows, counting them by sheet and noting the first cells with letters beyond ASCII. */
async function* showing(
  rows: AsyncIterable<TableRow>,
  cells: Set<string>,
  perSheet: number[],
): AsyncIterable<TableRow> {
  for await (const row of rows) {
    const sheet = sheetOf(row.row)
    perSheet[sheet] = (perSheet[sheet] ?? 0) + 1
    if (cells.size < mostCells)
      for (const cell of row.cells.filter(isBeyondAscii)) cells.add(cell.slice(0, mostCharacters))
    yield row
  }
}

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
      asPending: false,
      verdicts: null,
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
    throw code === 'document.empty' ? unreadable('emptyFile') : error
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
