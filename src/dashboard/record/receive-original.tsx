import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { call } from '#api/client'
import {
  newOriginalSchema,
  originalKindNames,
  originalKinds,
  originalPurposeNames,
  originalPurposes,
} from '#modules/originals/schema'
import { today } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'
import { useFoldedForm } from '../ui/use-folded-form.ts'

const kinds = originalKindNames.map((value) => ({ value, label: originalKinds[value].en }))
const purposes = originalPurposeNames.map((value) => ({ value, label: originalPurposes[value].en }))

const empty = () => ({
  kind: 'passport',
  purpose: 'visa-application',
  receivedOn: today(),
  dueOn: '',
})

/** Notes a paper that the office takes, folded away until it is needed. */
export function ReceiveOriginal({ recordId }: { recordId: string }) {
  const { run, isBusy } = useAction('records', 'originals')
  const { isOpen, open, close, submit, input } = useFoldedForm({
    empty,
    isBegun: ({ dueOn }) => dueOn !== '',
    check: (typed) => newOriginalSchema.safeParse(typed),
    send: (body, onFields) =>
      run(
        () => call('POST /records/{id}/originals', { params: { id: recordId }, body }),
        'Noted. Print the receipt and have it signed.',
        onFields,
      ),
  })
  if (!isOpen)
    return (
      <Button variant="default" mt="sm" onClick={open}>
        Receive an original
      </Button>
    )
  return (
    <form onSubmit={submit} aria-label="Receive an original">
      <NativeSelect label="Paper" data={kinds} mt="sm" {...input('kind')} />
      <NativeSelect label="What for" data={purposes} mt="sm" {...input('purpose')} />
      <Group align="start" gap="md" mt="sm">
        <TextInput type="date" label="Received on" {...input('receivedOn')} />
        <TextInput type="date" label="Give it back by" {...input('dueOn')} />
      </Group>
      <Group gap="xs" mt="sm">
        <Button type="submit" loading={isBusy}>
          Note it
        </Button>
        <Button variant="default" onClick={close}>
          Cancel
        </Button>
      </Group>
    </form>
  )
}
