import { Group, NativeSelect, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { paymentMethods } from '#modules/training/payments.schema'
import { agreedWords } from '#texts/en/desk-agreed'
import type { Input } from '../ui/small-form.tsx'
import { pageWords } from '../words/page-words.ts'

/** What a payment or refund of a record makes stale. */
export const moneyTopics = ['records', 'payments', 'money-to-look-at'] as const

/** Contracts and money on a record's page. */
export const { use: useAgreedWords } = pageWords('agreed', agreedWords)

interface HandedOverFieldsProps {
  /** The label of the day. */
  day: string
  input: (name: 'method' | 'receivedOn' | 'reference') => Input
  /** The fields between the day and the reference. */
  children?: ReactNode
}

/** How and when money changed hands, and the reference of it. */
export function HandedOverFields({ day, input, children }: HandedOverFieldsProps) {
  const words = useAgreedWords().payment
  const methods = paymentMethods.map((value) => ({ value, label: words.methods[value] }))
  return (
    <>
      <Group align="start" gap="md" mt="sm">
        <NativeSelect label={words.how} data={methods} {...input('method')} />
        <TextInput type="date" label={day} {...input('receivedOn')} />
      </Group>
      {children}
      <TextInput
        label={words.reference}
        description={words.referenceHint}
        maxLength={120}
        mt="sm"
        {...input('reference')}
      />
    </>
  )
}
