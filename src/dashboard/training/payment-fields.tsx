import { Group, NativeSelect, Radio, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { readAmount } from '#modules/training/money.schema'
import { paymentMethods } from '#modules/training/payments.schema'
import { paymentProblems } from '#modules/training/problems.schema'
import { sentence } from '#texts/isolated'
import { allClassesQuery } from '../queries.ts'
import { errorsIn } from '../ui/checked.ts'
import { FailedPart } from '../ui/failed-part.tsx'
import { Select } from '../ui/select.tsx'
import { useClassesWords } from '../words/classes.ts'
import { usePaymentsWords } from '../words/payments.ts'
import { said } from '../words/said.tsx'
import { PersonSelect } from './person-select.tsx'

export type What = 'payment' | 'charge' | 'refund'

/** An entry as its form holds it: all text, as typed. */
export interface PaymentValues {
  what: What
  accountId: string | null
  isForClass: boolean
  classId: string | null
  feeName: string
  amount: string
  currency: string
  method: string
  reference: string
  receivedBy: string | null
  receivedOn: string
}

/** Nobody pays for a class that is not published. */
export const isPayable = ({ state }: { state: string }) => state !== 'draft'

/** For an invalid amount the schema says what to type. */
const amountOf = ({ amount, currency }: PaymentValues) => readAmount(amount, currency) ?? Number.NaN

function moneyIn(values: PaymentValues) {
  const { currency, method, reference, receivedOn } = values
  return {
    accountId: values.accountId ?? '',
    amount: amountOf(values),
    currency,
    method: method as 'cash',
    reference,
    receivedOn,
  }
}

/** What is sent to the server for each kind of entry. */
export const inputFor = {
  payment: (values: PaymentValues) => ({
    ...moneyIn(values),
    classId: values.isForClass ? values.classId : null,
    feeName: values.isForClass ? '' : values.feeName,
    receivedBy: values.receivedBy ?? '',
  }),
  charge: (values: PaymentValues) => ({
    accountId: values.accountId ?? '',
    feeName: values.feeName,
    amount: amountOf(values),
    currency: values.currency,
  }),
  refund: moneyIn,
}

/** What the server checks each kind of entry with. */
export async function loadSchemas() {
  const { newPaymentSchema, newChargeSchema, newRefundSchema } = await import('../schemas.ts')
  return { payment: newPaymentSchema, charge: newChargeSchema, refund: newRefundSchema }
}

/** Returns what is wrong at which field. */
export function problemsIn(
  values: PaymentValues,
  schemas: Awaited<ReturnType<typeof loadSchemas>>,
): Record<string, string> {
  const { what, isForClass, classId, feeName } = values
  const problems = errorsIn(schemas[what].safeParse(inputFor[what](values)).error)
  // The schema checks these two last, and only when everything else is right.
  if (what === 'payment' && isForClass && classId === null)
    problems.classId = paymentProblems.noClass
  if (what === 'payment' && !isForClass && feeName.trim() === '') {
    delete problems.classId
    problems.feeName = paymentProblems.noFee
  }
  return problems
}

interface Fields {
  values: PaymentValues
  problems: Record<string, string>
  /** A currency that is null is that of the class. */
  set: (change: Partial<Omit<PaymentValues, 'currency'>> & { currency?: string | null }) => void
}

/** A class of the list, or the name of a fee. */
export function PurposeFields({ values, problems, set }: Fields) {
  const { form: words } = usePaymentsWords()
  const { feeText } = useClassesWords()
  const found = useQuery(allClassesQuery)
  const options = (found.data?.classes ?? [])
    .filter(isPayable)
    .map(({ id, title, fee, currency }) => ({
      value: id,
      label: sentence`${title} (${feeText({ fee, currency })})`,
    }))
  return (
    <Stack gap="sm">
      <FailedPart what={words.classes} queries={[found]} />
      {values.what === 'payment' && (
        <Radio.Group
          label={words.purpose}
          value={values.isForClass ? 'class' : 'fee'}
          onChange={(to) => set({ isForClass: to === 'class' })}
        >
          <Group mt={6} gap="lg">
            <Radio value="class" label={words.ofClass} />
            <Radio value="fee" label={words.ofAgency} />
          </Group>
        </Radio.Group>
      )}
      {values.isForClass ? (
        <Select
          label={words.class}
          description={found.data && options.length === 0 ? words.noClassYet : undefined}
          withAsterisk
          data={options}
          value={values.classId}
          error={said(problems.classId)}
          nothing={words.noClass}
          onChange={(classId) => set({ classId, currency: null })}
        />
      ) : (
        <TextInput
          label={words.fee}
          description={words.feeHint}
          withAsterisk
          value={values.feeName}
          error={said(problems.feeName)}
          maxLength={120}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => set({ feeName: value })}
        />
      )}
    </Stack>
  )
}

/** How, when and by whom the money was taken; the person who saves a refund hands it out. */
export function HandedOverFields({ values, problems, set }: Fields) {
  const { form: words, training } = usePaymentsWords()
  const text = (name: 'method' | 'reference' | 'receivedOn') => ({
    value: values[name],
    error: said(problems[name]),
    autoComplete: 'off',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      set({ [name]: value }),
  })
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <NativeSelect
        {...text('method')}
        label={words.method}
        data={paymentMethods.map((value) => ({ value, label: training.methods[value] }))}
      />
      <TextInput
        {...text('reference')}
        label={words.reference}
        placeholder={words.referenceHint}
        maxLength={120}
      />
      <TextInput {...text('receivedOn')} label={words.day} type="date" withAsterisk />
      {values.what === 'payment' && (
        <PersonSelect
          label={words.receivedBy}
          isStaff
          withAsterisk
          value={values.receivedBy}
          error={said(problems.receivedBy)}
          onChange={(receivedBy) => set({ receivedBy })}
        />
      )}
    </SimpleGrid>
  )
}
