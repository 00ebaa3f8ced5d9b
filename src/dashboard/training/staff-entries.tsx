import { call } from '#api/client'
import type { Dispute, StaffEntry } from '#modules/training/schema'
import { TextButton } from '../ui/text-button.tsx'
import { trainingTexts } from '../words/training.ts'
import { Disputes } from './disputes.tsx'
import { EntryTable, useEntryColumns } from './entry-table.tsx'
import { useAction } from './use-action.ts'

interface StaffEntries {
  entries: readonly StaffEntry[]
  onReceipt: (entry: StaffEntry) => void
}

/** Entries as admins see them: whose they are, and the ways to correct one and to answer. */
export function StaffEntries({ entries, onReceipt }: StaffEntries) {
  const { purpose, amount, received } = useEntryColumns()
  const student = { name: 'Student', of: ({ studentName }: StaffEntry) => studentName }
  const columns = [student, purpose, amount, received]
  return (
    <EntryTable entries={entries} columns={columns} onReceipt={onReceipt}>
      {(entry) => ({
        button: <Correct entry={entry} />,
        below: (
          <Disputes
            disputes={entry.disputes}
            answering={(dispute) => <AnswerButton dispute={dispute} />}
          />
        ),
      })}
    </EntryTable>
  )
}

function Correct({ entry }: { entry: StaffEntry }) {
  const { money } = trainingTexts
  const { run } = useAction()
  if (entry.kind === 'correction' || entry.correctedBy !== null) return null
  const params = { id: entry.id }
  return (
    <TextButton
      look={{ variant: 'subtle' }}
      opens="Correct"
      opensWhat={`Correct entry ${entry.sequence}`}
      title={`Correct entry ${entry.sequence}`}
      label="What was wrong with it?"
      hint={`A counter-entry of ${money(-entry.amount, entry.currency)} is added, for good. Then record what is right as a new entry. The student sees the reason.`}
      sends="Add the correction"
      missing="Say what was wrong with the entry."
      most={500}
      onText={(reason) =>
        run(
          () => call('POST /payments/{id}/correction', { params, body: { reason } }),
          ({ sequence }) => `Corrected by entry ${sequence}`,
        )
      }
    />
  )
}

function AnswerButton({ dispute: { id } }: { dispute: Dispute }) {
  const { run } = useAction()
  return (
    <TextButton
      look={{ mt: 6, display: 'block' }}
      opens="Answer"
      title="Answer the student"
      label="Your answer"
      hint="The student reads it beside the entry. If the entry is wrong, correct it too."
      sends="Send the answer"
      missing="Write the answer."
      most={1000}
      onText={(answer) =>
        run(async () => {
          await call('POST /disputes/{id}/answer', { params: { id }, body: { answer } })
          return true
        }, 'Answered')
      }
    />
  )
}
