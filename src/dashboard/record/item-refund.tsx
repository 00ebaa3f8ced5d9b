import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { call } from '#api/client'
import type { PaidEntry } from '#modules/contracts/fees.schema'
import { moneyIn, readAmount } from '#modules/training/money.schema'
import { useLanguage } from '../look/language.ts'
import { checked } from '../ui/checked.ts'
import { publicTextOf, SaidInText } from '../ui/said-in-text.tsx'
import type { DraftSentence } from '../ui/sentences.ts'
import { FoldedForm, useSmallForm } from '../ui/small-form.tsx'
import { today } from '../ui/times.ts'
import { HandedOverFields, moneyTopics, useAgreedWords } from './handed-over-fields.tsx'

interface ItemRefund {
  payment: PaidEntry
  /** How much of it may still be refunded, in minor units. */
  left: number
}

const initial = () => ({
  ...{ amount: '', method: 'cash', reference: '', receivedOn: today(), reason: '' },
})
const loadSchema = async () => (await import('../schemas.ts')).newItemRefundSchema

/** Records that a part of a payment was refunded; folded until needed. */
export function RecordItemRefund({ payment, left }: ItemRefund) {
  const { id, sequence, currency } = payment
  const { refund: words, payment: saved } = useAgreedWords()
  const language = useLanguage()
  const name = words.of(sequence)
  const [sentences, setSentences] = useState<DraftSentence[]>([])
  const bodyOf = (typed: ReturnType<typeof initial>) => ({
    ...typed,
    amount: readAmount(typed.amount, currency) ?? Number.NaN,
    reason: publicTextOf(sentences, typed.reason),
  })
  const form = useSmallForm(
    {
      initial,
      isBegun: ({ amount, reason }) => amount + reason !== '' || sentences.length > 0,
      read: (typed) => checked(loadSchema, bodyOf(typed)),
      draft: (typed) => ({
        request: 'POST /payments/{id}/refunds',
        body: { ...bodyOf(typed), reason: typed.reason },
      }),
      send: (body) => call('POST /payments/{id}/refunds', { params: { id }, body }),
      done: ({ receipt }) => (receipt ? saved.saved(receipt.number) : saved.savedWithout),
      topics: moneyTopics,
    },
    true,
  )
  const { input } = form
  return (
    <FoldedForm
      {...{ form, label: name, opens: words.title, sends: words.save }}
      look={{ size: 'compact-sm', mt: 'xs' }}
      noValidate
    >
      <TextInput
        label={words.amountIn(currency)}
        description={words.most(moneyIn(language, left, currency))}
        inputMode="decimal"
        mt="sm"
        {...input('amount')}
      />
      <SaidInText place="reason" {...{ sentences }} onChange={setSentences} />
      <HandedOverFields day={words.day} input={input}>
        <TextInput
          label={words.reason}
          description={words.reasonHint}
          maxLength={500}
          mt="sm"
          {...input('reason')}
        />
      </HandedOverFields>
    </FoldedForm>
  )
}
