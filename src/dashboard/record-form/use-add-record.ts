import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Answer, call } from '#api/client'
import type { DocumentKind } from '#modules/documents/schema'
import { newRecordSchema } from '#modules/records/schema'
import { problemToast } from '../ui/toast.ts'
import type { Paper } from './papers.ts'
import { emptyValues, fieldErrorsOf, type RecordValues } from './record-values.ts'
import { usePapers } from './use-papers.ts'
import { useFocusOnRefusal, useRecordForm } from './use-record-form.ts'

type Added = Answer<'POST /records'>

/**
 * Adding a record: the details first, then each file by itself. When files fail the record stands
 * and they can be corrected; nothing that was typed or chosen is lost.
 */
export function useAddRecord(kinds: readonly DocumentKind[], defaultNationality: string) {
  const [added, setAdded] = useState<Added | null>(null)
  const [finished, setFinished] = useState<Added | null>(null)
  const [isBusy, setBusy] = useState(false)
  const papers = usePapers(kinds)
  const queries = useQueryClient()
  const form = useRecordForm(emptyValues(defaultNationality), newRecordSchema)
  useFocusOnRefusal(form, isBusy)
  const isComplete = papers.papers.every(({ status }) => status === 'uploaded')

  const finish = () => {
    setFinished(added)
    setAdded(null)
    papers.clear()
    form.reset()
    void queries.invalidateQueries({ queryKey: ['records'] })
    window.scrollTo({ top: 0 })
  }
  useEffect(() => {
    if (added && !isBusy && isComplete) finish()
  }, [added, isBusy, isComplete])

  const send = async (values: RecordValues) => {
    setBusy(true)
    setFinished(null)
    try {
      const record = added ?? (await addedFrom(values))
      setAdded(record)
      await papers.uploadWaiting(record.id)
    } catch (error) {
      const errors = fieldErrorsOf(error)
      form.setErrors(errors)
      if (Object.keys(errors).length === 0) problemToast(error)
    } finally {
      setBusy(false)
    }
  }
  const uploadNow = async (paper: Paper) => {
    if (added) await papers.upload(added.id, [paper])
  }
  const isUnsaved = form.isDirty() || papers.papers.length > 0
  return { form, papers, added, finished, isBusy, isUnsaved, send, finish, uploadNow }
}
export type AddRecord = ReturnType<typeof useAddRecord>

function addedFrom(values: RecordValues): Promise<Added> {
  return call('POST /records', { body: newRecordSchema.parse(values) })
}
