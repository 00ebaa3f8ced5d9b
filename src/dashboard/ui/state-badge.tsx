import type { CandidateRecord, RecordState } from '#modules/records/schema'
import classes from './state-badge.module.css'

const labels: Record<RecordState, string> = {
  pending: 'Pending',
  approved: 'Approved',
  returned: 'Returned',
}

/** The state of a record in words, with a colour. */
export function StateBadge({ state }: { state: RecordState }) {
  return (
    <span className={classes.badge} data-state={state}>
      {labels[state]}
    </span>
  )
}

/** Whether a record is visible, in words. */
export function VisibleWord({ record }: { record: Pick<CandidateRecord, 'hiddenAt'> }) {
  return record.hiddenAt ? (
    <span className={classes.badge} data-state="hidden">
      Hidden
    </span>
  ) : (
    <span>Visible</span>
  )
}
