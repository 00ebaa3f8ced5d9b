import type { MatchingRecord } from '#modules/records/schema'
import { useAppointmentsWords } from '#words/appointments'
import { AppointmentFields, useAskToCome } from '../ui/appointment-form.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { SmallForm } from '../ui/small-form.tsx'

interface AskManyProps {
  records: readonly MatchingRecord[]
  onClose: () => void
  onDone: () => void
}

/** Asks many candidates to come on one day. */
export function AskMany({ records, onClose, onDone }: AskManyProps) {
  const words = useAppointmentsWords()
  const ids = records.map(({ id }) => id)
  const form = useAskToCome(ids, { onDone })
  const title = words.askMany(records.length)
  return (
    <Dialog isOpen onClose={onClose} title={title} size="lg">
      <SmallForm form={form} label={title} sends={title} onCancel={onClose} noValidate>
        <AppointmentFields form={form} />
      </SmallForm>
    </Dialog>
  )
}
