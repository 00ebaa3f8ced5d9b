import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { call } from '#api/client'
import type { PaidEntry } from '#modules/contracts/fees.schema'
import { moneyIn, readAmount } from '#modules/training/money.schema'
import { useLanguage } from '../look/language.ts'
import { SaidInText, toldBy } from '../ui/said-in-text.tsx'
import type { DraftSentence } from '../ui/sentences.ts'
import { today } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'
import { useFoldedForm } from '../ui/use-folded-form.ts'
import { HandedOverFields, useAgreedWords } from './handed-over-fields.tsx'

interface ItemRefund {
  payment: PaidEntry
  /** How much of it may still be refunded, in minor units. */
  left: number
}

const empty = () => ({ amount: '', method: 'cash', reference: '', receivedOn: today(), reason: '' })

/** Records that a part of a payment was refunded; folded until needed. */
export function RecordItemRefund({ payment, left }: ItemRefund) {
  const { id, sequence, currency } = payment
  const { refund: words, payment: saved, cancel } = useAgreedWords()
  const language = useLanguage()
  const name = words.of(sequence)
  const { run, isBusy } = useAction('records', 'payments', 'money-to-look-at')
  const [sentences, setSentences] = useState<DraftSentence[]>([])
  const { isOpen, open, close, submit, input } = useFoldedForm({
    empty,
    isBegun: ({ amount, reason }) => amount + reason !== '' || sentences.length > 0,
    schema: async () => (await import('../schemas.ts')).newItemRefundSchema,
    toCheck: (typed) => ({
      ...typed,
      amount: readAmount(typed.amount, currency) ?? Number.NaN,
      reason: toldBy(sentences, typed.reason),
    }),
    send: (body, onFields) =>
      run(
        () => call('POST /payments/{id}/refunds', { params: { id }, body }),
        ({ receipt }) => (receipt ? saved.saved(receipt.number) : saved.savedWithout),
        onFields,
      ),
  })
  if (!isOpen)
    return (
      <Button size="compact-sm" variant="default" mt="xs" aria-label={name} onClick={open}>
        {words.title}
      </Button>
    )
  return (
    <form onSubmit={submit} noValidate aria-label={name}>
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
      <Group gap="xs" mt="sm">
        <Button type="submit" loading={isBusy}>
          {words.save}
        </Button>
        <Button variant="default" onClick={close}>
          {cancel}
        </Button>
      </Group>
    </form>
  )
}
