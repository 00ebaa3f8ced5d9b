import type { ReactNode } from 'react'
import { type FormState, problemAt } from '../form.ts'
import { Unbroken } from './unbroken.tsx'

interface LabelledProps {
  id: string
  label: string
  hint?: string | undefined
  form: FormState
  isShort?: boolean | undefined
  /** A drawing beside the label that shows what it means. */
  drawing?: ReactNode
  /** The control, which gets the ids of hint and problem for screen readers. */
  children: (described: Described) => ReactNode
}

interface Described {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** A control with its label, its hint, and what was wrong with it; separated even without styles. */
export function Labelled(props: LabelledProps) {
  const { id, label, hint, form, isShort, drawing, children } = props
  const problem = problemAt(form, id)
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <p className={isShort ? 'field short' : 'field'} data-wrong={problem ? '' : undefined}>
      {drawing}
      <label htmlFor={id}>{label}</label>{' '}
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          <Unbroken text={hint} />
        </span>
      )}{' '}
      {problem && (
        <span className="wrong" id={`${id}-problem`}>
          {problem}
        </span>
      )}{' '}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': problem ? true : undefined,
      })}
    </p>
  )
}
