import { useForm } from '@mantine/form'
import { useEffect, useEffectEvent, useState } from 'react'
import { askedFields } from '#modules/records/fields.schema'
import type { newRecordSchema, recordChangesSchema } from '#modules/records/schema'
import { errorsIn, useSchema } from '../ui/checked.ts'
import { problemToast } from '../ui/toast.ts'
import { judgedForm, useVerdicts } from '../ui/use-refusals.ts'
import type { Draft } from './draft-store.ts'
import { fieldErrorsOf, type RecordValues } from './record-values.ts'

/** Makes a form of a record's details, checked by the schema that the server checks with. */
export function useRecordForm(
  initialValues: RecordValues,
  request: 'POST /records' | 'PATCH /records/{id}',
  load: () => Promise<typeof newRecordSchema | typeof recordChangesSchema>,
) {
  const { schema, onSend } = useSchema(load)
  const typed = useForm<RecordValues>({
    initialValues,
    validate: (values) => errorsIn(schema().safeParse(values).error),
  })
  const draft = typed.isDirty() ? { request, body: typed.values } : null
  const form = judgedForm(typed, useVerdicts(draft))
  const onSubmit = (...handlers: Parameters<typeof form.onSubmit>) =>
    onSend(form.onSubmit(...handlers))
  /** The name as it was read from a photo, until a person has checked it: no check digit covers names. */
  const [uncheckedName, setUncheckedName] = useState<string | null>(null)
  const reset = () => {
    form.reset()
    setUncheckedName(null)
  }
  return { ...form, onSubmit, reset, uncheckedName, setUncheckedName }
}
/** The form as Mantine keeps it, with the name that is still to be checked. */
export type RecordForm = ReturnType<typeof useRecordForm>

type Filled = Pick<Draft, 'values' | 'uncheckedName'>

/** Returns what a draft keeps of a form. */
export function filledIn({ values, uncheckedName }: RecordForm): Filled {
  return { values, uncheckedName }
}

/** Fills a form from a draft. */
export function fillAsKept(form: RecordForm, { values, uncheckedName = null }: Filled): void {
  form.setValues(values)
  form.setUncheckedName(uncheckedName)
}

/** Shows what went wrong, at the fields that it concerns, else in a toast. */
export function showProblem(form: RecordForm, error: unknown): void {
  const errors = fieldErrorsOf(error)
  form.setErrors(errors)
  if (Object.keys(errors).length === 0) problemToast(error)
}

/** Focuses on the first field with an error after the server's refusal, once the fields are enabled again. */
export function useFocusOnRefusal(form: RecordForm, isBusy: boolean): void {
  const focus = useEffectEvent(() => focusFirstError(form, form.errors))
  useEffect(() => {
    if (!isBusy) focus()
  }, [isBusy])
}

/** Focuses on the first field with an error after a failed check, in the order of the form. */
export function focusFirstError(form: RecordForm, errors: Record<string, unknown>): void {
  const first = askedFields.find((field) => errors[field])
  if (first) form.getInputNode(first)?.focus()
  // Without an error at a field: on the first file with a problem.
  else document.querySelector<HTMLElement>('[data-slot][data-state="failed"]')?.focus()
}
