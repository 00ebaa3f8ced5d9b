import { Button, Group, Radio, SimpleGrid, Stack, TextInput, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#api/client'
import { currencies, decimalOf, readAmount } from '#modules/training/money.schema'
import type { StaffEntry } from '#modules/training/payments.schema'
import { allClassesQuery } from '../queries.ts'
import { Link, useSearch } from '../routing.tsx'
import { useSession } from '../session.ts'
import { useSchema } from '../ui/checked.ts'
import { PageHead } from '../ui/page-head.tsx'
import { Select } from '../ui/select.tsx'
import { today } from '../ui/times.ts'
import { useUnsavedInput } from '../ui/unsaved-input.ts'
import { useFirstError } from '../ui/use-first-error.ts'
import { type Draft, useVerdicts } from '../ui/use-refusals.ts'
import { paymentsWordsNow, usePaymentsWords } from '../words/payments.ts'
import { said } from '../words/said.tsx'
import { FindCandidate } from './find-candidate.tsx'
import { ReceiptPaper } from './papers.tsx'
import {
  HandedOverFields,
  inputFor,
  isPayable,
  loadSchemas,
  type PaymentValues,
  PurposeFields,
  problemsIn,
  type What,
} from './payment-fields.tsx'
import { PersonSelect } from './person-select.tsx'
import { useAction } from './use-action.ts'

const whats = ['payment', 'charge', 'refund'] as const satisfies readonly What[]

/** Records money received or refunded, or a fee that is owed. */
export function NewPaymentPage() {
  const { form: words } = usePaymentsWords()
  const { accountId = null, classId = null } = useSearch('/payments/new')
  const who = useSession()
  const [made, setMade] = useState<StaffEntry | null>(null)
  const [round, setRound] = useState(0)
  if (made)
    return (
      <ReceiptPaper entry={made} studentName={made.studentName} onClose={() => setMade(null)} />
    )
  return (
    <div>
      <PageHead
        title={words.title}
        back={<Link to="/payments">{words.back}</Link>}
        lead={words.lead}
      />
      <Stack gap="xs" maw="48rem" mb="xl">
        <Title order={2} size="h4">
          {words.ofCandidate}
        </Title>
        <FindCandidate />
      </Stack>
      <Title order={2} size="h4" mb="sm">
        {words.byAccount}
      </Title>
      <PaymentForm
        key={round}
        initialValues={{
          ...{ what: 'payment', accountId, classId, isForClass: null, feeName: '' },
          ...{ amount: null, currency: null, method: 'cash', reference: '' },
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

/** The initial form: what the money is for may be open, and the sum until it is typed. */
type Begun = Omit<PaymentValues, 'isForClass' | 'amount' | 'currency'> & {
  isForClass: boolean | null
  amount: string | null
  currency: string | null
}

/**
 * The default is a class and its fee; or a fee of the agency where there is no class yet, since the list would be empty.
 */
function usePaymentValues(initialValues: Begun) {
  const [begun, setBegun] = useState(initialValues)
  const { data } = useQuery(allClassesQuery)
  const isForClass = begun.isForClass ?? data?.classes.some(isPayable) ?? true
  const isOfClass = begun.what === 'payment' && isForClass
  const of = data?.classes.find(({ id }) => isOfClass && id === begun.classId)
  const fee = of && of.fee > 0 ? decimalOf(of.fee, of.currency) : ''
  const values = {
    ...begun,
    ...{ isForClass, amount: begun.amount ?? fee },
    currency: begun.currency ?? of?.currency ?? 'BDT',
  }
  const set = (change: Partial<Begun>) => setBegun((before) => ({ ...before, ...change }))
  return [values, { set, isTyped: begun.amount !== null }] as const
}

interface PaymentForm {
  initialValues: Begun
  onMade: (entry: StaffEntry) => void
}

function PaymentForm({ initialValues, onMade }: PaymentForm) {
  const { run, isBusy } = useAction()
  const [values, { set, isTyped }] = usePaymentValues(initialValues)
  const [found, setProblems] = useState<Record<string, string>>({})
  const refused = useVerdicts(values.feeName || values.reference ? draftOf(values) : null)
  const problems = { ...refused, ...found }
  const [form, toFirstError] = useFirstError()
  useUnsavedInput(isTyped)
  const { schema, onSend } = useSchema(loadSchemas)
  const save = async () => {
    const wrong = problemsIn(values, schema())
    setProblems(wrong)
    if (Object.keys(wrong).length > 0) return toFirstError()
    const made = await run(
      () => send(values),
      ({ sequence }) => paymentsWordsNow().form.saved(sequence),
      (refused) => {
        setProblems(refused)
        toFirstError()
      },
    )
    if (made) onMade(made)
  }
  const text = (name: keyof PaymentValues) => ({
    value: String(values[name] ?? ''),
    error: said(problems[name]),
    autoComplete: 'off',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      set({ [name]: value }),
  })
  const { form: words, money } = usePaymentsWords()
  const amount = readAmount(values.amount, values.currency)
  return (
    <form ref={form} onSubmit={onSend(() => void save())} noValidate aria-label={words.label}>
      <Stack gap="lg" maw="48rem">
        <WhatChoice values={values} set={set} />
        <PersonSelect
          label={words.student}
          withAsterisk
          value={values.accountId}
          error={said(problems.accountId)}
          onChange={(accountId) => set({ accountId })}
        />
        {values.what !== 'refund' && (
          <PurposeFields values={values} problems={problems} set={set} />
        )}
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            {...text('amount')}
            label={words.amount}
            withAsterisk
            inputMode="decimal"
            description={amount ? money(amount, values.currency) : words.amountHint}
          />
          <Select
            label={words.currency}
            description={words.currencyHint}
            data={currencies as string[]}
            value={values.currency}
            error={said(problems.currency)}
            onChange={(currency) => currency && set({ currency })}
          />
        </SimpleGrid>
        {values.what !== 'charge' && (
          <HandedOverFields values={values} problems={problems} set={set} />
        )}
        <Group>
          <Button type="submit" loading={isBusy}>
            {words.save}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

const requests = {
  payment: 'POST /payments',
  charge: 'POST /charges',
  refund: 'POST /refunds',
} as const

/** What would be sent now. */
const draftOf = (values: PaymentValues): Draft => ({
  request: requests[values.what],
  body: inputFor[values.what](values),
})

function send(values: PaymentValues): Promise<StaffEntry> {
  if (values.what === 'charge') return call('POST /charges', { body: inputFor.charge(values) })
  if (values.what === 'refund') return call('POST /refunds', { body: inputFor.refund(values) })
  return call('POST /payments', { body: inputFor.payment(values) })
}

interface WhatChoice {
  values: PaymentValues
  set: (change: Partial<Begun>) => void
}

function WhatChoice({ values, set }: WhatChoice) {
  const { form: words } = usePaymentsWords()
  return (
    <Radio.Group
      label={words.what}
      value={values.what}
      onChange={(what) =>
        set({ what: what as What, isForClass: what === 'payment' ? null : false })
      }
    >
      <Group mt={6} gap="lg">
        {whats.map((one) => (
          <Radio key={one} value={one} {...words.whats[one]} />
        ))}
      </Group>
    </Radio.Group>
  )
}
