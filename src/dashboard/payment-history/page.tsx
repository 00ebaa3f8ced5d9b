import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#api/client'
import type { OwnLedger } from '#modules/training/schema'
import { useSession } from '../session.ts'
import { Disputes } from '../training/disputes.tsx'
import { Amount, EntryTable, useEntryColumns } from '../training/entry-table.tsx'
import { ReceiptView } from '../training/receipt-view.tsx'
import classes from '../training/training.module.css'
import { useAction } from '../training/use-action.ts'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { TextButton } from '../ui/text-button.tsx'
import { useTrainingWords } from '../words/training.ts'

type Entry = OwnLedger['entries'][number]

/** Every entry on the own account, who received the money, and what is left or owed. */
export function PaymentHistoryPage() {
  const { ledger: words } = useTrainingWords()
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
            <PageHead title={words.title} lead={words.lead} />
            {entries.length === 0 ? (
              <Text c="dimmed" py="xl" maw="62ch">
                {words.none}
              </Text>
            ) : (
              <>
                <Balances balances={balances} />
                <OwnEntries entries={entries.toReversed()} onReceipt={setShown} />
              </>
            )}
          </div>
        )
      }
    </Loaded>
  )
}

function Balances({ balances }: Pick<OwnLedger, 'balances'>) {
  const { ledger, balanceText } = useTrainingWords()
  return (
    <ul className={classes.totals} aria-label={ledger.balance}>
      {balances.map(({ currency, balance }) => (
        <li key={currency}>{balanceText(balance, currency)}</li>
      ))}
    </ul>
  )
}

interface OwnEntries {
  entries: readonly Entry[]
  onReceipt: (entry: Entry) => void
}

function OwnEntries({ entries, onReceipt }: OwnEntries) {
  const { ledger } = useTrainingWords()
  const { purpose, amount, received } = useEntryColumns()
  const balance = {
    name: ledger.balanceAfter,
    of: ({ balanceAfter, currency }: Entry) => <Amount amount={balanceAfter} currency={currency} />,
  }
  const columns = [purpose, amount, received, balance]
  return (
    <EntryTable entries={entries} columns={columns} onReceipt={onReceipt}>
      {(entry) => ({
        button: <ThisIsWrong entry={entry} />,
        below: <Disputes disputes={entry.disputes} />,
      })}
    </EntryTable>
  )
}

function ThisIsWrong({ entry: { id, sequence, disputes } }: { entry: Entry }) {
  const { dispute: words } = useTrainingWords()
  const { run } = useAction()
  if (disputes.some(({ answeredAt }) => answeredAt === null)) return null
  return (
    <TextButton
      look={{ variant: 'subtle' }}
      opens={words.open}
      opensWhat={words.openWhich(sequence)}
      title={words.title(sequence)}
      label={words.label}
      hint={words.hint}
      sends={words.send}
      missing={words.missing}
      most={1000}
      onText={(text) =>
        run(
          () => call('POST /my/payments/{id}/disputes', { params: { id }, body: { text } }),
          words.sent,
        )
      }
    />
  )
}
