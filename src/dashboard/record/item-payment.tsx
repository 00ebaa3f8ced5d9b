import { Group, NativeSelect, TextInput } from '@mantine/core'
import { call } from '#api/client'
import { itemLabel, itemNames, payerLabel, payerNames } from '#modules/training/items.schema'
import { currencies, readAmount } from '#modules/training/money.schema'
import { useLanguage } from '../look/language.ts'
import { checked } from '../ui/checked.ts'
import { FoldedForm, useSmallForm } from '../ui/small-form.tsx'
import { today } from '../ui/times.ts'
import { HandedOverFields, moneyTopics, useAgreedWords } from './handed-over-fields.tsx'

const initial = () => ({
  ...{ item: 'fee', paidBy: 'worker', amount: '', currency: 'BDT' },
  ...{ method: 'cash', reference: '', receivedOn: today() },
})
const bodyOf = ({ amount, ...typed }: ReturnType<typeof initial>) => ({
  ...typed,
  amount: readAmount(amount, typed.currency) ?? Number.NaN,
})
const loadSchema = async () => (await import('../schemas.ts')).newItemPaymentSchema

/** Records a payment for an item of the recruitment; folded until needed. */
export function RecordItemPayment({ recordId }: { recordId: string }) {
  const { payment: words, currency } = useAgreedWords()
  const language = useLanguage()
  const items = itemNames.map((value) => ({ value, label: String(itemLabel(value, language)) }))
  const payers = payerNames.map((value) => ({ value, label: payerLabel(value, language) }))
  const form = useSmallForm(
    {
      initial,
      isBegun: ({ amount }) => amount !== '',
      read: (typed) => checked(loadSchema, bodyOf(typed)),
      draft: (typed) => ({ request: 'POST /records/{id}/payments', body: bodyOf(typed) }),
      send: (body) => call('POST /records/{id}/payments', { params: { id: recordId }, body }),
      done: ({ receipt }) => (receipt ? words.saved(receipt.number) : words.savedWithout),
      topics: moneyTopics,
    },
    true,
  )
  const { input } = form
  return (
    <FoldedForm form={form} label={words.title} sends={words.save} noValidate>
      <NativeSelect label={words.item} data={items} mt="sm" {...input('item')} />
      <NativeSelect label={words.payer} data={payers} mt="sm" {...input('paidBy')} />
      <Group align="start" gap="md" mt="sm">
        <TextInput label={words.amount} inputMode="decimal" {...input('amount')} />
        <NativeSelect label={currency} data={currencies as string[]} {...input('currency')} />
      </Group>
      <HandedOverFields day={words.day} input={input} />
    </FoldedForm>
  )
}
