import { Alert, Button, Group, Stack } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Answer } from '#api/client'
import type { DocumentKind } from '#modules/documents/schema'
import { useUnsavedInput } from '../ui/unsaved-input.ts'
import { useFormWords } from '../words/form.ts'
import type { WhyClosed } from './closed-slots.ts'
import { DocumentSlots } from './document-slots.tsx'
import { unsortedIn, waitingDocuments, withHandedIn } from './form-documents.ts'
import { RecordFields, ReferenceQuestion } from './record-fields.tsx'
import { type AddRecord, useAddRecord } from './use-add-record.ts'
import { DraftKept, DraftOffer, DraftsUnread, useLeaving } from './use-draft.tsx'
import { focusFirstError } from './use-record-form.ts'

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
  const open = kinds.filter((kind) => closed?.(kind) === undefined)
  const adding = useAddRecord({ ...about, kinds: withHandedIn(open, kinds) })
  const { form, documents, draft, added, finished, isBusy, send, uploadNow } = adding
  const isFixed = isBusy || added !== null
  useUnsavedInput(adding.isUnsaved, useLeaving(draft.kept))
  const passport = documents.chosen.find(({ kind }) => kind === 'passport')
  /** The photo is also the document, unless there is one already. */
  const keepPassport = (photo: File) => {
    if (!passport && open.includes('passport')) void documents.choose('passport', photo)
  }
  const trayed = unsortedIn(documents.chosen).length
  const submit = form.onSubmit(
    (values) => {
      if (trayed === 0) return void send(values)
      document.getElementById('unsorted-files')?.focus()
    },
    (errors) => focusFirstError(form, errors),
  )
  return (
    <form onSubmit={submit} noValidate aria-label={words.add}>
      <Stack gap="xl">
        {draft.isUnread && <DraftsUnread />}
        {draft.offered && !added && (
          <DraftOffer
            draft={draft.offered}
            onContinue={draft.continueDraft}
            onDiscard={draft.discard}
          />
        )}
        {finished && (
          <Added key={finished.id} record={finished}>
            {next(finished)}
          </Added>
        )}
        <RecordFields
          form={form}
          purpose="add"
          isDisabled={isFixed}
          photo={passport?.file}
          onPhoto={keepPassport}
        />
        <DocumentSlots
          kinds={kinds}
          closed={closed}
          documents={documents}
          isBusy={isBusy}
          onUpload={added ? (document) => void uploadNow(document) : undefined}
        />
        <ReferenceQuestion form={form} documents={documents} isDisabled={isFixed} />
        <DraftKept kept={draft.kept} />
        <FormEnd adding={adding} trayed={trayed} />
      </Stack>
    </form>
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

function FormEnd({ adding, trayed }: { adding: AddRecord; trayed: number }) {
  const words = useFormWords()
  const { added, isBusy, documents, finish } = adding
  const canUpload = waitingDocuments(documents.chosen).length > 0
  const open = documents.chosen.filter(({ status }) => status !== 'uploaded').length
  return (
    <Stack gap="sm">
      {added && !isBusy && (
        <Alert color="ask" title={words.notAll.title(added.name)} role="alert">
          {words.notAll.stands(added.reference)} {words.notAll.open(open)}
        </Alert>
      )}
      {trayed > 0 && <Alert color="ask">{words.unsorted}</Alert>}
      <Group>
        {(isBusy || !added || canUpload) && (
          <Button type="submit" size="md" loading={isBusy}>
            {added ? words.uploadRest : words.add}
          </Button>
        )}
        {added && !isBusy && (
          <Button variant="default" size="md" onClick={finish}>
            {words.finish}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
