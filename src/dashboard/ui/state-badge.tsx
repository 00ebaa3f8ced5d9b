import type { CandidateRecord, RecordState } from '#modules/records/schema'
import { usePartWords } from '#words/parts'
import classes from './state-badge.module.css'

/** The state of a record in words, with a colour. */
export function StateBadge({ state }: { state: RecordState }) {
  const { states } = usePartWords()
  return (
    <span className={classes.badge} data-state={state}>
      {states[state]}
    </span>
  )
}

/** What the public gets of a record, in words. */
export function VisibleWord({ record }: { record: Pick<CandidateRecord, 'hiddenAt' | 'state'> }) {
  const words = usePartWords()
  return record.hiddenAt ? (
    <span className={classes.badge} data-state="hidden">
      {words.hidden}
    </span>
  ) : (
    <span>{record.state === 'approved' ? words.visible : words.notPublic}</span>
  )
}
