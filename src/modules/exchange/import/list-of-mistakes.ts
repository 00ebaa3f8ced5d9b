import { stringify } from 'csv-stringify/sync'
import type { ActionContext } from '#platform/context'
import { listOfMistakesColumns } from '../columns/schema.ts'
import { refuseUnless } from '../refusals.ts'
import type { ImportJob } from './import-job.ts'
import { selectProblems } from './import-rows.store.ts'
import { neutralised, readCell } from './read-cell.ts'
import { keptRows } from './rows-file.ts'

const atOnce = 500

/**
 * The rows that were not right as CSV: the original columns in front, so that the corrected list can
 * be imported again, then the row's number and what to correct, then the cells for which the table has
 * no column: without a name they are a mistake again until somebody moves them. Cells that a spreadsheet
 * would calculate are made plain text. Refuses with `import.files_removed`.
 */
export async function* listOfMistakes(ctx: ActionContext, job: ImportJob): AsyncIterable<string> {
  refuseUnless(job.filesRemovedAt === null, 'import.files_removed')
  const ours = new Set<string>(listOfMistakesColumns)
  const places = job.columns.flatMap((column, index) => (ours.has(column) ? [] : [index]))
  const header = places.map((place) => job.columns[place] as string)
  yield `\ufeff${line([...header, ...listOfMistakesColumns])}`
  let problems = await ctx.read(({ tx }) => selectProblems(tx, job.id, -1, atOnce))
  for await (const { row, cells } of keptRows(ctx.storage, job)) {
    if (problems.length === 0) return
    if (problems[0]?.row !== row) continue
    const sentences = problems[0].problems.join(' ')
    const own = places.map((place) => readCell(cells[place]))
    const surplus = cells.slice(job.columns.length).map(readCell)
    yield line([...own, String(row), sentences, ...surplus])
    problems = problems.slice(1)
    if (problems.length === 0)
      problems = await ctx.read(({ tx }) => selectProblems(tx, job.id, row, atOnce))
  }
}

function line(cells: readonly string[]): string {
  return stringify([cells.map(neutralised)], { record_delimiter: '\r\n' })
}
