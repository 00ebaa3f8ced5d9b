import type { CandidateRecord, RecordChanges } from '#modules/records/schema'
import { importTargets, type RecordTarget } from '../columns/schema.ts'
import type { Candidate } from './map-row.ts'

/** What is to become of a row. */
export type Decision =
  | { outcome: 'created' }
  | { outcome: 'updated'; changes: RecordChanges }
  | { outcome: 'unchanged' }
  | { outcome: 'failed'; problems: string[] }

type OnFile = { [Field in keyof RecordChanges]?: CandidateRecord[Field] | undefined }

/**
 * The one place that decides it, for the dry run and the run: a new passport number is entered, the
 * same row again changes nothing, a changed one updates only when that was chosen.
 * @param earlierRow of the same table that brought the record
 */
export function decideRow(
  candidate: Candidate,
  onFile: OnFile | undefined,
  { updateExisting, earlierRow }: { updateExisting: boolean; earlierRow?: number | undefined },
): Decision {
  const { given, details, missing } = candidate
  if (!onFile) {
    if (details) return { outcome: 'created' }
    return { outcome: 'failed', problems: missing }
  }
  const fields = (Object.keys(given) as (keyof RecordChanges)[]).filter(
    (field) => given[field] !== undefined && given[field] !== onFile[field],
  )
  if (fields.length === 0) return { outcome: 'unchanged' }
  const changes = Object.fromEntries(fields.map((field) => [field, given[field]]))
  if (updateExisting) return { outcome: 'updated', changes }
  const labels = fields.map((field) => importTargets[field as RecordTarget].label.toLowerCase())
  const other = `with another ${labels.join(', ')}`
  return {
    outcome: 'failed',
    problems: [
      earlierRow === undefined
        ? `A record with this passport number is on file already, ${other}. Choose “Update records that are on file”, or take this row out.`
        : `This passport number stands in row ${earlierRow} too, ${other}. Keep the right row, or correct the number.`,
    ],
  }
}
