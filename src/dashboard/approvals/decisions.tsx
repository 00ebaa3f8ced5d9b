import { Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { FullRecord, StaffDocument } from '../queries.ts'
import { ApproveButton } from '../record/approve-button.tsx'
import { useNotSeen } from '../record/use-look.ts'
import { pressable } from '../ui/focus.ts'
import { useApprovalsWords } from '../words/approvals.ts'
import { useDocumentsWords } from '../words/documents.ts'
import classes from './approvals.module.css'

interface Decisions {
  record: FullRecord
  mayApprove: boolean | undefined
  /** The documents that must have been shown before the record can be approved. */
  missing: readonly StaffDocument[]
  /** Why the last press did nothing. */
  sign: string | null
  isBusy: boolean
  /** Approves, or shows the next missing document. */
  onApprove: () => void
  onReturn: () => void
  onDelete: () => void
}

/** Approve, return, delete; and why one of them is not possible. */
export function Decisions({ record, mayApprove, missing, sign, isBusy, ...on }: Decisions) {
  const words = useApprovalsWords()
  const { next } = useDocumentsWords().approval
  const notSeen = useNotSeen(missing)
  return (
    <div ref={reserveHeight} className={classes.decisions}>
      <ApproveButton
        mayApprove={mayApprove}
        dateOfBirth={record.dateOfBirth}
        before={missing.length > 0 ? next : undefined}
        shortcut="a"
        onApprove={on.onApprove}
      />
      <Button variant="default" {...pressable(isBusy, on.onReturn)} aria-keyshortcuts="r">
        {words.sendBack}
      </Button>
      <Button variant="subtle" color="danger" {...pressable(isBusy, on.onDelete)}>
        {words.remove}
      </Button>
      <Link to="/records/$recordId" params={{ recordId: record.id }}>
        {words.open}
      </Link>
      <Text size="sm" role="status" className={classes.sign ?? ''}>
        {sign ?? notSeen}
      </Text>
    </div>
  )
}

/**
 * Tells the part around the decisions how high they are, so that the document leaves them room. The height
 * never shrinks: the document would change its size while somebody reads it.
 */
function reserveHeight(decisions: HTMLElement | null): (() => void) | undefined {
  if (decisions === null) return
  let most = 0
  const observer = new ResizeObserver(() => {
    most = Math.max(most, decisions.offsetHeight)
    decisions.parentElement?.style.setProperty('--decisions-height', `${most}px`)
  })
  observer.observe(decisions)
  return () => observer.disconnect()
}
