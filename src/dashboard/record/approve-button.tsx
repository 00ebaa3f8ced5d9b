import { Button, Text } from '@mantine/core'
import { useId } from 'react'
import { pressable } from '../ui/focus.ts'
import classes from './record.module.css'

interface ApproveButton {
  /** Undefined while it is asked; false: second-person approval wants somebody else. */
  mayApprove: boolean | undefined
  isBusy?: boolean
  /** The key that does the same on this page. */
  shortcut?: string
  /** What is to be done before, in place of approving. */
  before?: string | undefined
  onApprove: () => void
}

/** Approves; where the person may not, it says why and stays where it is, for whoever reads along. */
export function ApproveButton({ mayApprove, isBusy = false, ...rest }: ApproveButton) {
  const { shortcut, before, onApprove } = rest
  const id = useId()
  const isOff = mayApprove !== true && before === undefined
  return (
    <>
      <Button
        {...pressable(isOff, onApprove)}
        loading={isBusy}
        aria-keyshortcuts={shortcut}
        aria-describedby={mayApprove === false ? id : undefined}
      >
        {before ?? 'Approve'}
      </Button>
      {mayApprove === false && (
        <Text size="sm" id={id} className={classes.whyNot}>
          You entered this record or changed it since its last approval, so another admin has to
          approve it.
        </Text>
      )}
    </>
  )
}
