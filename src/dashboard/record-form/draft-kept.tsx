import { Alert } from '@mantine/core'
import type { Leaving } from '../ui/unsaved-input.ts'
import { useFormWords } from '../words/form.ts'
import type { Kept } from './draft-store.ts'

/** Returns the question to somebody who leaves a form of which this much is kept. */
export function useLeaving(kept: Kept): Partial<Leaving> {
  const { leaveAll, leaveDetails } = useFormWords().draft
  if (kept === 'nothing') return {}
  return { text: kept === 'all' ? leaveAll : leaveDetails }
}

/** Says what of the form would be lost with this tab; nothing where all of it is kept. */
export function DraftKept({ kept }: { kept: Kept }) {
  const { keptDetails, keptNothing } = useFormWords().draft
  if (kept === 'all') return null
  return (
    <Alert role="status" color="ask">
      {kept === 'details' ? keptDetails : keptNothing}
    </Alert>
  )
}

/** Says that there may be a draft, so that nobody types a record twice. */
export function DraftsUnread() {
  const { unread } = useFormWords().draft
  return (
    <Alert role="status" color="ask">
      {unread}
    </Alert>
  )
}
