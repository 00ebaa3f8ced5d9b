import { Alert, Button, Group, Stack } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { useFormWords } from '#words/form'
import { DocumentSlots } from './document-slots.tsx'
import { type FormDocument, unsortedIn, waitingDocuments } from './form-documents.ts'
import { NeededNote } from './needed-note.tsx'
import { RecordFields, ReferenceQuestion } from './record-fields.tsx'
import type { RecordValues } from './record-values.ts'
import { DraftKept, DraftOffer, DraftsUnread, type KeptDraft } from './use-draft.tsx'
import type { FormDocuments } from './use-form-documents.ts'
import { type RecordForm as Form, focusFirstError } from './use-record-form.ts'

type Fields = ComponentProps<typeof RecordFields>
type Slots = ComponentProps<typeof DocumentSlots>

interface RecordForm
  extends Pick<Fields, 'purpose' | 'recordId' | 'photo' | 'onPhoto'>,
    Pick<Slots, 'kinds' | 'closed' | 'stored' | 'onToggleLeaving'> {
  form: Form
  documents: FormDocuments
  draft: KeptDraft
  /** Whether the record was changed since the draft was begun. */
  isDraftOutdated?: boolean
  isBusy: boolean
  /** Whether the details are saved, and only files are missing. */
  isSaved: boolean
  /** What the form does, on its button. */
  label: string
  /** Said when files are missing. */
  notAll: { title: string; text: string }
  onSend: (values: RecordValues) => void
  onUpload: (document: FormDocument) => void
  onFinish: () => void
  /** The record that was added before this one: what was read of its passport is not said of the next. */
  after?: string | undefined
  /** What was done before, above the fields. */
  children?: ReactNode
}

/** The details and documents of a record, to add or to update it. */
export function RecordForm(props: RecordForm) {
  const { form, documents, draft, isBusy, isSaved, label, onSend, onUpload, children } = props
  const { kinds, closed, stored, onToggleLeaving, purpose, recordId, photo, onPhoto } = props
  const isFixed = isBusy || isSaved
  const trayed = unsortedIn(documents.chosen).length
  const submit = form.onSubmit(
    (values) => {
      if (trayed === 0) return onSend(values)
      document.getElementById('unsorted-files')?.focus()
    },
    (errors) => focusFirstError(form, errors),
  )
  return (
    <form onSubmit={submit} noValidate aria-label={label}>
      <Stack gap="xl">
        {draft.isUnread && <DraftsUnread />}
        {draft.offered && !isSaved && (
          <DraftOffer
            draft={draft.offered}
            isOutdated={props.isDraftOutdated}
            onContinue={draft.continueDraft}
            onDiscard={draft.discard}
          />
        )}
        {children}
        <RecordFields
          key={`after ${props.after}`}
          {...{ form, purpose, recordId, photo, onPhoto }}
          isDisabled={isFixed}
        />
        <DocumentSlots
          {...{ kinds, closed, documents, isBusy, stored, onToggleLeaving }}
          onUpload={isSaved ? onUpload : undefined}
        />
        <NeededNote
          of={{
            nationality: form.values.nationality,
            destinationCountry: form.values.destinationCountry || null,
          }}
          has={(kind) =>
            stored?.(kind)?.isLeaving === false || documents.chosen.some((one) => one.kind === kind)
          }
        />
        <ReferenceQuestion form={form} documents={documents} isDisabled={isFixed} />
        <DraftKept kept={draft.kept} />
        <FormEnd {...props} isTrayed={trayed > 0} />
      </Stack>
    </form>
  )
}

function FormEnd(props: RecordForm & { isTrayed: boolean }) {
  const { documents, isBusy, isSaved, label, notAll, isTrayed, onFinish } = props
  const words = useFormWords()
  const canUpload = waitingDocuments(documents.chosen).length > 0
  return (
    <Stack gap="sm">
      {isSaved && !isBusy && (
        <Alert color="ask" title={notAll.title} role="alert">
          {notAll.text}
        </Alert>
      )}
      {isTrayed && <Alert color="ask">{words.unsorted}</Alert>}
      <Group>
        {(isBusy || !isSaved || canUpload) && (
          <Button type="submit" size="md" loading={isBusy}>
            {isSaved ? words.uploadRest : label}
          </Button>
        )}
        {isSaved && !isBusy && (
          <Button variant="default" size="md" onClick={onFinish}>
            {words.finish}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
