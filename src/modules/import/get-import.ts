import { kindLabel } from '#modules/documents/schema'
import { readSettings } from '#modules/organisation'
import { stagesOf } from '#modules/organisation/lines.schema'
import { alikeRecords } from '#modules/records'
import { guessPayments, guessRecords, problemOfNames, withoutNumberMark } from '#modules/tables'
import { listOfMistakesColumns } from '#modules/tables/columns/columns.schema'
import { exchangeLimits } from '#modules/tables/notes/limits.schema'
import { placeOfRow, rowWords } from '#modules/tables/notes/reading.schema'
import { later } from '#platform/clock'
import { dayIn } from '#platform/clock/schema'
import type { ActionContext, ReadContext } from '#platform/context'
import { csvLine, csvStart } from '#platform/csv'
import { countProblems, type RowMark, selectNoted } from './import-rows.store.ts'
import {
  type ImportJob,
  keptRows,
  selectFiles,
  selectImport,
  selectImports,
  selectUnderWay,
  selectWaiting,
} from './imports.store.ts'
import { refuseUnless } from './notes/refusals.ts'
import { readCell } from './rows/cells.ts'
import { noDaySigns } from './rows/day-orders.ts'
import { mapRow } from './rows/map-row.ts'
import { answersIn } from './rows/plan.ts'
import type { AlikeRow } from './schema.ts'

const sampleRows = 3
const firstProblems = 50

/** Returns an import. Refuses with `import.not_found`. */
export async function getImport(ctx: ReadContext, importId: string): Promise<ImportJob> {
  const job = await selectImport(ctx.tx, importId)
  refuseUnless(job, 'import.not_found')
  return job
}

/** Returns an import that was not started. Refuses with `import.wrong_state` any other. */
export async function getUnstarted(ctx: ReadContext, importId: string): Promise<ImportJob> {
  const job = await getImport(ctx, importId)
  refuseUnless(['uploaded', 'mapped', 'checked'].includes(job.state), 'import.wrong_state')
  return job
}

/** Returns the newest 50 imports. */
export async function listImports(ctx: ReadContext) {
  return { imports: (await selectImports(ctx.tx, 50)).map(viewOf) }
}

/** Counts the server's imports that are waiting or in progress. */
export async function countWaitingImports({ tx }: ReadContext): Promise<number> {
  return (await selectWaiting(tx)).length
}

/** Returns an import with its images, the first rows of its table, and the first rows with problems. */
export async function describeImport(ctx: ActionContext, importId: string) {
  const { job, underWay, files, problems, problemRows, marks } = await ctx.read(async (read) => ({
    job: await getImport(read, importId),
    underWay: await selectUnderWay(read.tx),
    files: await selectFiles(read.tx, importId),
    problems: await selectNoted(read.tx, importId, { of: ['problems'], limit: firstProblems }),
    problemRows: await countProblems(read.tx, importId),
    marks: await selectNoted(read.tx, importId, { of: ['alike'], limit: firstProblems }),
  }))
  const used = new Set<string>([...Object.values(job.mapping), ...listOfMistakesColumns])
  return {
    ...viewOf(job),
    images: files.reduce((sum, { entries }) => sum + entries, 0),
    sample: await sampleOf(ctx, job),
    guesses: {
      records: guessRecords(job.columns),
      payments: guessPayments(job.columns),
      problem: problemOfNames(job.columns),
    },
    unusedColumns: job.columns.filter((column) => !used.has(column)),
    problems: await withCells(ctx, job, problems),
    problemRows,
    alike: await ctx.read(async (read) =>
      (await shownAlike(read, marks)).map(({ row, rows, ...one }) => ({
        ...one,
        ...placeOfRow(job.sheets, row),
        rows: rows.map((other) => placeOfRow(job.sheets, other)),
      })),
    ),
    waitsFor: waits(job) ? (underWay?.fileName ?? null) : null,
  }
}

/** Adds to rows with problems whose they are and the cells meant, as long as these are stored. */
async function withCells(ctx: ActionContext, job: ImportJob, marks: readonly RowMark[]) {
  const cellsOf = new Map<number, readonly string[]>()
  const last = marks.at(-1)?.row ?? -1
  if (job.filesRemovedAt === null && !['checking', 'running', 'undoing'].includes(job.state))
    for await (const { row, cells } of keptRows(ctx.storage, job)) {
      if (row > last) break
      cellsOf.set(row, cells)
    }
  return marks.map(({ row, outcome, problems }) => {
    const cellAt = (target: unknown): string => {
      const column = job.mapping[target as keyof ImportJob['mapping']]
      const cell = column === undefined ? '' : cellsOf.get(row)?.[job.columns.indexOf(column)]
      return readCell(cell).slice(0, mostShown)
    }
    const person = [cellAt('name'), cellAt('passportNumber')].filter((text) => text !== '')
    return {
      ...placeOfRow(job.sheets, row),
      person: person.join(', '),
      isIn: outcome !== 'failed',
      problems: problems.map((note) => {
        const cell = cellAt(note.values?.column)
        return cell === '' ? note : { ...note, cell }
      }),
    }
  })
}

/** Tells whether it was requested and nobody has begun. */
function waits({ state, runner }: ImportJob): boolean {
  return runner === null && ['checking', 'running', 'undoing'].includes(state)
}

const mostShown = 60

async function sampleOf(ctx: ActionContext, job: ImportJob): Promise<string[][]> {
  const sample: string[][] = []
  if (job.filesRemovedAt !== null || !['uploaded', 'mapped', 'checked'].includes(job.state))
    return sample
  for await (const { cells } of keptRows(ctx.storage, job)) {
    sample.push(
      job.columns.map((_, index) => withoutNumberMark(cells[index] ?? '').slice(0, mostShown)),
    )
    if (sample.length === sampleRows) break
  }
  return sample
}

/** Returns the public view of an import: nothing about the process that runs it, and until when it can be undone. */
export function viewOf(job: ImportJob) {
  const { actor, runner, fingerprint, ...shown } = job
  const canUndo =
    (job.state === 'done' || job.state === 'cancelled') &&
    job.counts.created + job.counts.updated > 0
  return {
    ...shown,
    startedBy: actor.kind === 'system' ? 'Command line' : actor.name,
    undoUntil: canUndo && job.endedAt ? later(job.endedAt, exchangeLimits.importUndo) : null,
  }
}

const atOnce = 500

/**
 * Lists the rows that had problems or may be duplicates, as CSV: the original columns in front, so that the corrected
 * list can be imported again, then the row's number and what to correct, then the cells for which the table has no
 * column: without a name they are a mistake again until somebody moves them. Cells that a spreadsheet would calculate
 * become plain text. Refuses with `import.files_removed`.
 */
export async function* listOfMistakes(ctx: ActionContext, job: ImportJob): AsyncIterable<string> {
  refuseUnless(job.filesRemovedAt === null, 'import.files_removed')
  const ours = new Set<string>(listOfMistakesColumns)
  const places = job.columns.flatMap((column, index) => (ours.has(column) ? [] : [index]))
  const header = places.map((place) => job.columns[place] as string)
  yield csvStart + csvLine([...header, ...listOfMistakesColumns])
  const after = (row?: number) => ctx.read((read) => listedRows(read, job.id, row))
  let listed = await after()
  for await (const { row, cells } of keptRows(ctx.storage, job)) {
    if (listed.length === 0) return
    if (listed[0]?.row !== row) continue
    const sentences = listed[0].sentences.join(' ')
    const own = places.map((place) => readCell(cells[place]))
    const surplus = cells.slice(job.columns.length).map(readCell)
    const place = placeOfRow(job.sheets, row)
    const where = place.sheet === undefined ? String(row) : `${place.sheet}: ${place.row}`
    yield csvLine([...own, where, sentences, ...surplus])
    listed = listed.slice(1)
    if (listed.length === 0) listed = await after(row)
  }
}

/**
 * Lists the web addresses of images that the table names, as CSV: candidates' documents may be anywhere, so nothing is
 * fetched; the operator fetches them and adds the folder.
 */
export async function* listOfAddresses(ctx: ActionContext, job: ImportJob): AsyncIterable<string> {
  refuseUnless(job.filesRemovedAt === null, 'import.files_removed')
  const settings = await ctx.read(({ tx }) => readSettings(tx))
  const { defaultNationality, timeZone } = settings
  const today = dayIn(timeZone, ctx.clock.now())
  const stages = stagesOf(settings)
  const answers = answersIn(job.answers)
  // Days do not matter here.
  const plan = { ...job, defaultNationality, stages, today, answers, ...noDaySigns }
  yield csvStart + csvLine(['Row in the table', 'Passport number', 'Document', 'Address'])
  for await (const { row, cells } of keptRows(ctx.storage, job)) {
    const mapped = mapRow(plan, cells)
    if (mapped.kind !== 'candidate') continue
    const { passportNumber, images } = mapped.candidate
    for (const { kind, address, isAddress } of images)
      if (isAddress) yield csvLine([String(row), passportNumber, kindLabel(kind, 'en'), address])
  }
}

/**
 * Returns rows, by their keys, with the people they may duplicate, as far as the reader may see the records. A row whose
 * records are all gone or somebody else's is left out.
 */
async function shownAlike(ctx: ReadContext, marks: readonly RowMark[]) {
  const ids = new Set(marks.flatMap(({ alike }) => alike?.records ?? []))
  const known = await alikeRecords(ctx, [...ids])
  return marks
    .map(({ row, alike }) => ({
      row,
      records: alike?.records.flatMap((id) => known.get(id) ?? []) ?? [],
      rows: alike?.rows ?? [],
    }))
    .filter(({ records, rows }) => records.length + rows.length > 0)
}

/** Writes the same as a sentence, for lists. */
export function sentenceOfAlike({
  records,
  rows,
}: Pick<AlikeRow, 'records'> & { rows: readonly (number | string)[] }): string {
  const onFile = records.map(({ name, reference, fatherName, dateOfBirth }) => {
    const more = [
      ...(fatherName ? [`father: ${fatherName}`] : []),
      ...(dateOfBirth ? [`born ${dateOfBirth}`] : []),
    ]
    return `${name}, ${reference}${more.length > 0 ? ` (${more.join('; ')})` : ''}`
  })
  const others = rows.map((row) => `row ${row} of this table`)
  return `May be the same person as ${[...onFile, ...others].join('; ')}.`
}

/** Returns rows after one that had problems or may be duplicates, in order, with the sentences for each. */
async function listedRows(
  ctx: ReadContext,
  importId: string,
  after?: number,
): Promise<{ row: number; sentences: string[] }[]> {
  const wanted = { of: ['problems', 'alike'] as const, after, limit: atOnce }
  const marks = await selectNoted(ctx.tx, importId, wanted)
  const alike = new Map((await shownAlike(ctx, marks)).map((one) => [one.row, one]))
  const listed = marks.map(({ row, problems }) => {
    const one = alike.get(row)
    const last = one ? [sentenceOfAlike({ ...one, rows: one.rows.map(rowWords) })] : []
    return { row, sentences: [...problems.map(({ message }) => message), ...last] }
  })
  const said = listed.filter(({ sentences }) => sentences.length > 0)
  // All records of a whole batch may be gone.
  const isOver = said.length > 0 || marks.length < atOnce
  return isOver ? said : listedRows(ctx, importId, marks.at(-1)?.row)
}
