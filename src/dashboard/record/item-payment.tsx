import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { call } from '#api/client'
import {
  currencies,
  itemLabel,
  itemNames,
  newItemPaymentSchema,
  payerLabel,
  payerNames,
  paymentMethods,
  readAmount,
} from '#modules/training/schema'
import { today } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'
import { useFoldedForm } from '../ui/use-folded-form.ts'
import { trainingTexts } from '../words/training.ts'

const items = itemNames.map((value) => ({ value, label: String(itemLabel(value, 'en')) }))
const payers = payerNames.map((value) => ({ value, label: payerLabel(value, 'en') }))
/** The ways in which money is handed over. */
export const methods = paymentMethods.map((value) => ({
  value,
  label: trainingTexts.methods[value],
}))

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
      <Group align="start" gap="md" mt="sm">
        <NativeSelect label="How" data={methods} {...input('method')} />
        <TextInput type="date" label="On which day" {...input('receivedOn')} />
      </Group>
      <TextInput
        label="Reference"
        description="The candidate sees it: the number of a transfer, for example"
        maxLength={120}
        mt="sm"
        {...input('reference')}
      />
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
