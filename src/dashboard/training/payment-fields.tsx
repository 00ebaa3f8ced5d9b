import { Group, NativeSelect, Radio, Select, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { sentence } from '#messages/isolated'
import { paymentMethods } from '#modules/training/schema'
import { allClassesQuery } from '../queries.ts'
import { FailedPart } from '../ui/failed-part.tsx'
import { trainingTexts } from '../words/training.ts'
import type { PaymentValues } from './payment-values.ts'
import { PersonSelect } from './person-select.tsx'

interface Fields {
  values: PaymentValues
  problems: Record<string, string>
  set: (change: Partial<PaymentValues>) => void
}

/** A class of the list, or the name of a fee. */
export function PurposeFields({ values, problems, set }: Fields) {
  const { feeText } = trainingTexts
  const found = useQuery(allClassesQuery)
  const options = (found.data?.classes ?? [])
    .filter(({ state }) => state !== 'draft')
    .map(({ id, title, fee, currency }) => ({
      value: id,
      label: sentence`${title} (${feeText({ fee, currency })})`,
    }))
  return (
    <Stack gap="sm">
      <FailedPart what="The classes" queries={[found]} />
      {values.what === 'payment' && (
        <Radio.Group
          label="What is it for?"
          value={values.isForClass ? 'class' : 'fee'}
          onChange={(to) => set({ isForClass: to === 'class' })}
        >
          <Group mt={6} gap="lg">
            <Radio value="class" label="A class" />
            <Radio value="fee" label="A fee of the agency" />
          </Group>
        </Radio.Group>
      )}
      {values.isForClass ? (
        <Select
          label="Class"
          withAsterisk
          data={options}
          value={values.classId}
          error={problems.classId}
          searchable
          nothingFoundMessage="No class is called so."
          onChange={(classId) => {
            const chosen = found.data?.classes.find(({ id }) => id === classId)
            set({ classId, ...(chosen ? { currency: chosen.currency } : {}) })
          }}
        />
      ) : (
        <TextInput
          label="Name of the fee"
          description="As the student should read it, for example “Medical examination”"
          withAsterisk
          value={values.feeName}
          error={problems.feeName}
          maxLength={120}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => set({ feeName: value })}
        />
      )}
    </Stack>
  )
}

/** How, when and by whom the money was taken; of a refund whoever saves it hands it out. */
export function HandedOverFields({ values, problems, set }: Fields) {
  const { methods } = trainingTexts
  const text = (name: 'method' | 'reference' | 'receivedOn') => ({
    value: values[name],
    error: problems[name],
    autoComplete: 'off',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      set({ [name]: value }),
  })
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <NativeSelect
        {...text('method')}
        label="How"
        data={paymentMethods.map((value) => ({ value, label: methods[value] }))}
      />
      <TextInput
        {...text('reference')}
        label="Reference"
        placeholder="Number of a transfer, for example"
        maxLength={120}
      />
      <TextInput {...text('receivedOn')} label="On which day" type="date" withAsterisk />
      {values.what === 'payment' && (
        <PersonSelect
          label="Received by"
          isStaff
          withAsterisk
          value={values.receivedBy}
          error={problems.receivedBy}
          onChange={(receivedBy) => set({ receivedBy })}
        />
      )}
    </SimpleGrid>
  )
}
