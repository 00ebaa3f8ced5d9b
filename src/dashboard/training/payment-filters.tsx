import { Button, NativeSelect, TextInput } from '@mantine/core'
import { currencies, entryKinds, paymentMethods } from '#modules/training/schema'
import { trainingTexts } from '../words/training.ts'
import type { PaymentsSearch } from './payments-search.ts'
import { PersonSelect } from './person-select.tsx'
import classes from './training.module.css'

interface PaymentFilters {
  search: PaymentsSearch
  onChange: (changes: PaymentsSearch) => void
}

const codes = [{ value: '', label: 'Any' }, ...currencies.map((value) => ({ value, label: value }))]
const disputes = [
  { value: '', label: 'All' },
  { value: 'open', label: 'Called wrong, not answered' },
]

/** Filters of the ledger; each change goes into the address. */
export function PaymentFilters({ search, onChange }: PaymentFilters) {
  const words = trainingTexts
  const kinds = [
    { value: '', label: 'Everything' },
    ...entryKinds.map((value) => ({ value, label: words.kinds[value] })),
  ]
  const methods = [
    { value: '', label: 'Any' },
    ...paymentMethods.map((value) => ({ value, label: words.methods[value] })),
  ]
  const choose = (name: keyof PaymentsSearch) => ({
    value: String(search[name] ?? ''),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onChange({ [name]: value === '' ? undefined : value }),
  })
  return (
    <search>
      <div className={classes.filters}>
        <div className={classes.wideFilter}>
          <PersonSelect
            label="Student"
            value={search.accountId ?? null}
            onChange={(id) => onChange({ accountId: id ?? undefined })}
          />
        </div>
        <NativeSelect label="Kind" data={kinds} {...choose('kind')} />
        <NativeSelect label="How" data={methods} {...choose('method')} />
        <NativeSelect label="Currency" data={codes} {...choose('currency')} />
        <TextInput label="From" type="date" {...choose('from')} />
        <TextInput label="To" type="date" {...choose('to')} />
        <NativeSelect label="Objections" data={disputes} {...choose('dispute')} />
        {search.classId !== undefined && (
          <Button variant="default" onClick={() => onChange({ classId: undefined })}>
            Show all classes
          </Button>
        )}
      </div>
    </search>
  )
}
