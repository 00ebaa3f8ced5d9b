import { Alert, Button, FileInput, Group, NativeSelect, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { type Answer, addressOf, readAnswer, sendRaw } from '#api/client'
import type { Showed } from '#modules/comparisons/schema'
import { documentKinds } from '#modules/documents/schema'
import { today } from '../ui/times.ts'
import { useUnsavedInput } from '../ui/unsaved-input.ts'
import { useAction } from '../ui/use-action.ts'
import { showedLabels } from './showed-labels.ts'

type Paper = Answer<'GET /records/{id}/comparisons'>['papers'][number]

interface NoteProps {
  recordId: string
  papers: readonly Paper[]
}

/** Notes what an authority showed, folded away until it is needed. */
export function NoteComparison(props: NoteProps) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <NoteForm {...props} onDone={() => setOpen(false)} />
  return (
    <Button variant="default" mt="sm" onClick={() => setOpen(true)}>
      Note what an authority showed
    </Button>
  )
}

const shownChoices = Object.entries(showedLabels).map(([value, label]) => ({ value, label }))

interface Typed {
  documentId: string
  checkId: string
  askedOn: string
  showed: Showed | ''
}

function NoteForm({ recordId, papers, onDone }: NoteProps & { onDone: () => void }) {
  const [typed, setTyped] = useState<Typed>(() => ({
    documentId: papers[0]?.documentId ?? '',
    checkId: papers[0]?.checks[0]?.id ?? '',
    askedOn: today(),
    showed: '',
  }))
  const [screenshot, setScreenshot] = useState<File | null>(null)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { run, isBusy } = useAction('records', 'comparison-alerts')
  useUnsavedInput(typed.showed !== '' || screenshot !== null)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setErrors({})
    const body = new FormData()
    for (const [name, value] of Object.entries(typed)) body.set(name, value)
    if (screenshot) body.set('screenshot', screenshot)
    const address = addressOf('/records/{id}/comparisons', { id: recordId })
    const send = async () => {
      await readAnswer(await sendRaw(address, { method: 'POST', body }))
      return true
    }
    if (await run(send, 'Noted', setErrors)) onDone()
  }
  return (
    <form onSubmit={(event) => void save(event)} aria-label="Note what an authority showed">
      <Text size="sm" mt="sm">
        Ask the authority yourself, on its own website or by telephone. Do not ask a colleague what
        they saw: two answers count only when each was found alone.
      </Text>
      <Fields {...{ papers, typed, setTyped, errors }} />
      <FileInput
        label="Screenshot"
        description="You may leave this empty. Only staff can see it"
        mt="sm"
        clearable
        accept="image/jpeg,image/png,image/webp,application/pdf"
        value={screenshot}
        onChange={setScreenshot}
      />
      <Group gap="xs" mt="sm">
        <Button type="submit" loading={isBusy}>
          Note it
        </Button>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
      </Group>
    </form>
  )
}

interface FieldsProps {
  papers: readonly Paper[]
  typed: Typed
  setTyped: (typed: Typed) => void
  errors: Record<string, string>
}

function Fields({ papers, typed, setTyped, errors }: FieldsProps) {
  const paper = papers.find(({ documentId }) => documentId === typed.documentId)
  const field = (name: keyof Typed) => ({
    mt: 'sm',
    value: typed[name],
    error: errors[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [name]: value }),
  })
  const choosePaper = (documentId: string) => {
    const [check] = papers.find((one) => one.documentId === documentId)?.checks ?? []
    setTyped({ ...typed, documentId, checkId: check?.id ?? '' })
  }
  return (
    <>
      <NativeSelect
        label="Document"
        data={papers.map(({ documentId: value, kind }) => ({
          value,
          label: documentKinds[kind].label,
        }))}
        {...field('documentId')}
        onChange={({ currentTarget: { value } }) => choosePaper(value)}
      />
      <NativeSelect
        label="Whom you asked"
        data={(paper?.checks ?? []).map(({ id, authority, service }) => ({
          value: id,
          label: `${authority}: ${service}`,
        }))}
        {...field('checkId')}
      />
      <TextInput type="date" label="When" {...field('askedOn')} />
      <NativeSelect
        label="What it showed"
        data={[{ value: '', label: 'Choose what you saw' }, ...shownChoices]}
        {...field('showed')}
      />
      {typed.showed === 'other' && (
        <Alert color="ask" mt="sm">
          The document is hidden from the public at once. Open files and shares that show it end.
        </Alert>
      )}
    </>
  )
}
