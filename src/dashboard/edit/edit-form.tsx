import { Alert, Button, Group, Stack } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import type { DocumentKind } from '#modules/documents/schema'
import type { FullRecord } from '../queries.ts'
import type { WhyClosed } from '../record-form/closed-slots.ts'
import { DocumentSlots } from '../record-form/document-slots.tsx'
import { unsortedIn, waitingDocuments, withHandedIn } from '../record-form/form-documents.ts'
import { RecordFields, ReferenceQuestion } from '../record-form/record-fields.tsx'
import { DraftKept, DraftOffer, DraftsUnread, useLeaving } from '../record-form/use-draft.tsx'
import { focusFirstError } from '../record-form/use-record-form.ts'
import { LaterView } from '../ui/later-view.tsx'
import { doneToast } from '../ui/toast.ts'
import { useUnsavedInput } from '../ui/unsaved-input.ts'
import { navigate } from '../visits.ts'
import { useEditWords } from '../words/edit.ts'
import { useFormWords } from '../words/form.ts'
import { type EditRecord, useEditRecord } from './use-edit-record.ts'

interface EditForm {
  record: FullRecord
  kinds: readonly DocumentKind[]
  closed?: ((kind: DocumentKind) => WhyClosed | undefined) | undefined
  isAdmin: boolean
}

/** A record's form, prefilled; a slot without a new file keeps the stored one. */
export function EditForm({ record, kinds, closed, isAdmin }: EditForm) {
  const words = useEditWords()
  const open = kinds.filter((kind) => closed?.(kind) === undefined)
  const edit = useEditRecord(record, withHandedIn(open, kinds))
  const [isFinished, setFinished] = useState(false)
  const isDone = isFinished || edit.isComplete
  const { form, documents, draft } = edit
  const isFixed = edit.isBusy || edit.isSaved
  useUnsavedInput(edit.isUnsaved && !isDone, useLeaving(draft.kept))
  const leave = useEffectEvent(async () => {
    await draft.forget()
    doneToast(words.updated(form.values.name))
    if (isAdmin) await navigate({ to: '/records/$recordId', params: { recordId: record.id } })
    else await navigate({ to: '/submit' })
  })
  useEffect(() => {
    if (isDone) void leave()
  }, [isDone])

  const trayed = unsortedIn(documents.chosen).length
  if (edit.newer) return <Newer edit={edit} theirs={edit.newer} />
  const submit = form.onSubmit(
    (values) => {
      if (trayed === 0) return void edit.save(values)
      document.getElementById('unsorted-files')?.focus()
    },
    (errors) => focusFirstError(form, errors),
  )
  return (
    <form onSubmit={submit} noValidate aria-label={words.update}>
      <Stack gap="xl">
        {draft.isUnread && <DraftsUnread />}
        {draft.offered && !edit.isSaved && (
          <DraftOffer
            draft={draft.offered}
            isOutdated={draft.offered.update?.base.version !== record.version}
            onContinue={draft.continueDraft}
            onDiscard={draft.discard}
          />
        )}
        <RecordFields form={form} purpose="update" isDisabled={isFixed} recordId={record.id} />
        <DocumentSlots
          kinds={kinds}
          closed={closed}
          documents={documents}
          isBusy={edit.isBusy}
          stored={(kind) => storedIn(record, edit, kind)}
          onToggleLeaving={edit.isSaved ? undefined : edit.toggleLeaving}
          onUpload={edit.isSaved ? (document) => void edit.uploadNow(document) : undefined}
        />
        <ReferenceQuestion form={form} documents={documents} isDisabled={isFixed} />
        <DraftKept kept={draft.kept} />
        <FormEnd edit={edit} trayed={trayed} onFinish={() => setFinished(true)} />
      </Stack>
    </form>
  )
}

const loadCompare = () => import('./compare.tsx')

function Newer({ edit, theirs }: { edit: EditRecord; theirs: FullRecord }) {
  const { title } = useEditWords().compare
  return (
    <LaterView load={loadCompare} what={title} onClose={edit.backToForm}>
      {({ Compare }) => (
        <Compare
          key={theirs.version}
          base={edit.base}
          mine={edit.form.values}
          changes={edit.slotChanges}
          theirs={theirs}
          isBusy={edit.isBusy}
          onSave={(values, kept) => void edit.saveMerged(values, kept)}
          onBack={edit.backToForm}
        />
      )}
    </LaterView>
  )
}

function storedIn(record: FullRecord, { leaving }: EditRecord, kind: DocumentKind) {
  const document = record.documents.find((one) => one.kind === kind)
  if (!document) return undefined
  const { id, originalName } = document
  return { id, originalName, isLeaving: leaving.includes(kind) }
}

interface FormEnd {
  edit: EditRecord
  trayed: number
  onFinish: () => void
}

function FormEnd({ edit: { isSaved, isBusy, documents }, trayed, onFinish }: FormEnd) {
  const words = useEditWords()
  const { unsorted, uploadRest, finish } = useFormWords()
  const canUpload = waitingDocuments(documents.chosen).length > 0
  return (
    <Stack gap="sm">
      {isSaved && !isBusy && (
        <Alert color="ask" title={words.notAll.title} role="alert">
          {words.notAll.text}
        </Alert>
      )}
      {trayed > 0 && <Alert color="ask">{unsorted}</Alert>}
      <Group>
        {(isBusy || !isSaved || canUpload) && (
          <Button type="submit" size="md" loading={isBusy}>
            {isSaved ? uploadRest : words.update}
          </Button>
        )}
        {isSaved && !isBusy && (
          <Button variant="default" size="md" onClick={onFinish}>
            {finish}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
