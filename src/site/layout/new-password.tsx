import type { FormState } from '../form.ts'
import { Field } from './fields.tsx'

interface NewPasswordProps {
  label: string
  hint: string
  /** The label of the second field. */
  again: string
  form: FormState
}

/** A new password, typed twice. */
export function NewPassword({ label, hint, again, form }: NewPasswordProps) {
  const isNew = { form, type: 'password', autoComplete: 'new-password' } as const
  return (
    <>
      <Field id="password" label={label} hint={hint} {...isNew} />
      <Field id="confirm" label={again} {...isNew} />
    </>
  )
}
