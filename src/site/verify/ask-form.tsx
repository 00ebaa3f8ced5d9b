import type { ReactNode } from 'react'
import { type FormState, problemAt } from '../form.ts'
import { Field } from '../layout/fields.tsx'
import type { Words } from '../words.ts'

interface AskFormProps {
  id: string
  /** Where nothing around the form says it already. */
  title?: string
  lead: string
  /** What is printed on the document, to be typed from it. */
  fields: readonly { id: string; label: string; hint: string }[]
  lookUp: string
  form: FormState
}

/** A question about a document by what is printed on it. */
export function AskForm({ id, title, lead, fields, lookUp, form }: AskFormProps) {
  return (
    <form
      className="ask-form"
      id={id}
      method="post"
      action="/verify"
      aria-labelledby={`${id}-title`}
    >
      {title && <h2 id={`${id}-title`}>{title}</h2>}
      <p className="soft">{lead}</p>
      {fields.map((field) => (
        <Field key={field.id} {...field} form={form} isCode isShort maxLength={60} />
      ))}
      <p>
        <button type="submit">{lookUp}</button>
      </p>
    </form>
  )
}

interface FoldedWayProps {
  /** The id of the form in it; its heading is `{id}-title`. */
  id: string
  title: string
  isOpen?: boolean
  children: ReactNode
}

/** A way to check that fewer people need: one line until somebody opens it, with or without script. */
export function FoldedWay({ id, title, isOpen = false, children }: FoldedWayProps) {
  return (
    <details open={isOpen}>
      <summary>
        <h2 id={`${id}-title`}>{title}</h2>
      </summary>
      {children}
    </details>
  )
}

/** Tells whether one of these fields is filled in, or wrong: then its way must not be folded. */
export function isInUse(form: FormState, ids: readonly string[]): boolean {
  return ids.some((id) => (form.values[id] ?? '') !== '' || problemAt(form, id) !== undefined)
}

/** The way from the result of a check back to the question. */
export function CheckAnother({ words }: { words: Words }) {
  return (
    <p>
      <a className="button" href="/verify">
        {words.verify.again}
      </a>
    </p>
  )
}
