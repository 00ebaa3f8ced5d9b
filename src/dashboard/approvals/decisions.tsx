import { Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { FullRecord } from '../queries.ts'
import { ApproveButton } from '../record/approve-button.tsx'
import { pressable } from '../ui/focus.ts'

interface Decisions {
  record: FullRecord
  mayApprove: boolean | undefined
  isBusy: boolean
  onApprove: () => void
  onReturn: () => void
  onDelete: () => void
}

/** Approve, return, delete; and why one of them is not possible. */
export function Decisions({ record, mayApprove, isBusy, ...on }: Decisions) {
  return (
    <Group gap="xs">
      <ApproveButton
        mayApprove={mayApprove}
        isBusy={isBusy}
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
    </Group>
  )
}
