import { type FormState, longestCode } from '../form.ts'
import { Field } from './fields.tsx'
import { SlipDrawing } from './slip-drawing.tsx'

interface NumberAndCodeProps {
  number: { label: string; hint: string }
  code: { label: string; hint: string }
  /** An access code is on our slip, a share code is not. */
  isOnSlip?: boolean
  open: string
  form: FormState
}

/** The two proofs that open something together (H6), and the button. */
export function NumberAndCode({ number, code, isOnSlip, open, form }: NumberAndCodeProps) {
  return (
    <>
      <Field id="number" {...number} form={form} isCode maxLength={60} />
      <Field
        id="code"
        {...code}
        form={form}
        isCode
        isShort
        maxLength={longestCode}
        drawing={isOnSlip && <SlipDrawing />}
      />
      <p>
        <button className="main" type="submit">
          {open}
        </button>
      </p>
    </>
  )
}
