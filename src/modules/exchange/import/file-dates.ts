import { notePrintedDates } from '#modules/documents'
import type { PrintedDates } from '#modules/documents/schema'
import { Refusal } from '#platform/errors'
import { noteOfRefusal } from '../heard.ts'
import { decideDates, heldDates } from './decide-dates.ts'
import { documentsOf } from './file-images.ts'
import { addDates, type RowChange } from './import-changes.store.ts'
import type { RowMark } from './import-job.ts'
import { isMadeBy } from './import-rows.store.ts'
import type { Candidate } from './map-row.ts'
import type { Running } from './running.ts'

/**
 * Notes the dates that a row says are printed on the documents of its record, including the row's own images, as staff
 * do. After a crash the same dates again change nothing.
 */
export async function fileDates(
  running: Running,
  mark: RowMark,
  candidate: Candidate,
): Promise<RowMark> {
  if (candidate.dates.size === 0) return mark
  const { ctx, job } = running
  const recordId = mark.recordId as string
  const dates = heldDates(await documentsOf(running, recordId))
  const { updateExisting } = job
  const decision = decideDates(candidate, { dates, updateExisting })
  const problems = [...mark.problems, ...decision.problems]
  if (decision.changes.size === 0) return { ...mark, problems }
  try {
    await ctx.write(async (write) => {
      const changed: RowChange['dates'] = {}
      for (const [kind, to] of decision.changes) {
        await notePrintedDates(write, { recordId, kind, dates: to })
        changed[kind] = { from: dates.get(kind) as PrintedDates, to }
      }
      // What this import itself created goes to the trash as a whole.
      if (await isMadeBy(write.tx, job.id, recordId)) return
      await addDates(write.tx, job.id, { row: mark.row, recordId, dates: changed })
    })
  } catch (error) {
    // Somebody may have moved the record to the trash, for example.
    if (!(error instanceof Refusal) || error.kind === 'unavailable') throw error
    return { ...mark, problems: [...problems, noteOfRefusal(error)] }
  }
  return { ...mark, outcome: mark.outcome === 'unchanged' ? 'updated' : mark.outcome, problems }
}
