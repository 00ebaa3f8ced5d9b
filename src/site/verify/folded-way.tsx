import type { ReactNode } from 'react'
import { type FormState, problemAt } from '../form.ts'

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
