import { Alert, Button, Group, Text } from '@mantine/core'
import type { ReactElement, ReactNode } from 'react'
import { call } from '#api/client'
import { isCorrectedAlong } from '#modules/training/items.schema'
import type { LedgerEntry, StaffEntry } from '#modules/training/payments.schema'
import { reasonBy } from '#texts/said'
import { CopyButton } from '../ui/copy-button.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { TextButton } from '../ui/text-button.tsx'
import { useTimes } from '../ui/times.ts'
import { paymentsWordsNow, usePaymentsWords } from '../words/payments.ts'
import classes from './training.module.css'
import { useAction } from './use-action.ts'

interface EntryTable<E extends LedgerEntry> {
  /** In display order: newest first. */
  entries: readonly E[]
  /** The columns between the entry's name and its actions; see `useEntryColumns`. */
  columns: readonly Column<E>[]
  onReceipt: (entry: E) => void
  /** Further actions. */
  children: (entry: E) => ReactNode
}

/** Entries of the ledger, as a student or an admin sees them. */
function EntryTable<E extends LedgerEntry>(props: EntryTable<E>) {
  const { entries, columns, onReceipt, children } = props
  const { ledger } = usePaymentsWords().training
  const name: Column<E> = {
    name: ledger.entry,
    timed: (entry, momentOf) => <EntryName entry={entry} at={momentOf(entry.createdAt)} />,
    isBare: true,
  }
  const actions: Column<E> = {
    name: ledger.actions,
    of: (entry) => (
      <>
        <Group gap={6}>
          {entry.receipt && (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={ledger.receiptWhich(entry.receipt.number)}
              onClick={() => onReceipt(entry)}
            >
              {ledger.receipt}
            </Button>
          )}
          {children(entry)}
        </Group>
        {entry.unconfirmedReceipt && <Unconfirmed number={entry.unconfirmedReceipt} />}
      </>
    ),
    isBare: true,
  }
  return (
    <DataTable
      label={ledger.entries}
      columns={[name, ...columns, actions]}
      rows={entries}
      keyOf={({ id }) => id}
    />
  )
}

/** Says why an entry has no receipt to print, and what to do. */
function Unconfirmed({ number }: { number: string }) {
  const { unconfirmed: words } = usePaymentsWords()
  return (
    <Alert color="danger" mt={6} title={words.title(number)} role="status">
      {words.text}
    </Alert>
  )
}

/** Returns the columns that both sides have. */
function useEntryColumns() {
  const { training, purposeOf } = usePaymentsWords()
  const { ledger } = training
  const purpose: Column<LedgerEntry> = { name: ledger.purpose, of: (entry) => purposeOf(entry) }
  const amount: Column<LedgerEntry> = {
    name: ledger.amount,
    of: (entry) => <Amount amount={entry.amount} currency={entry.currency} />,
    isNumber: true,
  }
  const received: Column<LedgerEntry> = {
    name: ledger.received,
    of: (entry) => <Received entry={entry} />,
  }
  return { purpose, amount, received }
}

/** A sum that is not broken over lines. */
function Amount({ amount, currency }: { amount: number; currency: string }) {
  const { money } = usePaymentsWords()
  return <span className={classes.amount}>{money(amount, currency)}</span>
}

function EntryName({ entry, at }: { entry: LedgerEntry; at: ReactElement }) {
  const { ledger, kinds, reasons } = usePaymentsWords().training
  const more = [
    entry.refunds !== null && ledger.refunds(entry.refunds, entry.reason ?? ''),
    entry.corrects !== null && ledger.corrects(entry.corrects, reasonBy(reasons, entry.reason)),
    entry.correctedBy !== null && ledger.correctedBy(entry.correctedBy),
  ]
  return (
    <>
      <strong>{ledger.numbered(entry.sequence, kinds[entry.kind])}</strong>
      <Text size="sm" c="dimmed" component="div">
        {at}
        {entry.receipt && (
          <>
            {' · '}
            <Receipt number={entry.receipt.number} />
          </>
        )}
        {more.filter(Boolean).map((part) => ` · ${part}`)}
      </Text>
    </>
  )
}

/** The number of a receipt, in one line with what copies it. */
function Receipt({ number }: { number: string }) {
  const { ledger } = usePaymentsWords().training
  const text = ledger.receiptNumber(number)
  return (
    <span className={classes.whole}>
      {text}
      <CopyButton text={number} what={text} />
    </span>
  )
}

/** When, how, and by whom the money was received; nothing where no money moved. */
function Received({ entry }: { entry: LedgerEntry }) {
  const { ledger, methods } = usePaymentsWords().training
  const { dayOf: calendarDay } = useTimes()
  if (entry.kind === 'charge' || entry.kind === 'correction') return <span>{ledger.noMoney}</span>
  const by = entry.kind === 'refund' ? ledger.handedOutBy : ledger.receivedBy
  const way = [entry.method && methods[entry.method], entry.reference]
  const how = [way.filter(Boolean).join(', '), entry.receivedBy && by(entry.receivedBy)]
  return (
    <>
      {entry.receivedOn && calendarDay(entry.receivedOn)}
      <Text size="sm" c="dimmed" component="div">
        {how.filter(Boolean).join(' · ')}
      </Text>
    </>
  )
}

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
