import { documentKinds } from '#modules/documents/schema'
import { readSettings } from '#modules/organisation'
import { stagesOf } from '#modules/organisation/schema'
import { dayIn } from '#platform/clock/schema'
import type { ActionContext } from '#platform/context'
import { csvLine, csvStart } from '#platform/csv'
import { listOfMistakesColumns } from '../columns.schema.ts'
import { refuseUnless } from '../refusals.ts'
import { placeOfRow } from '../sheets.schema.ts'
import { noDaySigns } from './day-orders.ts'
import type { ImportJob } from './import-job.ts'
import { mapRow } from './map-row.ts'
import { readCell } from './read-cell.ts'
import { answersIn } from './row-plan.ts'
import { listedRows } from './rows-alike.ts'
import { keptRows } from './rows-file.ts'

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
  const after = (row: number) => ctx.read((read) => listedRows(read, job.id, row, atOnce))
  let listed = await after(-1)
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
  const plan = { ...job, defaultNationality, stages, today, answers, ...noDaySigns, guessed: null }
  yield csvStart + csvLine(['Row in the table', 'Passport number', 'Document', 'Address'])
  for await (const { row, cells } of keptRows(ctx.storage, job)) {
    const mapped = mapRow(plan, cells)
    if (mapped.kind !== 'candidate') continue
    const { passportNumber, images } = mapped.candidate
    for (const { kind, address, isAddress } of images)
      if (isAddress)
        yield csvLine([String(row), passportNumber, documentKinds[kind].label, address])
  }
}
