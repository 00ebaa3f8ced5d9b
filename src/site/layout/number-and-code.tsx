import type { FormState } from '../form.ts'
import { Field } from './fields.tsx'

interface NumberAndCodeProps {
  number: { label: string; hint: string }
  code: { label: string; hint: string }
  open: string
  form: FormState
}

/** The two proofs that open something together (H6), and the button. */
export function NumberAndCode({ number, code, open, form }: NumberAndCodeProps) {
  return (
    <>
      <Field id="number" {...number} form={form} isCode maxLength={60} />
      <Field id="code" {...code} form={form} isCode isShort maxLength={60} />
      <p>
        <button className="main" type="submit">
          {open}
        </button>
      </p>
    </>
  )
}
