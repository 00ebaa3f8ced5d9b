import { schemaResolver, useForm } from '@mantine/form'
import { useEffect, useEffectEvent, useState } from 'react'
import { askedFields } from '#modules/records/fields/schema'
import type { newRecordSchema, recordChangesSchema } from '#modules/records/schema'
import { problemToast } from '../ui/toast.ts'
import type { Draft } from './draft-store.ts'
import { fieldErrorsOf, type RecordValues } from './record-values.ts'

/** A form of a record's details, checked by the schema that the server checks with. */
export function useRecordForm(
  initialValues: RecordValues,
  schema: typeof newRecordSchema | typeof recordChangesSchema,
) {
  const form = useForm<RecordValues>({
    initialValues,
    validate: schemaResolver(schema, { sync: true }),
  })
  /** The name as it was read from a photo, until a person has compared it: no check digit covers names. */
  const [uncheckedName, setUncheckedName] = useState<string | null>(null)
  const reset = () => {
    form.reset()
    setUncheckedName(null)
  }
  return { ...form, reset, uncheckedName, setUncheckedName }
}
/** The form as Mantine keeps it, with the name that is still to be compared. */
export type RecordForm = ReturnType<typeof useRecordForm>

type Filled = Pick<Draft, 'values' | 'uncheckedName'>

/** What of a form a draft keeps. */
export function filledIn({ values, uncheckedName }: RecordForm): Filled {
  return { values, uncheckedName }
}

/** Fills a form as a draft has it. */
export function fillAsKept(form: RecordForm, { values, uncheckedName = null }: Filled): void {
  form.setValues(values)
  form.setUncheckedName(uncheckedName)
}

/** What went wrong, at the fields that it concerns, else in a toast. */
export function showProblem(form: RecordForm, error: unknown): void {
  const errors = fieldErrorsOf(error)
  form.setErrors(errors)
  if (Object.keys(errors).length === 0) problemToast(error)
}

/** After the server's refusal, once the fields can be reached again: to the first one with an error. */
export function useFocusOnRefusal(form: RecordForm, isBusy: boolean): void {
  const focus = useEffectEvent(() => focusFirstError(form, form.errors))
  useEffect(() => {
    if (!isBusy) focus()
  }, [isBusy])
}

/** After a failed check: to the first field with an error, in the order of the form. */
export function focusFirstError(form: RecordForm, errors: Record<string, unknown>): void {
  const first = askedFields.find((field) => errors[field])
  if (first) form.getInputNode(first)?.focus()
  // Without an error of a field: to the first file that something is wrong with.
  else document.querySelector<HTMLElement>('[data-slot][data-state="failed"]')?.focus()
}
