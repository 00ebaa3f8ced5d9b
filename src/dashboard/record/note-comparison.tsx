import { Alert, FileInput, NativeSelect, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type Answer, addressOf, readAnswer, sendRaw } from '#api/client'
import { kindLabel } from '#modules/documents/schema'
import { acceptedFiles } from '#platform/images/schema'
import { useLanguage } from '../look/language.ts'
import { choices } from '../ui/choices.ts'
import { FoldedForm, type Input, useSmallForm } from '../ui/small-form.tsx'
import { today } from '../ui/times.ts'
import { useAdvice } from '../words/advice.ts'
import { useHeldWords } from './seen-documents.tsx'

type ComparedDocument = Answer<'GET /records/{id}/comparisons'>['papers'][number]

interface NoteProps {
  recordId: string
  documents: readonly ComparedDocument[]
}

/** Notes what an authority showed; folded until needed. */
export function NoteComparison({ recordId, documents }: NoteProps) {
  const { asked: words, note, noted } = useHeldWords()
  const [screenshot, setScreenshot] = useState<File | null>(null)
  const [first] = documents
  const form = useSmallForm(
    {
      initial: () => ({
        ...{ documentId: first?.documentId ?? '', checkId: first?.checks[0]?.id ?? '' },
        ...{ askedOn: today(), showed: '' },
      }),
      isBegun: ({ showed }) => showed !== '' || screenshot !== null,
      read: (typed) => {
        const data = new FormData()
        for (const [name, value] of Object.entries(typed)) data.set(name, value)
        if (screenshot) data.set('screenshot', screenshot)
        return { data, errors: null }
      },
      send: async (body) => {
        const address = addressOf('/records/{id}/comparisons', { id: recordId })
        return readAnswer(await sendRaw(address, { method: 'POST', body }))
      },
      done: noted,
      topics: ['records', 'cases'],
      onDone: () => setScreenshot(null),
    },
    true,
  )
  return (
    <FoldedForm form={form} label={words.form} sends={note}>
      <Text size="sm" mt="sm">
        {words.lead}
      </Text>
      <Fields documents={documents} form={form} />
      <FileInput
        label={words.screenshot}
        description={words.screenshotHint}
        mt="sm"
        clearable
        accept={acceptedFiles}
        value={screenshot}
        onChange={setScreenshot}
      />
    </FoldedForm>
  )
}

type Typed = Record<'documentId' | 'checkId' | 'askedOn' | 'showed', string>
interface FieldsProps extends Pick<NoteProps, 'documents'> {
  form: {
    typed: Typed
    set: (changes: Partial<Typed>) => void
    input: (name: keyof Typed) => Input
  }
}

function Fields({ documents, form: { typed, set, input } }: FieldsProps) {
  const words = useHeldWords().asked
  const advised = useAdvice()
  const language = useLanguage()
  const shownChoices = choices(words.showed)
  const document = documents.find(({ documentId }) => documentId === typed.documentId)
  const chooseDocument = (documentId: string) => {
    const [check] = documents.find((one) => one.documentId === documentId)?.checks ?? []
    set({ documentId, checkId: check?.id ?? '' })
  }
  return (
    <>
      <NativeSelect
        label={words.document}
        data={documents.map(({ documentId: value, kind }) => ({
          value,
          label: kindLabel(kind, language),
        }))}
        mt="sm"
        {...input('documentId')}
        onChange={({ currentTarget: { value } }) => chooseDocument(value)}
      />
      <NativeSelect
        label={words.whom}
        data={(document?.checks ?? []).map(({ id, authority, service, texts }) => ({
          value: id,
          label: `${advised(authority, texts.authority)}: ${advised(service, texts.service)}`,
        }))}
        mt="sm"
        {...input('checkId')}
      />
      <TextInput type="date" label={words.when} mt="sm" {...input('askedOn')} />
      <NativeSelect
        label={words.what}
        data={[{ value: '', label: words.choose }, ...shownChoices]}
        mt="sm"
        {...input('showed')}
      />
      {typed.showed === 'other' && (
        <Alert color="ask" mt="sm">
          {words.hides}
        </Alert>
      )}
    </>
  )
}
