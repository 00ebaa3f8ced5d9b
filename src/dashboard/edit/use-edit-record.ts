import { useState } from 'react'
import { call, Problem } from '#api/client'
import type { DocumentKind } from '#modules/documents/schema'
import type { FullRecord } from '../queries.ts'
import { freshen } from '../query-client.ts'
import { keptDocuments } from '../record-form/draft-store.ts'
import { waitingDocuments } from '../record-form/form-documents.ts'
import { type RecordValues, valuesOf } from '../record-form/record-values.ts'
import { useDraft } from '../record-form/use-draft.tsx'
import { type FormDocuments, useFormDocuments } from '../record-form/use-form-documents.ts'
import {
  fillAsKept,
  filledIn,
  type RecordForm,
  showProblem,
  useFocusOnRefusal,
  useRecordForm,
} from '../record-form/use-record-form.ts'
import { useSession } from '../session.ts'
import type { SlotChange } from './versions.ts'

const loadSchema = async () => (await import('../schemas.ts')).recordChangesSchema

/**
 * Saves an update: the details first, against the version that was loaded; then removals; then each new
 * file. A newer version on file stops it before anything is written, if it differs in a detail or in a slot
 * that the update changes.
 */
export function useEditRecord(record: FullRecord, kinds: readonly DocumentKind[]) {
  const [base, setBase] = useState<FullRecord>(record)
  const [newer, setNewer] = useState<FullRecord | null>(null)
  const [isSaved, setSaved] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const documents = useFormDocuments(kinds)
  const slots = useSlotChanges(documents)
  const { leaving, setLeaving } = slots
  const form = useRecordForm(valuesOf(record), 'PATCH /records/{id}', loadSchema)
  useFocusOnRefusal(form, isBusy)
  const isComplete =
    isSaved && !isBusy && documents.chosen.every(({ status }) => status === 'uploaded')
  const isUnsaved =
    (form.isDirty() && !isSaved) || documents.chosen.length > 0 || leaving.length > 0
  const draft = useEditDraft({
    ...{ form, documents, base, setBase, leaving, setLeaving },
    isWorthKeeping: isUnsaved && !isComplete,
  })
  const save = async (values: RecordValues, from: FullRecord, changes: readonly SlotChange[]) => {
    setBusy(true)
    try {
      const current = isSaved ? null : await writeDetails(from, values, changes)
      if (current) return setNewer(current)
      setSaved(true)
      setNewer(null)
      for (const { kind, file } of changes) if (file === null) await takeOff(record.id, kind)
      setLeaving([])
      await documents.upload(record.id, slots.documentsOf(changes))
    } catch (error) {
      tell(error)
    } finally {
      await freshen('records')
      setBusy(false)
    }
  }
  const tell = (error: unknown) => {
    // An error of a field is shown at the field, so the form replaces the comparison.
    setNewer(null)
    showProblem(form, error)
  }
  return {
    form,
    documents,
    base,
    newer,
    leaving,
    slotChanges: slots.changes,
    isBusy,
    isSaved,
    isComplete,
    isUnsaved,
    draft,
    save: (values: RecordValues) => save(values, base, slots.changes),
    /** Continues from the version on file with the choices; leaves the slots of `theirs` alone. */
    saveMerged: async (values: RecordValues, theirs: readonly DocumentKind[]) => {
      if (!newer) return
      setBase(newer)
      form.setValues(values)
      await save(values, newer, slots.leaveAlone(theirs))
    },
    /** Returns to the form, as it was typed; the next try compares again. */
    backToForm: () => setNewer(null),
    uploadNow: (document: Parameters<typeof documents.upload>[1][number]) =>
      documents.upload(record.id, [document]),
    toggleLeaving: slots.toggleLeaving,
  }
}
export type EditRecord = ReturnType<typeof useEditRecord>

interface EditDraft {
  form: RecordForm
  documents: FormDocuments
  base: FullRecord
  setBase: (base: FullRecord) => void
  leaving: readonly DocumentKind[]
  setLeaving: (leaving: readonly DocumentKind[]) => void
  isWorthKeeping: boolean
}

/** Keeps an update as a draft, with the version that it is based on. */
function useEditDraft({ form, documents, base, leaving, isWorthKeeping, ...edit }: EditDraft) {
  return useDraft({
    accountId: useSession().id,
    form: `edit ${base.id}`,
    content: {
      ...filledIn(form),
      papers: keptDocuments(documents.chosen),
      added: null,
      attempt: null,
      update: { base, leaving },
    },
    isWorthKeeping,
    // From that version on: newer changes are compared before anything is saved.
    onContinue: ({ papers: files, update, ...kept }) => {
      if (update) edit.setBase(update.base)
      fillAsKept(form, kept)
      documents.restore(files)
      edit.setLeaving(update?.leaving ?? [])
    },
  })
}

/** Returns what an update does to the slots: files to be added, and documents to be removed. */
function useSlotChanges({ chosen, remove }: FormDocuments) {
  const [leaving, setLeaving] = useState<readonly DocumentKind[]>([])
  const waiting = waitingDocuments(chosen)
  const files = waiting.flatMap(({ kind, file }) => (kind ? [{ kind, file }] : []))
  // A file for a slot takes precedence over removing its document.
  const off = leaving.filter((kind) => !chosen.some((document) => document.kind === kind))
  const changes: SlotChange[] = [...off.map((kind) => ({ kind, file: null })), ...files]
  return {
    leaving,
    setLeaving,
    changes,
    /** Returns the files that belong to these changes. */
    documentsOf: (some: readonly SlotChange[]) =>
      waiting.filter(({ kind }) => some.some((one) => one.kind === kind)),
    /** Leaves slots as they are on file; returns the remaining changes. */
    leaveAlone: (kinds: readonly DocumentKind[]) => {
      setLeaving(leaving.filter((kind) => !kinds.includes(kind)))
      for (const { key, kind } of waiting) if (kind && kinds.includes(kind)) remove(key)
      return changes.filter(({ kind }) => !kinds.includes(kind))
    },
    toggleLeaving: (kind: DocumentKind) => setLeaving((kept) => toggled(kept, kind)),
  }
}

function toggled(kinds: readonly DocumentKind[], kind: DocumentKind): DocumentKind[] {
  return kinds.includes(kind) ? kinds.filter((one) => one !== kind) : [...kinds, kind]
}

/**
 * Writes the details. Returns the version on file where somebody else was faster and there is something to
 * choose; one with the same content counts as written.
 */
async function writeDetails(
  from: FullRecord,
  values: RecordValues,
  changes: readonly SlotChange[],
): Promise<FullRecord | null> {
  const params = { id: from.id }
  const body = (await loadSchema()).parse(values)
  try {
    await call('PATCH /records/{id}', { params, version: from.version, body })
    return null
  } catch (error) {
    if (!isChangedMeanwhile(error)) throw error
    const current = await call('GET /records/{id}', { params })
    const { differencesOf, documentDifferencesOf } = await import('./versions.ts')
    const documents = documentDifferencesOf(from.documents, changes, current.documents)
    // An earlier try of ours may have arrived although its answer was lost.
    return differencesOf(from, values, current).length + documents.length > 0 ? current : null
  }
}

/** Removes a document; one that is gone already counts as removed: an earlier try may have done it. */
async function takeOff(id: string, kind: DocumentKind): Promise<void> {
  try {
    await call('DELETE /records/{id}/documents/{kind}', { params: { id, kind } })
  } catch (error) {
    if (!(error instanceof Problem && error.status === 404)) throw error
  }
}

function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof Problem && error.code === 'record.changed_meanwhile'
}
