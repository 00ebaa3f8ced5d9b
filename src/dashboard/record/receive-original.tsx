import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { call } from '#api/client'
import {
  newOriginalSchema,
  originalKindNames,
  originalKinds,
  originalPurposeNames,
  originalPurposes,
} from '#modules/originals/schema'
import { today } from '../ui/times.ts'
import { useUnsavedInput } from '../ui/unsaved-input.ts'
import { useAction } from '../ui/use-action.ts'

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
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState(empty)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { run, isBusy } = useAction('records', 'originals')
  useUnsavedInput(isOpen && typed.dueOn !== '')
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setErrors({})
    const { data: body, error } = newOriginalSchema.safeParse(typed)
    if (error) {
      setErrors(Object.fromEntries(error.issues.map(({ path, message }) => [path[0], message])))
      return
    }
    const params = { id: recordId }
    const noted = await run(
      () => call('POST /records/{id}/originals', { params, body }),
      'Noted. Print the receipt and have it signed.',
      setErrors,
    )
    if (noted === null) return
    setTyped(empty())
    setOpen(false)
  }
  const input = (name: keyof typeof typed) => ({
    value: typed[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [name]: currentTarget.value }),
  })
  if (!isOpen)
    return (
      <Button variant="default" mt="sm" onClick={() => setOpen(true)}>
        Receive an original
      </Button>
    )
  return (
    <form onSubmit={(event) => void save(event)} aria-label="Receive an original">
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
        <Button variant="default" onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </Group>
    </form>
  )
}
