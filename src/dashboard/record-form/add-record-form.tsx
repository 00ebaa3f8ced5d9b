import { Alert, Group } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Answer } from '#api/client'
import type { DocumentKind } from '#modules/documents/schema'
import { useFormWords } from '#words/form'
import { useUnsavedInput } from '../ui/unsaved-input.ts'
import type { WhyClosed } from './closed-slots.ts'
import { withHandedIn } from './form-documents.ts'
import { RecordForm } from './record-form.tsx'
import { useAddRecord } from './use-add-record.ts'
import { useLeaving } from './use-draft.tsx'

interface AddRecordForm {
  kinds: readonly DocumentKind[]
  /** Says why a slot takes nothing. */
  closed?: (kind: DocumentKind) => WhyClosed | undefined
  defaultNationality: string
  /** The form that a draft belongs to. */
  draftName: string
  /** Offers what can be done next with a record that was just added. */
  next: (record: Answer<'POST /records'>) => ReactNode
}

/** The add form: details, documents, and the result. */
export function AddRecordForm({ next, closed, ...about }: AddRecordForm) {
  const { kinds } = about
  const words = useFormWords()
  const slots = kinds.filter((kind) => closed?.(kind) === undefined)
  const adding = useAddRecord({ ...about, kinds: withHandedIn(slots, kinds) })
  const { form, documents, draft, added, finished, isBusy, send, finish, uploadNow } = adding
  useUnsavedInput(adding.isUnsaved, useLeaving(draft.kept))
  const passport = documents.chosen.find(({ kind }) => kind === 'passport')
  /** The photo is also the document, unless there is one already. */
  const keepPassport = (photo: File) => {
    if (!passport && slots.includes('passport')) void documents.choose('passport', photo)
  }
  const open = documents.chosen.filter(({ status }) => status !== 'uploaded').length
  const { title, stands, open: stillOpen } = words.notAll
  return (
    <RecordForm
      {...{ form, documents, draft, isBusy, kinds, closed }}
      purpose="add"
      label={words.add}
      isSaved={added !== null}
      after={finished?.id}
      notAll={{
        title: title(added?.name ?? ''),
        text: `${stands(added?.reference ?? '')} ${stillOpen(open)}`,
      }}
      photo={passport?.file}
      onPhoto={keepPassport}
      onSend={(values) => void send(values)}
      onUpload={(document) => void uploadNow(document)}
      onFinish={() => void finish()}
    >
      {finished && (
        <Added key={finished.id} record={finished}>
          {next(finished)}
        </Added>
      )}
    </RecordForm>
  )
}

interface Added {
  record: Answer<'POST /records'>
  children: ReactNode
}

/** The result, above the emptied form; keyboard users continue from here. */
function Added({ record: { name, reference, state }, children }: Added) {
  const words = useFormWords().added
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    alert.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])
  return (
    <Alert color="known" title={words.title(name)} role="status" ref={alert} tabIndex={-1}>
      <p>
        {words.reference(reference)} {state === 'approved' ? words.approved : words.waits}
      </p>
      <Group gap="sm">{children}</Group>
    </Alert>
  )
}
