import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, Problem } from '#api/client'
import type { DocumentKind } from '#modules/documents/schema'
import { type CandidateRecord, recordChangesSchema, recordSchema } from '#modules/records/schema'
import type { FullRecord } from '../record/record-query.ts'
import { keptPapers } from '../record-form/draft-store.ts'
import { fieldErrorsOf, type RecordValues, valuesOf } from '../record-form/record-values.ts'
import { useDraft } from '../record-form/use-draft.ts'
import { type Papers, usePapers } from '../record-form/use-papers.ts'
import {
  type RecordForm,
  useFocusOnRefusal,
  useRecordForm,
} from '../record-form/use-record-form.ts'
import { useSession } from '../session.ts'
import { problemToast } from '../ui/toast.ts'
import { differencesOf } from './versions.ts'

/**
 * An update: the details first, against the version that was loaded; then what is taken off; then
 * each new file. A newer version on file stops it before anything is written.
 */
export function useEditRecord(record: FullRecord, kinds: readonly DocumentKind[]) {
  const [base, setBase] = useState<CandidateRecord>(record)
  const [newer, setNewer] = useState<CandidateRecord | null>(null)
  const [leaving, setLeaving] = useState<readonly DocumentKind[]>([])
  const [isSaved, setSaved] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const papers = usePapers(kinds)
  const queries = useQueryClient()
  const form = useRecordForm(valuesOf(record), recordChangesSchema)
  useFocusOnRefusal(form, isBusy)
  const isComplete =
    isSaved && !isBusy && papers.papers.every(({ status }) => status === 'uploaded')
  const isUnsaved = (form.isDirty() && !isSaved) || papers.papers.length > 0 || leaving.length > 0
  const draft = useEditDraft({
    ...{ form, papers, base, setBase, leaving, setLeaving },
    isWorthKeeping: isUnsaved && !isComplete,
  })
  const save = async (values: RecordValues, version: number) => {
    setBusy(true)
    try {
      if (!isSaved) await change(base, values, version)
      setSaved(true)
      setNewer(null)
      for (const kind of leaving)
        if (!papers.papers.some((paper) => paper.kind === kind)) await takeOff(record.id, kind)
      setLeaving([])
      await papers.uploadWaiting(record.id)
    } catch (error) {
      const current = currentIn(error)
      if (current) setNewer(current)
      else tell(error)
    } finally {
      const keys = [['records'], ['record', record.id]]
      for (const queryKey of keys) await queries.invalidateQueries({ queryKey })
      setBusy(false)
    }
  }
  const tell = (error: unknown) => {
    const errors = fieldErrorsOf(error)
    // An error of a field is shown at the field, so back from the comparison to the form.
    setNewer(null)
    form.setErrors(errors)
    if (Object.keys(errors).length === 0) problemToast(error)
  }
  return {
    form,
    papers,
    base,
    newer,
    leaving,
    isBusy,
    isSaved,
    isComplete,
    isUnsaved,
    draft,
    save: (values: RecordValues) => save(values, base.version),
    /** Goes on from the version on file with the values that were chosen. */
    saveMerged: async (values: RecordValues) => {
      if (!newer) return
      setBase(newer)
      form.setValues(values)
      await save(values, newer.version)
    },
    /** Back to the form, as it was typed; the next try compares again. */
    backToForm: () => setNewer(null),
    uploadNow: (paper: Parameters<typeof papers.upload>[1][number]) =>
      papers.upload(record.id, [paper]),
    toggleLeaving: (kind: DocumentKind) => setLeaving((kept) => toggled(kept, kind)),
  }
}
export type EditRecord = ReturnType<typeof useEditRecord>

interface EditDraft {
  form: RecordForm
  papers: Papers
  base: CandidateRecord
  setBase: (base: CandidateRecord) => void
  leaving: readonly DocumentKind[]
  setLeaving: (leaving: readonly DocumentKind[]) => void
  isWorthKeeping: boolean
}

/** Keeps an update as a draft, with the version that it began from. */
function useEditDraft({ form, papers, base, leaving, isWorthKeeping, ...edit }: EditDraft) {
  return useDraft({
    accountId: useSession().id,
    form: `edit ${base.id}`,
    content: {
      values: form.values,
      papers: keptPapers(papers.papers),
      added: null,
      attempt: null,
      update: { base, leaving },
    },
    isWorthKeeping,
    // From that version on: what came since is compared before anything is saved.
    onContinue: ({ values, papers: files, update }) => {
      if (update) edit.setBase(update.base)
      form.setValues(values)
      papers.restore(files)
      edit.setLeaving(update?.leaving ?? [])
    },
  })
}

function toggled(kinds: readonly DocumentKind[], kind: DocumentKind): DocumentKind[] {
  return kinds.includes(kind) ? kinds.filter((one) => one !== kind) : [...kinds, kind]
}

/** Writes the details; a version on file that says the same already is as good as written. */
async function change(base: CandidateRecord, values: RecordValues, version: number) {
  const body = recordChangesSchema.parse(values)
  try {
    await call('PATCH /records/{id}', { params: { id: base.id }, version, body })
  } catch (error) {
    // A try of ours may have arrived although its answer was lost.
    const current = currentIn(error)
    if (!current || differencesOf(base, values, current).length > 0) throw error
  }
}

/** Already gone is as good as taken off: a try before this one may have done it. */
async function takeOff(id: string, kind: DocumentKind): Promise<void> {
  try {
    await call('DELETE /records/{id}/documents/{kind}', { params: { id, kind } })
  } catch (error) {
    if (!(error instanceof Problem && error.status === 404)) throw error
  }
}

/** The version on file that a 409 brought along. */
function currentIn(error: unknown): CandidateRecord | null {
  if (!(error instanceof Problem) || error.code !== 'record.changed_meanwhile') return null
  return recordSchema.safeParse(error.body.current).data ?? null
}
