import { Button, Group, TextInput } from '@mantine/core'
import { call } from '#api/client'
import type { PaidEntry } from '#modules/fees/schema'
import { moneyIn, newItemRefundSchema, readAmount } from '#modules/training/schema'
import { today } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'
import { useFoldedForm } from '../ui/use-folded-form.ts'
import { HandedOverFields } from './handed-over-fields.tsx'

interface ItemRefund {
  payment: PaidEntry
  /** What of it may still be paid back, in minor units. */
  left: number
}

const empty = () => ({ amount: '', method: 'cash', reference: '', receivedOn: today(), reason: '' })

/** Records that a part of a payment was paid back, folded away until it is needed. */
export function RecordItemRefund({ payment, left }: ItemRefund) {
  const { id, sequence, currency } = payment
  const name = `Record a refund of payment ${sequence}`
  const { run, isBusy } = useAction('records', 'payments', 'money-to-look-at')
  const { isOpen, open, close, submit, input } = useFoldedForm({
    empty,
    isBegun: ({ amount, reason }) => amount + reason !== '',
    check: (typed) => {
      const amount = readAmount(typed.amount, currency) ?? Number.NaN
      return newItemRefundSchema.safeParse({ ...typed, amount })
    },
    send: (body, onFields) =>
      run(
        () => call('POST /payments/{id}/refunds', { params: { id }, body }),
        ({ receipt }) => `Saved, receipt ${receipt?.number}`,
        onFields,
      ),
  })
  if (!isOpen)
    return (
      <Button size="compact-sm" variant="default" mt="xs" aria-label={name} onClick={open}>
        Record a refund
      </Button>
    )
  return (
    <form onSubmit={submit} noValidate aria-label={name}>
      <TextInput
        label={`Amount in ${currency}`}
        description={`At most ${moneyIn('en', left, currency)}`}
        inputMode="decimal"
        mt="sm"
        {...input('amount')}
      />
      <HandedOverFields day="Paid back on" input={input}>
        <TextInput
          label="Reason"
          description="The candidate sees it"
          maxLength={500}
          mt="sm"
          {...input('reason')}
        />
      </HandedOverFields>
      <Group gap="xs" mt="sm">
        <Button type="submit" loading={isBusy}>
          Save the refund for good
        </Button>
        <Button variant="default" onClick={close}>
          Cancel
        </Button>
      </Group>
    </form>
  )
}
