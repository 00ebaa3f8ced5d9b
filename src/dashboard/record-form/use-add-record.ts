import { useEffect, useState } from 'react'
import { type Answer, call, isBroken } from '#api/client'
import type { DocumentKind } from '#modules/documents/schema'
import { freshen } from '../query-client.ts'
import { useSession } from '../session.ts'
import { type Attempt, keptDocuments } from './draft-store.ts'
import type { FormDocument } from './form-documents.ts'
import { emptyValues, type RecordValues } from './record-values.ts'
import { useDraft } from './use-draft.tsx'
import { useFormDocuments } from './use-form-documents.ts'
import {
  fillAsKept,
  filledIn,
  showProblem,
  useFocusOnRefusal,
  useRecordForm,
} from './use-record-form.ts'

type Added = Answer<'POST /records'>

const loadSchema = async () => (await import('../schemas.ts')).newRecordSchema

interface UseAddRecord {
  kinds: readonly DocumentKind[]
  defaultNationality: string
  /** The form that a draft belongs to. */
  draftName: string
}

/**
 * Adds a record: the details first, then each file by itself. When files fail, the record is saved and they
 * can be corrected; nothing that was typed or chosen is lost, even if the tab is.
 */
export function useAddRecord({ kinds, defaultNationality, draftName }: UseAddRecord) {
  const [added, setAdded] = useState<Added | null>(null)
  const [finished, setFinished] = useState<Added | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [attempt, setAttempt] = useState<Attempt | null>(null)
  const documents = useFormDocuments(kinds)
  const form = useRecordForm(emptyValues(defaultNationality), 'POST /records', loadSchema)
  useFocusOnRefusal(form, isBusy)
  const isComplete = documents.chosen.every(({ status }) => status === 'uploaded')
  const isUnsaved = form.isDirty() || documents.chosen.length > 0
  const draft = useDraft({
    accountId: useSession().id,
    form: draftName,
    content: { ...filledIn(form), papers: keptDocuments(documents.chosen), added, attempt },
    isWorthKeeping: isUnsaved,
    onContinue: (kept) => {
      fillAsKept(form, kept)
      documents.restore(kept.papers)
      setAdded(kept.added)
      setAttempt(kept.attempt)
      form.getInputNode('passportNumber')?.focus()
    },
  })

  const finish = async () => {
    setBusy(true)
    await draft.forget()
    setBusy(false)
    setFinished(added)
    setAdded(null)
    documents.clear()
    form.reset()
    void freshen('records')
  }
  useEffect(() => {
    if (added && !isBusy && isComplete) void finish()
  }, [added, isBusy, isComplete])

  /** The same details after a lost answer are the same action, even in another tab. */
  const add = async (values: RecordValues): Promise<Added> => {
    const body = (await loadSchema()).parse(values)
    const content = JSON.stringify(body)
    const current =
      attempt?.content === content ? attempt : { key: crypto.randomUUID() as string, content }
    setAttempt(current)
    await draft.keepNow(current)
    try {
      const record = await call('POST /records', { body, key: current.key })
      setAttempt(null)
      return record
    } catch (error) {
      if (!isBroken(error)) setAttempt(null)
      throw error
    }
  }
  const send = async (values: RecordValues) => {
    setBusy(true)
    setFinished(null)
    try {
      const record = added ?? (await add(values))
      setAdded(record)
      await documents.uploadWaiting(record.id)
    } catch (error) {
      showProblem(form, error)
    } finally {
      setBusy(false)
    }
  }
  const uploadNow = async (one: FormDocument) => added && documents.upload(added.id, [one])
  return {
    ...{ form, documents, draft, added, finished, isBusy, isUnsaved },
    ...{ send, finish, uploadNow },
  }
}
