import { Group, NativeSelect, Radio, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { paymentMethods } from '#modules/training/schema'
import { sentence } from '#texts/isolated'
import { allClassesQuery } from '../queries.ts'
import { FailedPart } from '../ui/failed-part.tsx'
import { Select } from '../ui/select.tsx'
import { useClassesWords } from '../words/classes.ts'
import { usePaymentsWords } from '../words/payments.ts'
import { said } from '../words/said.tsx'
import { isPayable, type PaymentValues } from './payment-values.ts'
import { PersonSelect } from './person-select.tsx'

interface Fields {
  values: PaymentValues
  problems: Record<string, string>
  set: (change: Partial<PaymentValues>) => void
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
          nothingFoundMessage={words.noClass}
          onChange={(classId) => {
            const chosen = found.data?.classes.find(({ id }) => id === classId)
            set({ classId, ...(chosen ? { currency: chosen.currency } : {}) })
          }}
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
