import { Alert, Button, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { addressOf } from '#api/client'
import type { StaffEntry } from '#modules/training/schema'
import { confirmIfNeeded } from '../confirm/confirm.ts'
import { organisationQuery, paymentsQuery } from '../queries.ts'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pages } from '../ui/pages.tsx'
import { problemToast } from '../ui/toast.ts'
import { trainingTexts } from '../words/training.ts'
import { PaymentFilters } from './payment-filters.tsx'
import type { PaymentsSearch } from './payments-search.ts'
import { ReceiptView } from './receipt-view.tsx'
import { StaffEntries } from './staff-entries.tsx'
import classes from './training.module.css'

const route = getRouteApi('/payments')

/** The ledger: what was received, charged and handed back; totals for each currency. */
export function PaymentsPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const [shown, setShown] = useState<StaffEntry | null>(null)
  const organisation = useQuery(organisationQuery)
  const payments = useQuery({ ...paymentsQuery(search), placeholderData: keepPreviousData })
  const change = (changes: PaymentsSearch) =>
    void navigate({
      search: (before) => ({ ...before, page: undefined, ...changes }),
      replace: true,
    })
  if (shown)
    return (
      <Loaded query={organisation}>
        {(issuer) => (
          <ReceiptView
            entry={shown}
            studentName={shown.studentName}
            issuer={issuer}
            onClose={() => setShown(null)}
          />
        )}
      </Loaded>
    )
  return (
    <div>
      <PageHead
        title="Payments"
        lead="Nothing here is edited or deleted. What was wrong is countered by a correction with its reason, and the student sees every entry."
      >
        <Button renderRoot={(props) => <Link to="/payments/new" {...props} />}>
          Record a payment
        </Button>
        <Button variant="default" onClick={() => void download(search)}>
          Download CSV
        </Button>
      </PageHead>
      <PaymentFilters search={search} onChange={change} />
      <Loaded query={payments}>
        {(list) => (
          <>
            {list.disputesOpen > 0 && search.dispute === undefined && (
              <Alert
                color="ask"
                mb="md"
                title="A student says that an entry is wrong"
                role="status"
              >
                <Text mb="sm">
                  {list.disputesOpen === 1
                    ? 'One entry waits for your answer.'
                    : `${list.disputesOpen} entries wait for your answer.`}
                </Text>
                <Button variant="default" onClick={() => change({ dispute: 'open' })}>
                  Show what waits
                </Button>
              </Alert>
            )}
            <Totals totals={list.totals} />
            {list.total === 0 ? (
              <Text c="dimmed" py="xl">
                {Object.keys(search).length > 0
                  ? 'No entry is like that. Change the filters above.'
                  : 'There is no entry yet. Record the first payment with “Record a payment”.'}
              </Text>
            ) : (
              <StaffEntries entries={list.entries} onReceipt={setShown} />
            )}
            <Pages {...list} onPage={(page) => change({ page })} />
          </>
        )}
      </Loaded>
    </div>
  )
}

/** The browser fetches the file itself, so the password is asked for before. */
async function download({ page: _, ...filter }: PaymentsSearch): Promise<void> {
  try {
    if (await confirmIfNeeded()) window.location.assign(addressOf('/payments.csv', {}, filter))
  } catch (error) {
    problemToast(error)
  }
}

interface Totals {
  totals: readonly {
    currency: string
    received: number
    refunded: number
    charged: number
    balance: number
  }[]
}

/** One card for each currency; nothing is converted. */
function Totals({ totals }: Totals) {
  const { money } = trainingTexts
  if (totals.length === 0) return null
  return (
    <ul className={classes.totals} aria-label="Totals of all that the filters find">
      {totals.map(({ currency, received, refunded, charged }) => (
        <li key={currency}>
          <Text size="sm" c="dimmed">
            Received
          </Text>
          <div className={classes.amount}>{money(received, currency)}</div>
          <Text size="sm">
            Handed back {money(refunded, currency)} · fees {money(charged, currency)}
          </Text>
        </li>
      ))}
    </ul>
  )
}
