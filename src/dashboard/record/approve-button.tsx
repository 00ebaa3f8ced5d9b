import { Button, Text } from '@mantine/core'
import { useId } from 'react'
import { comesOfAgeOn, isUnderAge } from '#modules/records/schema'
import { calendarDate } from '#platform/clock/schema'
import { useLanguage } from '../look/language.ts'
import { pressable } from '../ui/focus.ts'
import { today } from '../ui/times.ts'
import { useDocumentsWords } from '../words/documents.ts'
import classes from './record.module.css'

interface ApproveButton {
  /** Undefined while loading; false: second-person approval requires somebody else. */
  mayApprove: boolean | undefined
  dateOfBirth: string | null
  isBusy?: boolean
  /** The key that does the same on this page. */
  shortcut?: string
  /** What must be done first, instead of approving. */
  before?: string | undefined
  onApprove: () => void
}

/** Approves; if the person may not, it says why and stays in place for screen readers. */
export function ApproveButton({ mayApprove, dateOfBirth, isBusy = false, ...rest }: ApproveButton) {
  const { shortcut, before, onApprove } = rest
  const words = useDocumentsWords().approval
  const language = useLanguage()
  const id = useId()
  const isYoung = isUnderAge(dateOfBirth, today())
  const isOff = (mayApprove !== true || isYoung) && before === undefined
  const isSaid = mayApprove === false || isYoung || dateOfBirth === null
  return (
    <>
      <Button
        {...pressable(isOff, onApprove)}
        loading={isBusy}
        aria-keyshortcuts={shortcut}
        aria-describedby={isSaid ? id : undefined}
      >
        {before ?? words.approve}
      </Button>
      {isSaid && (
        <Text size="sm" id={id} className={classes.whyNot}>
          {mayApprove === false && `${words.another} `}
          {dateOfBirth === null && words.noDateOfBirth}
          {dateOfBirth !== null &&
            isYoung &&
            words.tooYoung(calendarDate(comesOfAgeOn(dateOfBirth), language))}
        </Text>
      )}
    </>
  )
}
