import { Badge } from '@mantine/core'
import type { CandidateRecord, RecordState } from '#modules/records/schema'

const states: Record<RecordState, { label: string; color: string }> = {
  pending: { label: 'Pending', color: 'ask' },
  approved: { label: 'Approved', color: 'known' },
  returned: { label: 'Returned', color: 'danger' },
}

/** The state of a record in words, with a colour. */
export function StateBadge({ state }: { state: RecordState }) {
  const { label, color } = states[state]
  return (
    <Badge variant="light" color={color} tt="none">
      {label}
    </Badge>
  )
}

/** Whether a record is visible, in words. */
export function VisibleWord({ record }: { record: Pick<CandidateRecord, 'hiddenAt'> }) {
  return record.hiddenAt ? (
    <Badge variant="outline" color="ink" tt="none">
      Hidden
    </Badge>
  ) : (
    <span>Visible</span>
  )
}
