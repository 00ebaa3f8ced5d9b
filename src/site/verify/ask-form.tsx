import type { FormState } from '../form.ts'
import { Field } from '../layout/fields.tsx'

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
