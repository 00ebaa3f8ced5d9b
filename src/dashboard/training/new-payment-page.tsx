import { Button, Group, Radio, Select, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { call } from '#api/client'
import { currencies, readAmount, type StaffEntry } from '#modules/training/schema'
import { organisationQuery } from '../queries.ts'
import { useSession } from '../session.ts'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { today } from '../ui/times.ts'
import { useUnsavedInput } from '../ui/unsaved-input.ts'
import { trainingTexts } from '../words/training.ts'
import { HandedOverFields, PurposeFields } from './payment-fields.tsx'
import { inputFor, type PaymentValues, problemsIn, type What } from './payment-values.ts'
import { PersonSelect } from './person-select.tsx'
import { ReceiptView } from './receipt-view.tsx'
import { useAction } from './use-action.ts'

const route = getRouteApi('/payments/new')
const whats: { value: What; label: string; description: string }[] = [
  { value: 'payment', label: 'Money received', description: 'It gets a receipt' },
  { value: 'charge', label: 'A fee that is owed', description: 'A named fee of the agency' },
  { value: 'refund', label: 'Money handed back', description: 'Out of the student’s credit' },
]

/** Records money received or handed back, or a fee that is owed. */
export function NewPaymentPage() {
  const { accountId = null, classId = null } = route.useSearch()
  const who = useSession()
  const organisation = useQuery(organisationQuery)
  const [made, setMade] = useState<StaffEntry | null>(null)
  const [round, setRound] = useState(0)
  if (made)
    return (
      <Loaded query={organisation}>
        {(issuer) => (
          <ReceiptView
            entry={made}
            studentName={made.studentName}
            issuer={issuer}
            onClose={() => setMade(null)}
          />
        )}
      </Loaded>
    )
  return (
    <div>
      <PageHead
        title="Record a payment"
        back={<Link to="/payments">All payments</Link>}
        lead="An entry cannot be changed afterwards. Read it once more before you save it."
      />
      <PaymentForm
        key={round}
        initialValues={{
          ...{ what: 'payment', accountId, classId, isForClass: true, feeName: '' },
          ...{ amount: '', currency: 'BDT', method: 'cash', reference: '' },
          ...{ receivedBy: who.id, receivedOn: today() },
        }}
        onMade={(entry) => {
          setRound(round + 1)
          if (entry.receipt) setMade(entry)
        }}
      />
    </div>
  )
}

interface PaymentForm {
  initialValues: PaymentValues
  onMade: (entry: StaffEntry) => void
}

function PaymentForm({ initialValues, onMade }: PaymentForm) {
  const { run, isBusy } = useAction()
  const [values, setValues] = useState(initialValues)
  const [problems, setProblems] = useState<Record<string, string>>({})
  useUnsavedInput(values.amount !== '')
  const set = (change: Partial<PaymentValues>) => setValues((before) => ({ ...before, ...change }))
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const found = problemsIn(values)
    setProblems(found)
    if (Object.keys(found).length > 0) return focusFirst(form)
    const made = await run(
      () => send(values),
      ({ sequence }) => `Saved as entry ${sequence}`,
      setProblems,
    )
    if (made) onMade(made)
  }
  const text = (name: keyof PaymentValues) => ({
    value: String(values[name] ?? ''),
    error: problems[name],
    autoComplete: 'off',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      set({ [name]: value }),
  })
  const { money } = trainingTexts
  const amount = readAmount(values.amount, values.currency)
  return (
    <form onSubmit={(event) => void save(event)} noValidate aria-label="Entry">
      <Stack gap="lg" maw="48rem">
        <WhatChoice values={values} set={set} />
        <PersonSelect
          label="Student"
          withAsterisk
          value={values.accountId}
          error={problems.accountId}
          onChange={(accountId) => set({ accountId })}
        />
        {values.what !== 'refund' && (
          <PurposeFields values={values} problems={problems} set={set} />
        )}
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            {...text('amount')}
            label="Amount"
            withAsterisk
            inputMode="decimal"
            description={amount ? money(amount, values.currency) : 'For example 5,000'}
          />
          <Select
            label="Currency"
            description="By its code"
            data={currencies as string[]}
            value={values.currency}
            error={problems.currency}
            searchable
            allowDeselect={false}
            onChange={(currency) => currency && set({ currency })}
          />
        </SimpleGrid>
        {values.what !== 'charge' && (
          <HandedOverFields values={values} problems={problems} set={set} />
        )}
        <Group>
          <Button type="submit" loading={isBusy}>
            Save the entry
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function focusFirst(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
}

function send(values: PaymentValues): Promise<StaffEntry> {
  if (values.what === 'charge') return call('POST /charges', { body: inputFor.charge(values) })
  if (values.what === 'refund') return call('POST /refunds', { body: inputFor.refund(values) })
  return call('POST /payments', { body: inputFor.payment(values) })
}

interface WhatChoice {
  values: PaymentValues
  set: (change: Partial<PaymentValues>) => void
}

function WhatChoice({ values, set }: WhatChoice) {
  return (
    <Radio.Group
      label="What is it?"
      value={values.what}
      onChange={(what) => set({ what: what as What, isForClass: what === 'payment' })}
    >
      <Group mt={6} gap="lg">
        {whats.map((one) => (
          <Radio key={one.value} {...one} />
        ))}
      </Group>
    </Radio.Group>
  )
}
