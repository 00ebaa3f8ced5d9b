import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { ComponentProps } from 'react'
import { currencies, entryKinds, paymentMethods } from '#modules/training/schema'
import { ListFilters } from '../ui/list-filters.tsx'
import { filtersIn } from '../ui/page-search.ts'
import { usePaymentsWords } from '../words/payments.ts'
import type { PaymentsSearch } from './payments-search.ts'
import { PersonSelect } from './person-select.tsx'
import classes from './training.module.css'

interface PaymentFilters {
  search: PaymentsSearch
  list: ComponentProps<typeof ListFilters>['list']
  onChange: (changes: PaymentsSearch) => void
}

/** Filters of the ledger; each change goes into the address. */
export function PaymentFilters({ search, list: entries, onChange }: PaymentFilters) {
  const { filters: words, training, list } = usePaymentsWords()
  const any = { value: '', label: words.any }
  const kinds = [
    { value: '', label: words.everything },
    ...entryKinds.map((value) => ({ value, label: training.kinds[value] })),
  ]
  const methods = [
    any,
    ...paymentMethods.map((value) => ({ value, label: training.methods[value] })),
  ]
  const codes = [any, ...currencies.map((value) => ({ value, label: value }))]
  const disputes = [
    { value: '', label: words.all },
    { value: 'open', label: words.open },
  ]
  const choose = (name: keyof PaymentsSearch) => ({
    value: String(search[name] ?? ''),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onChange({ [name]: value === '' ? undefined : value }),
  })
  return (
    <ListFilters inUse={filtersIn(search)} list={entries}>
      <div className={classes.filters}>
        <div className={classes.wideFilter}>
          <PersonSelect
            label={list.student}
            value={search.accountId ?? null}
            onChange={(id) => onChange({ accountId: id ?? undefined })}
          />
        </div>
        <NativeSelect label={words.kind} data={kinds} {...choose('kind')} />
        <NativeSelect label={words.method} data={methods} {...choose('method')} />
        <NativeSelect label={words.currency} data={codes} {...choose('currency')} />
        <div className={classes.days}>
          <TextInput label={words.from} type="date" {...choose('from')} />
          <TextInput label={words.to} type="date" {...choose('to')} />
        </div>
        <NativeSelect label={words.disputes} data={disputes} {...choose('dispute')} />
        {search.classId !== undefined && (
          <Button variant="default" onClick={() => onChange({ classId: undefined })}>
            {words.allClasses}
          </Button>
        )}
      </div>
    </ListFilters>
  )
}
