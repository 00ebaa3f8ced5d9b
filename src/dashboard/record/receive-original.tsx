import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { call } from '#api/client'
import {
  newOriginalSchema,
  originalKindNames,
  originalKinds,
  originalPurposeNames,
  originalPurposes,
} from '#modules/originals/schema'
import { useLanguage } from '../look/language.ts'
import { today } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'
import { useFoldedForm } from '../ui/use-folded-form.ts'
import { useHeldWords } from '../words/held.ts'

const empty = () => ({
  kind: 'passport',
  purpose: 'visa-application',
  receivedOn: today(),
  dueOn: '',
})

/** Notes an original that the office takes; folded until needed. */
export function ReceiveOriginal({ recordId }: { recordId: string }) {
  const { originals: words, document, note, cancel } = useHeldWords()
  const language = useLanguage()
  const kinds = originalKindNames.map((value) => ({ value, label: originalKinds[value][language] }))
  const purposes = originalPurposeNames.map((value) => ({
    value,
    label: originalPurposes[value][language],
  }))
  const { run, isBusy } = useAction('records', 'originals')
  const { isOpen, open, close, submit, input } = useFoldedForm({
    empty,
    isBegun: ({ dueOn }) => dueOn !== '',
    check: (typed) => newOriginalSchema.safeParse(typed),
    send: (body, onFields) =>
      run(
        () => call('POST /records/{id}/originals', { params: { id: recordId }, body }),
        words.receiveNoted,
        onFields,
      ),
  })
  if (!isOpen)
    return (
      <Button variant="default" mt="sm" onClick={open}>
        {words.receive}
      </Button>
    )
  return (
    <form onSubmit={submit} aria-label={words.receive}>
      <NativeSelect label={document} data={kinds} mt="sm" {...input('kind')} />
      <NativeSelect label={words.purpose} data={purposes} mt="sm" {...input('purpose')} />
      <Group align="start" gap="md" mt="sm">
        <TextInput type="date" label={words.receivedOn} {...input('receivedOn')} />
        <TextInput type="date" label={words.due} {...input('dueOn')} />
      </Group>
      <Group gap="xs" mt="sm">
        <Button type="submit" loading={isBusy}>
          {note}
        </Button>
        <Button variant="default" onClick={close}>
          {cancel}
        </Button>
      </Group>
    </form>
  )
}
