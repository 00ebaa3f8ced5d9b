import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { call } from '#api/client'
import type { StaffEntry } from '#modules/training/schema'
import table from '../ui/table.module.css'
import { TextDialog } from '../ui/text-dialog.tsx'
import { Disputes } from './disputes.tsx'
import classes from './training.module.css'
import { useAction } from './use-action.ts'
import { calendarDay, kindNames, methodNames, money, purposeOf } from './words.ts'

interface EntryTable {
  entries: readonly StaffEntry[]
  onReceipt: (entry: StaffEntry) => void
}

/** Entries of the ledger as admins see them, newest first. */
export function EntryTable({ entries, onReceipt }: EntryTable) {
  return (
    <table className={table.table} aria-label="Entries">
      <thead>
        <tr>
          <th scope="col">Entry</th>
          <th scope="col">Student</th>
          <th scope="col">For</th>
          <th scope="col">Amount</th>
          <th scope="col">Received</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td>
              <strong>
                {entry.sequence} · {kindNames[entry.kind]}
              </strong>
              <Text size="sm" c="dimmed" component="div">
                {entry.receipt && `Receipt ${entry.receipt.number}`}
                {entry.corrects !== null && `Corrects ${entry.corrects}: ${entry.reason}`}
                {entry.correctedBy !== null && ` · corrected by ${entry.correctedBy}`}
              </Text>
            </td>
            <td data-label="Student">{entry.studentName}</td>
            <td data-label="For">{purposeOf(entry)}</td>
            <td data-label="Amount">
              <span className={classes.amount}>{money(entry.amount, entry.currency)}</span>
            </td>
            <td data-label="Received">
              <Received entry={entry} />
            </td>
            <td>
              <EntryActions entry={entry} onReceipt={onReceipt} />
              <Disputes disputes={entry.disputes} canAnswer />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** When, how, and by whom the money was received; nothing where no money moved. */
export function Received({
  entry,
}: {
  entry: Pick<StaffEntry, 'kind' | 'receivedOn' | 'method' | 'reference' | 'receivedBy'>
}) {
  if (entry.kind === 'charge' || entry.kind === 'correction') return <span>No money moved</span>
  return (
    <>
      {entry.receivedOn && calendarDay(entry.receivedOn)}
      <Text size="sm" c="dimmed" component="div">
        {entry.method && methodNames[entry.method]}
        {entry.reference && `, ${entry.reference}`}
        {entry.receivedBy &&
          ` · ${entry.kind === 'refund' ? 'handed out' : 'received'} by ${entry.receivedBy}`}
      </Text>
    </>
  )
}

function EntryActions({ entry, onReceipt }: { entry: StaffEntry } & Pick<EntryTable, 'onReceipt'>) {
  const { run, isBusy } = useAction()
  const [isOpen, setOpen] = useState(false)
  const correct = async (reason: string) => {
    const params = { id: entry.id }
    const done = await run(
      () => call('POST /payments/{id}/correction', { params, body: { reason } }),
      ({ sequence }) => `Corrected by entry ${sequence}`,
    )
    if (done) setOpen(false)
  }
  const canCorrect = entry.kind !== 'correction' && entry.correctedBy === null
  return (
    <Group gap={6}>
      {entry.receipt && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`Receipt ${entry.receipt.number}`}
          onClick={() => onReceipt(entry)}
        >
          Receipt
        </Button>
      )}
      {canCorrect && (
        <Button
          size="compact-sm"
          variant="subtle"
          aria-label={`Correct entry ${entry.sequence}`}
          onClick={() => setOpen(true)}
        >
          Correct
        </Button>
      )}
      <TextDialog
        isOpen={isOpen}
        title={`Correct entry ${entry.sequence}`}
        label="What was wrong with it?"
        hint={`A counter-entry of ${money(-entry.amount, entry.currency)} is added, for good. Then record what is right as a new entry. The student sees the reason.`}
        button="Add the correction"
        missing="Say what was wrong with the entry."
        most={500}
        isBusy={isBusy}
        onClose={() => setOpen(false)}
        onText={(reason) => void correct(reason)}
      />
    </Group>
  )
}
