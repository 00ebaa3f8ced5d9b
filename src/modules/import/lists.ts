import { kindLabel } from '#modules/documents/schema'
import { listOfMistakesColumns } from '#modules/tables/columns/columns.schema'
import { type Note, placeOfRow, rowWords } from '#modules/tables/notes/reading.schema'
import type { ActionContext } from '#platform/context'
import { csvLine, csvStart } from '#platform/csv'
import { nobody, peopleInRows, sentenceOfAlike, shownAlike } from './alike.ts'
import type { Remark } from './kept/import.schema.ts'
import { type RowMark, selectNoted } from './kept/import-rows.store.ts'
import { type ImportJob, keptRows } from './kept/imports.store.ts'
import { keptVerdicts } from './kept/verdicts.ts'
import { refuseUnless } from './notes/refusals.ts'
import { readCell } from './rows/cells.ts'
import { isOfColumn, kindOf } from './tally.ts'

const atOnce = 500

/**
 * Lists the rows that did not come in, and then those that came in with problems or may be duplicates, as CSV: the
 * original columns in front, so that the corrected list can be imported again, then the row's number, whether it is in,
 * and what to correct, then the cells for which the table has no column: without a name they are a mistake again until
 * somebody moves them. Cells that a spreadsheet would calculate become plain text. Refuses with `import.files_removed`.
 */
export async function* listOfMistakes(ctx: ActionContext, job: ImportJob): AsyncIterable<string> {
  refuseUnless(job.filesRemovedAt === null, 'import.files_removed')
  const ours = new Set<string>(listOfMistakesColumns)
  const places = job.columns.flatMap((column, index) => (ours.has(column) ? [] : [index]))
  const header = places.map((place) => job.columns[place] as string)
  yield csvStart + csvLine([...header, ...listOfMistakesColumns])
  for (const isIn of [false, true]) yield* linesOf(ctx, { job, places, isIn })
}

interface Listing {
  job: ImportJob
  places: readonly number[]
  isIn: boolean
}

async function* linesOf(ctx: ActionContext, { job, places, isIn }: Listing): AsyncIterable<string> {
  const after = (row?: number) => listedRows(ctx, job, { isIn, after: row })
  let listed = await after()
  if (listed.length === 0) return
  for await (const { row, cells } of keptRows(ctx.storage, job)) {
    if (listed[0]?.row !== row) continue
    const sentences = listed[0].sentences.join(' ')
    const own = places.map((place) => readCell(cells[place]))
    const surplus = cells.slice(job.columns.length).map(readCell)
    const place = placeOfRow(job.sheets, row)
    const where = place.sheet === undefined ? String(row) : `${place.sheet}: ${place.row}`
    yield csvLine([...own, where, isIn ? 'yes' : 'no', sentences, ...surplus])
    listed = listed.slice(1)
    if (listed.length === 0) listed = await after(row)
    if (listed.length === 0) return
  }
}

interface Wanted {
  isIn: boolean
  after?: number | undefined
}

/** Returns rows after one that had problems or may be duplicates, in order, with the sentences for each. */
async function listedRows(
  ctx: ActionContext,
  job: ImportJob,
  { isIn, after }: Wanted,
): Promise<{ row: number; sentences: string[] }[]> {
  const of = ['problems', 'alike'] as const
  const { marks, alike } = await ctx.read(async (read) => {
    const wanted = { of, isIn, limit: atOnce, ...(after === undefined ? {} : { after }) }
    const marks = await selectNoted(read.tx, job.id, wanted)
    return { marks, alike: await shownAlike(read, marks) }
  })
  const people = await peopleInRows(
    ctx,
    job,
    new Set(alike.flatMap(({ row, rows }) => [row, ...rows])),
  )
  const personIn = (row: number) => people.get(row) ?? nobody
  const sentences = new Map(
    alike.map(({ row, rows, records }) => [
      row,
      sentenceOfAlike({
        ...{ person: personIn(row), records },
        rows: rows.map((other) => ({ at: rowWords(other), person: personIn(other) })),
      }),
    ]),
  )
  const remarks = new Map(job.findings.remarks.map((remark) => [kindOf(remark.note), remark]))
  const said = marks
    .map((mark) => ({
      row: mark.row,
      sentences: [...sentencesIn(mark, remarks), ...[sentences.get(mark.row) ?? []].flat()],
    }))
    .filter((one) => one.sentences.length > 0)
  // All that is said of a whole batch may be said elsewhere, or its records gone.
  const isOver = said.length > 0 || marks.length < atOnce
  return isOver ? said : listedRows(ctx, job, { isIn, after: marks.at(-1)?.row })
}

/** What is wrong in so many rows that it is a matter of their column is said at the first of them. */
function sentencesIn(
  { row, outcome, problems }: RowMark,
  remarks: ReadonlyMap<string, Remark>,
): string[] {
  return problems.flatMap((note: Note) => {
    const remark = outcome === 'failed' ? undefined : remarks.get(kindOf(note))
    if (!remark || !isOfColumn(remark)) return [note.message]
    return remark.first[0] === row ? [`${note.message} (So in ${remark.rows} rows.)`] : []
  })
}

/**
 * Lists the web addresses of images that the table names, as CSV: candidates' documents may be anywhere, so nothing is
 * fetched; the operator fetches them and adds the folder.
 */
export async function* listOfAddresses(ctx: ActionContext, job: ImportJob): AsyncIterable<string> {
  refuseUnless(job.filesRemovedAt === null, 'import.files_removed')
  yield csvStart + csvLine(['Row in the table', 'Passport number', 'Document', 'Address'])
  if (job.verdicts === null) return
  for await (const { row, read } of keptVerdicts(ctx.storage, job, {
    ...{ pass: job.verdicts, from: 0 },
  })) {
    if (read.kind !== 'candidate') continue
    const { passportNumber, images } = read.candidate
    for (const { kind, address, isAddress } of images)
      if (isAddress) yield csvLine([String(row), passportNumber, kindLabel(kind, 'en'), address])
  }
}
