import { Alert } from '@mantine/core'
import { type Leaving, leaveTitle, lostByLeaving } from '../ui/unsaved-input.ts'
import type { Kept } from './draft-store.ts'

/** What is asked of somebody who leaves a form of which so much is kept. */
export const leavings: Readonly<Record<Kept, Leaving>> = {
  all: {
    title: leaveTitle,
    text: 'What you entered is not saved yet. It is kept as a draft in this browser for 24 hours.',
  },
  details: {
    title: leaveTitle,
    text: 'What you typed is kept as a draft in this browser for 24 hours. The files are not: this browser has no room for them.',
  },
  nothing: lostByLeaving,
}

const warnings = {
  details:
    'This browser has no room for the files. If you leave before you send the form, what you typed is kept, and you choose the files again.',
  nothing: 'This browser keeps no draft. If you leave before you send the form, start again.',
}

/** Says what of the form would be lost with this tab; nothing where all of it is kept. */
export function DraftKept({ kept }: { kept: Kept }) {
  if (kept === 'all') return null
  return (
    <Alert role="status" color="ask">
      {warnings[kept]}
    </Alert>
  )
}
