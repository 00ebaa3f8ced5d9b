import { call } from '#api/client'
import { isCorrectedAlong, type StaffEntry } from '#modules/training/schema'
import { TextButton } from '../ui/text-button.tsx'
import { paymentsWordsNow, usePaymentsWords } from '../words/payments.ts'
import { EntryTable, useEntryColumns } from './entry-table.tsx'
import { useAction } from './use-action.ts'

interface StaffEntries {
  entries: readonly StaffEntry[]
  onReceipt: (entry: StaffEntry) => void
}

/** Entries as admins see them: whose they are, and how to correct one. */
export function StaffEntries({ entries, onReceipt }: StaffEntries) {
  const { purpose, amount, received } = useEntryColumns()
  const { list } = usePaymentsWords()
  const student = { name: list.student, of: ({ studentName }: StaffEntry) => studentName }
  const columns = [student, purpose, amount, received]
  return (
    <EntryTable entries={entries} columns={columns} onReceipt={onReceipt}>
      {(entry) => <Correct entry={entry} />}
    </EntryTable>
  )
}

function Correct({ entry }: { entry: StaffEntry }) {
  const { correct: words, money } = usePaymentsWords()
  const { run } = useAction()
  if (entry.kind === 'correction' || entry.correctedBy !== null || isCorrectedAlong(entry))
    return null
  const params = { id: entry.id }
  return (
    <TextButton
      look={{ variant: 'subtle' }}
      opens={words.button}
      opensWhat={words.one(entry.sequence)}
      title={words.one(entry.sequence)}
      label={words.label}
      hint={words.hint(money(-entry.amount, entry.currency))}
      sends={words.send}
      missing={words.missing}
      most={500}
      place="reason"
      onText={(reason) =>
        run(
          () => call('POST /payments/{id}/correction', { params, body: { reason } }),
          ({ sequence }) => paymentsWordsNow().correct.done(sequence),
        )
      }
    />
  )
}
