import { Alert, Button, FileInput, Group, NativeSelect, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { type Answer, addressOf, readAnswer, sendRaw } from '#api/client'
import type { Showed } from '#modules/comparisons/schema'
import { kindLabel } from '#modules/documents/schema'
import { acceptedFiles } from '#platform/images/schema'
import { useLanguage } from '../look/language.ts'
import { today } from '../ui/times.ts'
import { useUnsavedInput } from '../ui/unsaved-input.ts'
import { useAction } from '../ui/use-action.ts'
import { useDocumentsWords } from '../words/documents.ts'
import { said } from '../words/said.tsx'
import { useHeldWords } from './seen-documents.tsx'

type ComparedDocument = Answer<'GET /records/{id}/comparisons'>['papers'][number]

interface NoteProps {
  recordId: string
  documents: readonly ComparedDocument[]
}

/** Notes what an authority showed; folded until needed. */
export function NoteComparison(props: NoteProps) {
  const words = useHeldWords().asked
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <NoteForm {...props} onDone={() => setOpen(false)} />
  return (
    <Button variant="default" mt="sm" onClick={() => setOpen(true)}>
      {words.form}
    </Button>
  )
}

interface Typed {
  documentId: string
  checkId: string
  askedOn: string
  showed: Showed | ''
}

function NoteForm({ recordId, documents, onDone }: NoteProps & { onDone: () => void }) {
  const { asked: words, note, noted, cancel } = useHeldWords()
  const [typed, setTyped] = useState<Typed>(() => ({
    documentId: documents[0]?.documentId ?? '',
    checkId: documents[0]?.checks[0]?.id ?? '',
    askedOn: today(),
    showed: '',
  }))
  const [screenshot, setScreenshot] = useState<File | null>(null)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { run, isBusy } = useAction('records', 'cases')
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
    if (await run(send, noted, setErrors)) onDone()
  }
  return (
    <form onSubmit={(event) => void save(event)} aria-label={words.form}>
      <Text size="sm" mt="sm">
        {words.lead}
      </Text>
      <Fields {...{ documents, typed, setTyped, errors }} />
      <FileInput
        label={words.screenshot}
        description={words.screenshotHint}
        mt="sm"
        clearable
        accept={acceptedFiles}
        value={screenshot}
        onChange={setScreenshot}
      />
      <Group gap="xs" mt="sm">
        <Button type="submit" loading={isBusy}>
          {note}
        </Button>
        <Button variant="default" onClick={onDone}>
          {cancel}
        </Button>
      </Group>
    </form>
  )
}

interface FieldsProps {
  documents: readonly ComparedDocument[]
  typed: Typed
  setTyped: (typed: Typed) => void
  errors: Record<string, string>
}

function Fields({ documents, typed, setTyped, errors }: FieldsProps) {
  const words = useHeldWords().asked
  const checks = useDocumentsWords().checks
  const language = useLanguage()
  const shownChoices = Object.entries(words.showed).map(([value, label]) => ({ value, label }))
  const document = documents.find(({ documentId }) => documentId === typed.documentId)
  const field = (name: keyof Typed) => ({
    mt: 'sm',
    value: typed[name],
    error: said(errors[name]),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [name]: value }),
  })
  const chooseDocument = (documentId: string) => {
    const [check] = documents.find((one) => one.documentId === documentId)?.checks ?? []
    setTyped({ ...typed, documentId, checkId: check?.id ?? '' })
  }
  return (
    <>
      <NativeSelect
        label={words.document}
        data={documents.map(({ documentId: value, kind }) => ({
          value,
          label: kindLabel(kind, language),
        }))}
        {...field('documentId')}
        onChange={({ currentTarget: { value } }) => chooseDocument(value)}
      />
      <NativeSelect
        label={words.whom}
        data={(document?.checks ?? []).map(({ id, authority, service, texts }) => ({
          value: id,
          label: `${checks.said(authority, texts.authority)}: ${checks.said(service, texts.service)}`,
        }))}
        {...field('checkId')}
      />
      <TextInput type="date" label={words.when} {...field('askedOn')} />
      <NativeSelect
        label={words.what}
        data={[{ value: '', label: words.choose }, ...shownChoices]}
        {...field('showed')}
      />
      {typed.showed === 'other' && (
        <Alert color="ask" mt="sm">
          {words.hides}
        </Alert>
      )}
    </>
  )
}
