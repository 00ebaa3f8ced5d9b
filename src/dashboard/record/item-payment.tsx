import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { call } from '#api/client'
import {
  currencies,
  itemLabel,
  itemNames,
  newItemPaymentSchema,
  payerLabel,
  payerNames,
  readAmount,
} from '#modules/training/schema'
import { today } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'
import { useFoldedForm } from '../ui/use-folded-form.ts'
import { HandedOverFields } from './handed-over-fields.tsx'

const items = itemNames.map((value) => ({ value, label: String(itemLabel(value, 'en')) }))
const payers = payerNames.map((value) => ({ value, label: payerLabel(value, 'en') }))
const empty = () => ({
  item: 'fee',
  paidBy: 'worker',
  amount: '',
  currency: 'BDT',
  method: 'cash',
  reference: '',
  receivedOn: today(),
})

/** Records a payment for an item of the recruitment, folded away until it is needed. */
export function RecordItemPayment({ recordId }: { recordId: string }) {
  const { run, isBusy } = useAction('records', 'payments', 'money-to-look-at')
  const { isOpen, open, close, submit, input } = useFoldedForm({
    empty,
    isBegun: ({ amount }) => amount !== '',
    check: (typed) => {
      const amount = readAmount(typed.amount, typed.currency) ?? Number.NaN
      return newItemPaymentSchema.safeParse({ ...typed, amount })
    },
    send: (body, onFields) =>
      run(
        () => call('POST /records/{id}/payments', { params: { id: recordId }, body }),
        ({ receipt }) =>
          receipt ? `Saved, receipt ${receipt.number}` : 'Saved, without a receipt',
        onFields,
      ),
  })
  if (!isOpen)
    return (
      <Button variant="default" mt="sm" onClick={open}>
        Record what was paid
      </Button>
    )
  return (
    <form onSubmit={submit} noValidate aria-label="Record what was paid">
      <NativeSelect label="For what" data={items} mt="sm" {...input('item')} />
      <NativeSelect label="Who paid" data={payers} mt="sm" {...input('paidBy')} />
      <Group align="start" gap="md" mt="sm">
        <TextInput label="Amount" inputMode="decimal" {...input('amount')} />
        <NativeSelect label="Currency" data={currencies as string[]} {...input('currency')} />
      </Group>
      <HandedOverFields day="On which day" input={input} />
      <Group gap="xs" mt="sm">
        <Button type="submit" loading={isBusy}>
          Save it for good
        </Button>
        <Button variant="default" onClick={close}>
          Cancel
        </Button>
      </Group>
    </form>
  )
}
