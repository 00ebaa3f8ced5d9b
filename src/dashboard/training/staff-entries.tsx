import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { call } from '#api/client'
import { type Dispute, isCorrectedAlong, type StaffEntry } from '#modules/training/schema'
import { TextButton } from '../ui/text-button.tsx'
import { useTimes } from '../ui/times.ts'
import { paymentsWordsNow, usePaymentsWords } from '../words/payments.ts'
import { EntryTable, useEntryColumns } from './entry-table.tsx'
import classes from './training.module.css'
import { useAction } from './use-action.ts'

interface StaffEntries {
  entries: readonly StaffEntry[]
  onReceipt: (entry: StaffEntry) => void
}

/** Entries as admins see them: whose they are, and how to correct one and to answer. */
export function StaffEntries({ entries, onReceipt }: StaffEntries) {
  const { purpose, amount, received } = useEntryColumns()
  const { list } = usePaymentsWords()
  const student = { name: list.student, of: ({ studentName }: StaffEntry) => studentName }
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
      onText={(reason) =>
        run(
          () => call('POST /payments/{id}/correction', { params, body: { reason } }),
          ({ sequence }) => paymentsWordsNow().correct.done(sequence),
        )
      }
    />
  )
}

function AnswerButton({ dispute: { id } }: { dispute: Dispute }) {
  const { answer: words } = usePaymentsWords()
  const { run } = useAction()
  return (
    <TextButton
      look={{ mt: 6, display: 'block' }}
      opens={words.button}
      title={words.title}
      label={words.label}
      hint={words.hint}
      sends={words.send}
      missing={words.missing}
      most={1000}
      onText={(answer) =>
        run(async () => {
          await call('POST /disputes/{id}/answer', { params: { id }, body: { answer } })
          return true
        }, words.done)
      }
    />
  )
}

interface Disputes {
  disputes: readonly Dispute[]
  /** The content where an answer is missing: for an admin, the way to give one. */
  answering?: (dispute: Dispute) => ReactNode
}

/** What a student says about an entry, and the answer once there is one. */
function Disputes({ disputes, answering }: Disputes) {
  const { dispute: words } = usePaymentsWords().training
  const { momentOf: moment } = useTimes()
  return disputes.map((dispute) => (
    <div
      key={dispute.id}
      className={classes.dispute}
      data-answered={dispute.answeredAt ? '' : undefined}
    >
      <strong>{words.said}</strong>{' '}
      <Text span size="sm" c="dimmed">
        {moment(dispute.createdAt)}
      </Text>
      <div>{dispute.text}</div>
      {dispute.answer === null ? (
        (answering?.(dispute) ?? <div>{words.unanswered}</div>)
      ) : (
        <div>
          <strong>{words.answer}</strong>{' '}
          <Text span size="sm" c="dimmed">
            {[dispute.answeredBy, dispute.answeredAt && moment(dispute.answeredAt)]
              .filter(Boolean)
              .join(', ')}
          </Text>
          <div>{dispute.answer}</div>
        </div>
      )}
    </div>
  ))
}
