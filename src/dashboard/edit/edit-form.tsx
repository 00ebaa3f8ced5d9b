import { useEffect, useEffectEvent, useState } from 'react'
import type { DocumentKind } from '#modules/documents/schema'
import { useEditWords } from '#words/edit'
import type { FullRecord } from '../queries.ts'
import type { WhyClosed } from '../record-form/closed-slots.ts'
import { withHandedIn } from '../record-form/form-documents.ts'
import { RecordForm } from '../record-form/record-form.tsx'
import { useLeaving } from '../record-form/use-draft.tsx'
import { LaterView } from '../ui/later-view.tsx'
import { doneToast } from '../ui/toast.ts'
import { useUnsavedInput } from '../ui/unsaved-input.ts'
import { navigate } from '../visits.ts'
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

  if (edit.newer) return <Newer edit={edit} theirs={edit.newer} />
  return (
    <RecordForm
      {...{ form, documents, draft, kinds, closed }}
      isBusy={edit.isBusy}
      isSaved={edit.isSaved}
      purpose="update"
      label={words.update}
      recordId={record.id}
      isDraftOutdated={draft.offered?.update?.base.version !== record.version}
      notAll={words.notAll}
      stored={(kind) => storedIn(record, edit, kind)}
      onToggleLeaving={edit.isSaved ? undefined : edit.toggleLeaving}
      onSend={(values) => void edit.save(values)}
      onUpload={(document) => void edit.uploadNow(document)}
      onFinish={() => setFinished(true)}
    />
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
