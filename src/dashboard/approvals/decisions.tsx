import { Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { FullRecord, StaffDocument } from '../queries.ts'
import { ApproveButton } from '../record/approve-button.tsx'
import { notSeen } from '../record/use-look.ts'
import { pressable } from '../ui/focus.ts'
import classes from './approvals.module.css'

interface Decisions {
  record: FullRecord
  mayApprove: boolean | undefined
  /** What has to be on the screen before the record can be approved. */
  missing: readonly StaffDocument[]
  /** Why the last press did nothing. */
  sign: string | null
  isBusy: boolean
  /** Approves, or shows the next document that is missing. */
  onApprove: () => void
  onReturn: () => void
  onDelete: () => void
}

/** Approve, return, delete; and why one of them is not possible. */
export function Decisions({ record, mayApprove, missing, sign, isBusy, ...on }: Decisions) {
  return (
    <div className={classes.decisions}>
      <ApproveButton
        mayApprove={mayApprove}
        dateOfBirth={record.dateOfBirth}
        before={missing.length > 0 ? 'Show next document' : undefined}
        shortcut="a"
        onApprove={on.onApprove}
      />
      <Button variant="default" {...pressable(isBusy, on.onReturn)} aria-keyshortcuts="r">
        Return
      </Button>
      <Button variant="subtle" color="danger" {...pressable(isBusy, on.onDelete)}>
        Delete
      </Button>
      <Link to="/records/$recordId" params={{ recordId: record.id }}>
        Open the record
      </Link>
      <Text size="sm" role="status" className={classes.sign ?? ''}>
        {sign ?? notSeen(missing)}
      </Text>
    </div>
  )
}
