import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { call } from '#api/client'
import { itemLabel, itemNames, payerLabel, payerNames } from '#modules/training/items.schema'
import { currencies, readAmount } from '#modules/training/money.schema'
import { useLanguage } from '../look/language.ts'
import { today } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'
import { useFoldedForm } from '../ui/use-folded-form.ts'
import { HandedOverFields, useAgreedWords } from './handed-over-fields.tsx'

const empty = () => ({
  item: 'fee',
  paidBy: 'worker',
  amount: '',
  currency: 'BDT',
  method: 'cash',
  reference: '',
  receivedOn: today(),
})

/** Records a payment for an item of the recruitment; folded until needed. */
export function RecordItemPayment({ recordId }: { recordId: string }) {
  const { payment: words, cancel, currency } = useAgreedWords()
  const language = useLanguage()
  const items = itemNames.map((value) => ({ value, label: String(itemLabel(value, language)) }))
  const payers = payerNames.map((value) => ({ value, label: payerLabel(value, language) }))
  const { run, isBusy } = useAction('records', 'payments', 'money-to-look-at')
  const { isOpen, open, close, submit, input } = useFoldedForm({
    empty,
    isBegun: ({ amount }) => amount !== '',
    schema: async () => (await import('../schemas.ts')).newItemPaymentSchema,
    toCheck: (typed) => ({
      ...typed,
      amount: readAmount(typed.amount, typed.currency) ?? Number.NaN,
    }),
    send: (body, onFields) =>
      run(
        () => call('POST /records/{id}/payments', { params: { id: recordId }, body }),
        ({ receipt }) => (receipt ? words.saved(receipt.number) : words.savedWithout),
        onFields,
      ),
  })
  if (!isOpen)
    return (
      <Button variant="default" mt="sm" onClick={open}>
        {words.title}
      </Button>
    )
  return (
    <form onSubmit={submit} noValidate aria-label={words.title}>
      <NativeSelect label={words.item} data={items} mt="sm" {...input('item')} />
      <NativeSelect label={words.payer} data={payers} mt="sm" {...input('paidBy')} />
      <Group align="start" gap="md" mt="sm">
        <TextInput label={words.amount} inputMode="decimal" {...input('amount')} />
        <NativeSelect label={currency} data={currencies as string[]} {...input('currency')} />
      </Group>
      <HandedOverFields day={words.day} input={input} />
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
