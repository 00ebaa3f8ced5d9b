import { Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#api/client'
import type { OwnLedger } from '#modules/training/schema'
import { useSession } from '../session.ts'
import { Disputes } from '../training/disputes.tsx'
import { Received } from '../training/entry-table.tsx'
import { ReceiptView } from '../training/receipt-view.tsx'
import classes from '../training/training.module.css'
import { useAction } from '../training/use-action.ts'
import { balanceText, kindNames, money, purposeOf } from '../training/words.ts'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import table from '../ui/table.module.css'
import { TextDialog } from '../ui/text-dialog.tsx'
import { momentOf } from '../ui/times.ts'

type Entry = OwnLedger['entries'][number]

/** Every entry on the own account, who received the money, and what is left or owed. */
export function PaymentHistoryPage() {
  const who = useSession()
  const [shown, setShown] = useState<Entry | null>(null)
  const ledger = useQuery({
    queryKey: ['my-payments'],
    queryFn: () => call('GET /my/payments', {}),
  })
  return (
    <Loaded query={ledger}>
      {({ entries, balances, organisation }) =>
        shown ? (
          <ReceiptView
            entry={shown}
            studentName={who.name}
            issuer={organisation}
            onClose={() => setShown(null)}
          />
        ) : (
          <div>
            <PageHead
              title="Payment history"
              lead="Every entry stands here as soon as the agency makes it, and nobody can change it. If one is wrong, say so: the agency has to answer."
            />
            {entries.length === 0 ? (
              <Text c="dimmed" py="xl">
                There is no entry yet. When you pay, ask for the entry to be made while you are
                there: it then stands here at once, with a receipt that you can print.
              </Text>
            ) : (
              <>
                <ul className={classes.totals} aria-label="Balance">
                  {balances.map(({ currency, balance }) => (
                    <li key={currency}>{balanceText(balance, currency)}</li>
                  ))}
                </ul>
                <EntryTable entries={entries.toReversed()} onReceipt={setShown} />
              </>
            )}
          </div>
        )
      }
    </Loaded>
  )
}

interface EntryTable {
  entries: readonly Entry[]
  onReceipt: (entry: Entry) => void
}

function EntryTable({ entries, onReceipt }: EntryTable) {
  return (
    <table className={table.table} aria-label="Entries, newest first">
      <thead>
        <tr>
          <th scope="col">Entry</th>
          <th scope="col">For</th>
          <th scope="col">Amount</th>
          <th scope="col">Received</th>
          <th scope="col">Balance after it</th>
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
                {momentOf(entry.createdAt)}
                {entry.receipt && ` · receipt ${entry.receipt.number}`}
                {entry.corrects !== null && ` · corrects ${entry.corrects}: ${entry.reason}`}
                {entry.correctedBy !== null && ` · corrected by ${entry.correctedBy}`}
              </Text>
            </td>
            <td data-label="For">{purposeOf(entry)}</td>
            <td data-label="Amount">
              <span className={classes.amount}>{money(entry.amount, entry.currency)}</span>
            </td>
            <td data-label="Received">
              <Received entry={entry} />
            </td>
            <td data-label="Balance after it">
              <span className={classes.amount}>{money(entry.balanceAfter, entry.currency)}</span>
            </td>
            <td>
              <EntryActions entry={entry} onReceipt={onReceipt} />
              <Disputes disputes={entry.disputes} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function EntryActions({ entry, onReceipt }: { entry: Entry } & Pick<EntryTable, 'onReceipt'>) {
  const { run, isBusy } = useAction()
  const [isOpen, setOpen] = useState(false)
  const object = async (text: string) => {
    const params = { id: entry.id }
    const done = await run(
      () => call('POST /my/payments/{id}/disputes', { params, body: { text } }),
      'The agency has to answer now',
    )
    if (done) setOpen(false)
  }
  const isOpenAlready = entry.disputes.some(({ answeredAt }) => answeredAt === null)
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
      {!isOpenAlready && (
        <Button
          size="compact-sm"
          variant="subtle"
          aria-label={`This is wrong: entry ${entry.sequence}`}
          onClick={() => setOpen(true)}
        >
          This is wrong
        </Button>
      )}
      <TextDialog
        isOpen={isOpen}
        title={`What is wrong with entry ${entry.sequence}?`}
        label="What is wrong?"
        hint="Say what you paid, when, and to whom. It stands beside the entry until an admin answers."
        button="Send"
        missing="Say what is wrong."
        most={1000}
        isBusy={isBusy}
        onClose={() => setOpen(false)}
        onText={(text) => void object(text)}
      />
    </Group>
  )
}
