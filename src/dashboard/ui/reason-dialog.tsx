import { reasonProblems } from '#modules/records/lines.schema'
import type { PublicText } from './said-in-text.tsx'
import { TextDialog } from './text-dialog.tsx'

interface ReasonDialog {
  isOpen: boolean
  title: string
  label: string
  hint: TextDialog['hint']
  button: string
  /** Ready-made reasons. */
  offers?: TextDialog['offers']
  onClose: () => void
  /** Sends the reason; resolves to whether it was done. */
  onReason: (reason: PublicText) => Promise<boolean>
}

/** Asks for a reason before something goes back to a person. */
export function ReasonDialog({ onReason, ...rest }: ReasonDialog) {
  return (
    <TextDialog
      {...rest}
      missing={reasonProblems.noReason}
      most={500}
      place="reason"
      onText={onReason}
    />
  )
}
