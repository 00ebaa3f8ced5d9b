import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Problem } from '#api/client'
import type { FieldName } from '#modules/records/fields.schema'
import type { CandidateRecord } from '#modules/records/schema'
import { useDocumentsWords } from '#words/documents'
import { useLanguage } from '../look/language.ts'
import { notesQuery } from '../queries.ts'
import { FieldControl } from '../record-form/field-control.tsx'
import { fieldErrorsOf, shownValue } from '../record-form/record-values.ts'
import { problemToast, sentenceOf } from '../ui/toast.ts'
import { useUnsavedInput } from '../ui/unsaved-input.ts'
import { useVerdicts } from '../ui/use-refusals.ts'
import { said } from '../words/said.tsx'
import classes from './details.module.css'
import { saveDetail } from './save-detail.ts'

interface DetailFieldProps {
  record: CandidateRecord
  field: FieldName
  /** The element that names the detail. */
  labelId: string
  onClose: () => void
}

/** A detail as a field, in its place: Enter saves, Escape leaves it as it was. */
export function DetailField({ record, field, labelId, onClose }: DetailFieldProps) {
  const words = useDocumentsWords().details
  // What the person saw when they began, whatever is loaded meanwhile.
  const [base] = useState(record)
  const before = base[field] ?? ''
  const [typed, setTyped] = useState(before)
  const [error, setError] = useState<string | null>(null)
  const [theirs, setTheirs] = useState<CandidateRecord | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isChanged = typed !== before
  useUnsavedInput(isChanged)
  const verdicts = useVerdicts(
    isChanged ? { request: 'PATCH /records/{id}', body: { [field]: typed } } : null,
  )
  const form = useFocusInside()
  const save = async (from: CandidateRecord) => {
    if (isBusy) return
    if (!isChanged) return onClose()
    setBusy(true)
    setError(null)
    try {
      const found = await saveDetail(from, field, typed)
      if (found === null) return onClose()
      setTheirs(found)
    } catch (refused) {
      if (refused instanceof Problem && refused.status === 401) problemToast(refused)
      setError(problemOf(refused, field))
    } finally {
      setBusy(false)
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void save(base)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      onClose()
    }
    // A list of choices and a text of several lines keep Enter to themselves otherwise.
    if (event.key !== 'Enter' || event.shiftKey || event.target instanceof HTMLButtonElement) return
    event.preventDefault()
    event.currentTarget.requestSubmit()
  }
  return (
    <form ref={form} noValidate className={classes.field} onSubmit={onSubmit} onKeyDown={onKeyDown}>
      <FieldControl
        name={field}
        aria-labelledby={labelId}
        value={typed}
        error={said(error ?? verdicts[field])}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          setError(null)
        }}
      />
      {theirs ? (
        <Meanwhile {...{ theirs, field, isBusy, onClose }} onKeep={() => void save(theirs)} />
      ) : (
        <Group gap="xs" mt="xs">
          <Button type="submit" size="xs" variant="default" loading={isBusy}>
            {words.save}
          </Button>
          <Button size="xs" variant="subtle" onClick={onClose}>
            {words.leave}
          </Button>
        </Group>
      )}
    </form>
  )
}

/** The problem at this field; else what the refusal says as a whole. */
function problemOf(error: unknown, field: FieldName): string {
  const errors = fieldErrorsOf(error)
  return errors[field] ?? Object.values(errors)[0] ?? sentenceOf(error)
}

/** Puts the focus on the field as soon as it is there. */
function useFocusInside() {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const field = form.current?.querySelector<HTMLElement>('input, select, textarea')
    field?.focus()
    if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) field.select()
  }, [])
  return form
}

interface MeanwhileProps {
  theirs: CandidateRecord
  field: FieldName
  isBusy: boolean
  onKeep: () => void
  onClose: () => void
}

/** Somebody else was faster: what they wrote, and which of both is to stay. */
function Meanwhile({ theirs, field, isBusy, onKeep, onClose }: MeanwhileProps) {
  const words = useDocumentsWords().details
  const language = useLanguage()
  const { data } = useQuery(notesQuery(theirs.id))
  const who = data?.colleagues.find(({ id }) => id === theirs.updatedBy)?.name ?? words.somebody
  return (
    <div role="alert" className={classes.meanwhile}>
      {words.meanwhile(who, shownValue(field, theirs[field], language))}
      <Group gap="xs" mt="xs">
        <Button size="xs" variant="default" loading={isBusy} onClick={onKeep}>
          {words.mine}
        </Button>
        <Button size="xs" variant="default" disabled={isBusy} onClick={onClose}>
          {words.theirs}
        </Button>
      </Group>
    </div>
  )
}
