import { findAlikeAmong } from '#modules/records'
import { type Forecast, judgeRows } from './judge-rows.ts'
import { importFindingsSchema } from './kept/import.schema.ts'
import {
  type AlikeMark,
  deleteMarks,
  putAlike,
  putMark,
  type RowMark,
} from './kept/import-rows.store.ts'
import { questionsOf } from './rows/cells.ts'
import { advance, type Running, type Similar } from './running.ts'
import { remarksOf } from './tally.ts'

const namesShown = 20

/**
 * Does the dry run: judges every row, and every image's name, and reports what would become of them. Nothing but the
 * import itself changes. Starts again from the beginning after an interruption.
 */
export async function checkImport(running: Running): Promise<void> {
  const { ctx, job, runner } = running
  await ctx.write(({ tx }) => deleteMarks(tx, job.id))
  const forecast = await judgeRows(running, (so, rowsDone, marks) =>
    keep(running, { forecast: so, rowsDone, marks }),
  )
  if (!forecast) return
  const alikeRows = await noteAlike(running, forecast.people)
  if (alikeRows === null) return
  await ctx.write(({ tx, clock }) =>
    advance(tx, running, {
      ...{ state: 'checked' as const, rowsDone: 0, runner: null, verdicts: runner, problem: null },
      counts: forecast.tally.counts,
      findings: { ...findingsOf(running, forecast), alikeRows },
      updatedAt: clock.now(),
    }),
  )
}

function findingsOf({ images }: Running, { used, addresses, publicRows, asked, tally }: Forecast) {
  const unused = images.all.filter((image) => !used.has(image))
  return importFindingsSchema.parse({
    ...{ addresses, publicRows },
    unusedImages: unused.length,
    unusedNames: unused.slice(0, namesShown).map(({ path }) => path),
    questions: questionsOf(asked),
    remarks: remarksOf(tally),
  })
}

interface Step {
  forecast: Forecast
  rowsDone: number
  marks: readonly RowMark[]
}

async function keep(running: Running, { forecast, rowsDone, marks }: Step): Promise<void> {
  const { ctx, job } = running
  const { counts } = forecast.tally
  await ctx.write(async ({ tx, clock }) => {
    await advance(tx, running, { rowsDone, counts, problem: null, updatedAt: clock.now() })
    for (const mark of marks) await putMark(tx, job.id, mark)
  })
  running.onProgress({ ...job, rowsDone, counts })
}

const marksPerStep = 100

/**
 * Marks the rows that may be of somebody who is on file under another number, or in another row; returns how many there
 * are, null if it was told to stop. They come in anyway: two people may have the same name.
 */
async function noteAlike(running: Running, people: readonly Similar[]): Promise<number | null> {
  let count = 0
  let marks: AlikeMark[] = []
  for await (const { someone, records, others } of findAlikeAmong(running.ctx, people)) {
    if (running.signal.aborted) return null
    if (records.length + others.length === 0) continue
    count += 1
    marks.push({ row: someone.row, alike: { records, rows: others.map(({ row }) => row) } })
    if (marks.length < marksPerStep) continue
    await keepAlike(running, marks)
    marks = []
  }
  await keepAlike(running, marks)
  return count
}

async function keepAlike(running: Running, marks: readonly AlikeMark[]): Promise<void> {
  const { ctx, job } = running
  if (marks.length === 0) return
  await ctx.write(async ({ tx, clock }) => {
    await advance(tx, running, { updatedAt: clock.now() })
    for (const mark of marks) await putAlike(tx, job.id, mark)
  })
}
