import type { ReactNode } from 'react'

interface AskFirstProps {
  /** The text that opens the question; `which` tells screen readers what it is about. */
  label: string
  which?: string
  /** Whether the question is open already, because its form was refused. */
  isOpen?: boolean
  action: string
  /** The words on the button that confirms. */
  yes: string
  /** What is lost, or what is asked for. */
  children: ReactNode
}

/** A step that is explained first, and taken by a second press: a form that unfolds without script. */
export function AskFirst({ label, which, isOpen, action, yes, children }: AskFirstProps) {
  return (
    <details className="ask-first screen-only" open={isOpen}>
      <summary>
        {label}
        {which && <span className="unseen">: {which}</span>}
      </summary>
      <form method="post" action={action}>
        {children}
        <p>
          <button type="submit">{yes}</button>
        </p>
      </form>
    </details>
  )
}
