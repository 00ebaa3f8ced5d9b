import { findAlikeAmong, type Person } from '#modules/records'
import { type AlikeMark, putAlike } from './import-rows.store.ts'
import { advance, type Running } from './running.ts'

const rowsPerStep = 100

/** A row that would make a record, as far as it tells people apart. */
export interface NewPerson extends Person {
  row: number
}

/**
 * Marks the rows that may be of somebody who is on file under another number, or in another row; returns how many there
 * are. They come in anyway: two people may have the same name.
 */
export async function noteAlike(running: Running, people: readonly NewPerson[]): Promise<number> {
  let count = 0
  let marks: AlikeMark[] = []
  for await (const { someone, records, others } of findAlikeAmong(running.ctx, people)) {
    if (running.signal.aborted) return count
    if (records.length + others.length === 0) continue
    count += 1
    marks.push({ row: someone.row, alike: { records, rows: others.map(({ row }) => row) } })
    if (marks.length < rowsPerStep) continue
    await keep(running, marks)
    marks = []
  }
  await keep(running, marks)
  return count
}

async function keep(running: Running, marks: readonly AlikeMark[]): Promise<void> {
  const { ctx, job } = running
  if (marks.length === 0) return
  await ctx.write(async ({ tx, clock }) => {
    await advance(tx, running, { updatedAt: clock.now() })
    for (const mark of marks) await putAlike(tx, job.id, mark)
  })
}
