import { z } from 'zod'
import type { Tables } from '#migrations'
import type { TableRow } from '#modules/tables'
import { importMappingSchema } from '#modules/tables/columns/columns.schema'
import {
  importSheetSchema,
  lettersSchema,
  noteSchema,
  notesSchema,
  sheetOf,
} from '#modules/tables/notes/reading.schema'
import type { Instant } from '#platform/clock'
import type { ActionContext, Actor } from '#platform/context'
import { insertOnce, type Reader, type Transaction } from '#platform/database'
import { refusal } from '../notes/refusals.ts'
import { importAnswersSchema } from '../rows/answers.schema.ts'
import {
  type Import,
  type ImportFindings,
  type ImportState,
  importCountsSchema,
  importFindingsSchema,
} from './import.schema.ts'

/** An import as it is stored. */
export interface ImportJob extends Omit<Import, 'startedBy' | 'undoUntil' | 'findings'> {
  findings: ImportFindings
  /** SHA-256 of the table's bytes: the command line uses it to find its interrupted run. */
  fingerprint: string
  /** Who began it: its records and events are theirs, also after a restart. */
  actor: Exclude<Actor, { kind: 'anonymous' }>
  /** The pass that works on it now; an earlier one that comes back finds another name here. */
  runner: string | null
  startedAt: string | null
  /** The pass whose verdicts a run follows; null where the rows have not been judged as they are chosen now. */
  verdicts: string | null
}

const role = z.enum(['student', 'moderator', 'admin'])
const actorSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('account'),
    id: z.string(),
    role,
    name: z.string(),
    sessionId: z.string(),
  }),
  z.object({
    kind: z.literal('api_key'),
    id: z.string(),
    role,
    name: z.string(),
    scope: z.null().catch(null),
    // An import that an earlier version began did not say it.
    madeBy: z.string().catch('system'),
  }),
  z.object({ kind: z.literal('system') }),
])

/** Returns the folder of everything given to an import, until it is swept. */
export function folderOf(importId: string): string {
  return `imports/${importId}`
}

/** Returns the folder of the pieces of one zip or image. */
export function fileFolder(importId: string, fileId: string): string {
  return `${folderOf(importId)}/files/${fileId}`
}

type Row = Tables['imports']

/** The columns that hold JSON, each by its schema; a null stays one. */
const jsonColumns = {
  reading: notesSchema,
  problem: noteSchema,
  columns: z.array(z.string()),
  answers: importAnswersSchema,
  letters: lettersSchema,
  sheets: z.array(importSheetSchema),
  mapping: importMappingSchema,
  counts: importCountsSchema,
  findings: importFindingsSchema,
  actor: actorSchema,
} as const
type JsonColumn = keyof typeof jsonColumns
const isJson = (name: string): name is JsonColumn => name in jsonColumns

const areYesOrNo = new Set(['isOlder', 'updateExisting', 'asPending'])

function jobIn(row: Row): ImportJob {
  const read = Object.entries(row).map(([name, value]) => {
    if (isJson(name)) return [name, value && jsonColumns[name].parse(JSON.parse(String(value)))]
    return [name, areYesOrNo.has(name) ? value === 1 : value]
  })
  return Object.fromEntries(read)
}

function rowOf(changes: Partial<ImportJob>): Partial<Row> {
  const written = Object.entries(changes).map(([name, value]) => {
    if (isJson(name)) return [name, value && JSON.stringify(value)]
    return [name, typeof value === 'boolean' ? Number(value) : value]
  })
  return Object.fromEntries(written)
}

export async function insertImport(tx: Transaction, job: ImportJob): Promise<void> {
  await tx
    .insertInto('imports')
    .values(rowOf(job) as Row)
    .execute()
}

const imports = (tx: Reader) => tx.selectFrom('imports').selectAll()

async function jobsOf(query: { execute(): Promise<Row[]> }): Promise<ImportJob[]> {
  return (await query.execute()).map(jobIn)
}

export async function selectImport(tx: Reader, id: string): Promise<ImportJob | undefined> {
  return (await jobsOf(imports(tx).where('id', '=', id)))[0]
}

/** Selects imports, newest first. */
export function selectImports(tx: Reader, limit: number): Promise<ImportJob[]> {
  return jobsOf(imports(tx).orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit))
}

/** Selects the import in progress; undefined when there is none. */
export async function selectUnderWay(tx: Reader): Promise<ImportJob | undefined> {
  const begun = imports(tx)
    .where('state', 'in', ['checking', 'running', 'undoing'])
    .where('runner', 'is not', null)
  return (await jobsOf(begun.orderBy('updatedAt', 'desc').limit(1)))[0]
}

/** Selects the imports of the command line in these states, the oldest first. */
export function selectOfCommand(tx: Reader, states: readonly ImportState[]): Promise<ImportJob[]> {
  const begun = imports(tx)
    .where('place', '=', 'command')
    .where('state', 'in', [...states])
  return jobsOf(begun.orderBy('updatedAt'))
}

/**
 * Selects what the server has to do, the oldest first: what was requested of it, and also undoing what the command line
 * brought in, because that needs none of the images that only the command has.
 */
export function selectWaiting(tx: Reader): Promise<ImportJob[]> {
  const waiting = imports(tx).where((eb) =>
    eb.or([
      eb('state', '=', 'undoing'),
      eb.and([eb('place', '=', 'server'), eb('state', 'in', ['checking', 'running'])]),
    ]),
  )
  return jobsOf(waiting.orderBy('updatedAt'))
}

/**
 * Changes an import that is still in a state; false when it is not, or when another pass works on it by now (`runner`).
 */
export async function updateImport(
  tx: Transaction,
  target: { id: string; state: ImportState; runner?: string | null },
  changes: Partial<ImportJob>,
): Promise<boolean> {
  let query = tx
    .updateTable('imports')
    .set(rowOf(changes))
    .where('id', '=', target.id)
    .where('state', '=', target.state)
  if (target.runner !== undefined)
    query = query.where('runner', target.runner === null ? 'is' : '=', target.runner)
  const result = await query.executeTakeFirst()
  return Number(result.numUpdatedRows) === 1
}

/** Selects those of these ids that are imports with stored files. */
export async function selectWithFiles(tx: Reader, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom('imports')
    .select('id')
    .where('id', 'in', ids)
    .where('filesRemovedAt', 'is', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Selects imports without activity since an instant whose files are still stored. */
export function selectForgotten(tx: Reader, before: Instant): Promise<ImportJob[]> {
  const old = imports(tx).where('updatedAt', '<', before).where('filesRemovedAt', 'is', null)
  return jobsOf(old.limit(100))
}

type FileRow = Tables['importFiles']

export async function selectFiles(tx: Reader, importId: string): Promise<FileRow[]> {
  return tx
    .selectFrom('importFiles')
    .selectAll()
    .where('importId', '=', importId)
    .orderBy('id')
    .execute()
}

export const insertFile = insertOnce('importFiles')

export async function deleteFiles(tx: Transaction, importId: string, name?: string): Promise<void> {
  const query = tx.deleteFrom('importFiles').where('importId', '=', importId)
  await (name === undefined ? query : query.where('name', '=', name)).execute()
}

type RowStorage = ActionContext['storage']

/** Rows per stored value: a run can continue at any row without reading those before it. */
export const rowsPerPiece = 200

interface Place {
  id: string
  letters: Pick<NonNullable<ImportJob['letters']>, 'encoding' | 'isChosen'> | null
}

/** Returns a piece's key; each decoding has its own, so that a reader never gets rows of another. */
function pieceKey({ id, letters }: Place, piece: number): string {
  return `${folderOf(id)}/rows${letters?.isChosen ? `-${letters.encoding}` : ''}/${piece}`
}

/** Stores the rows of a table, with the original cells, whatever its format; returns how many. */
export async function keepRows(
  storage: RowStorage,
  place: Place,
  rows: AsyncIterable<TableRow>,
): Promise<number> {
  let count = 0
  let held: [number, string[]][] = []
  const flush = async () => {
    const piece = Math.floor((count - 1) / rowsPerPiece)
    await storage.put(pieceKey(place, piece), Buffer.from(JSON.stringify(held)))
    held = []
  }
  for await (const { row, cells } of rows) {
    held.push([row, cells])
    count += 1
    if (held.length === rowsPerPiece) await flush()
  }
  if (held.length > 0) await flush()
  return count
}

/** Reads the rows of the chosen sheets again, from a position in the order of all. */
export async function* keptRows(
  storage: RowStorage,
  job: Place & Pick<ImportJob, 'rows' | 'sheets'>,
  from = 0,
): AsyncIterable<TableRow & { index: number }> {
  for (let index = from; index < job.rows; ) {
    const piece = Math.floor(index / rowsPerPiece)
    const bytes = await storage.read(pieceKey(job, piece))
    if (!bytes) throw refusal('import.files_removed')
    const rows = JSON.parse(bytes.toString('utf8')) as [number, string[]][]
    for (const [row, cells] of rows.slice(index - piece * rowsPerPiece)) {
      if (job.sheets[sheetOf(row)]?.isTaken !== false) yield { index, row, cells }
      index += 1
    }
  }
}
