import { Button, NativeSelect, Text, TextInput } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { addressOf } from '#api/client'
import { currencies } from '#modules/training/money.schema'
import type { StaffEntry } from '#modules/training/payments.schema'
import { confirmIfNeeded } from '../confirm/confirm.ts'
import { paymentsQuery } from '../queries.ts'
import { Link } from '../routing.tsx'
import { filtersIn, type PaymentsSearch, paymentsSearchFrom } from '../searches.ts'
import { choices, choicesOf } from '../ui/choices.ts'
import { ListFilters } from '../ui/list-filters.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pages } from '../ui/pages.tsx'
import { Muted } from '../ui/part.tsx'
import { problemToast } from '../ui/toast.ts'
import { useFilters } from '../ui/use-filters.ts'
import { usePaymentsWords } from '../words/payments.ts'
import { StaffEntries } from './entry-table.tsx'
import { ReceiptPaper } from './papers.tsx'
import { PersonSelect } from './person-select.tsx'
import classes from './training.module.css'

/** The ledger: what was received, charged and refunded; totals for each currency. */
export function PaymentsPage() {
  const { list: words } = usePaymentsWords()
  const { search, toPage } = useFilters('/payments', paymentsSearchFrom, true)
  const [shown, setShown] = useState<StaffEntry | null>(null)
  const payments = useQuery({ ...paymentsQuery(search), placeholderData: keepPreviousData })
  if (shown)
    return (
      <ReceiptPaper entry={shown} studentName={shown.studentName} onClose={() => setShown(null)} />
    )
  return (
    <div>
      <PageHead title={words.title} lead={words.lead}>
        <Button renderRoot={(props) => <Link to="/payments/new" {...props} />}>
          {words.record}
        </Button>
        <Button variant="default" onClick={() => void download(search)}>
          {words.csv}
        </Button>
      </PageHead>
      <PaymentFilters list={payments} />
      <Loaded query={payments}>
        {(list) => (
          <>
            <Totals totals={list.totals} />
            {list.total === 0 ? (
              <Text c="dimmed" py="xl">
                {Object.keys(search).length > 0 ? words.noMatch : words.none}
              </Text>
            ) : (
              <StaffEntries entries={list.entries} onReceipt={setShown} />
            )}
            <Pages {...list} onPage={toPage} />
          </>
        )}
      </Loaded>
    </div>
  )
}

/** The browser fetches the file itself, so the password is asked for first. */
async function download({ cursor: _, ...filter }: PaymentsSearch): Promise<void> {
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
  const { list: words, money } = usePaymentsWords()
  if (totals.length === 0) return null
  return (
    <ul className={classes.totals} aria-label={words.totals}>
      {totals.map(({ currency, received, refunded, charged }) => (
        <li key={currency}>
          <Muted>{words.received}</Muted>
          <div className={classes.amount}>{money(received, currency)}</div>
          <Text size="sm">{words.back(money(refunded, currency), money(charged, currency))}</Text>
        </li>
      ))}
    </ul>
  )
}

/** Filters of the ledger; each change goes into the address. */
function PaymentFilters({ list: entries }: Pick<ComponentProps<typeof ListFilters>, 'list'>) {
  const { filters: words, training, list } = usePaymentsWords()
  const { search, change, choose } = useFilters('/payments', paymentsSearchFrom, true)
  const kinds = choices({ '': words.everything, ...training.kinds })
  const methods = choices({ '': words.any, ...training.methods })
  const codes = [{ value: '', label: words.any }, ...choicesOf(currencies, (code) => code)]
  return (
    <ListFilters inUse={filtersIn(search)} list={entries}>
      <div className={classes.filters}>
        <div className={classes.wideFilter}>
          <PersonSelect
            label={list.student}
            value={search.accountId ?? null}
            onChange={(id) => change({ accountId: id ?? undefined })}
          />
        </div>
        <NativeSelect label={words.kind} data={kinds} {...choose('kind')} />
        <NativeSelect label={words.method} data={methods} {...choose('method')} />
        <NativeSelect label={words.currency} data={codes} {...choose('currency')} />
        <div className={classes.days}>
          <TextInput label={words.from} type="date" {...choose('from')} />
          <TextInput label={words.to} type="date" {...choose('to')} />
        </div>
        {search.classId !== undefined && (
          <Button variant="default" onClick={() => change({ classId: undefined })}>
            {words.allClasses}
          </Button>
        )}
        {search.receipt !== undefined && (
          <Button variant="default" onClick={() => change({ receipt: undefined })}>
            {words.allReceipts}
          </Button>
        )}
      </div>
    </ListFilters>
  )
}
