import type { ReactNode } from 'react'

interface AskFirstProps {
  /** What opens the question; `which` is for who cannot see what it stands beside. */
  label: string
  which?: string
  /** Whether the question is open already, because its form came back refused. */
  isOpen?: boolean
  action: string
  /** The words on the button that goes on. */
  yes: string
  /** What is lost, or what is asked for. */
  children: ReactNode
}

/** A step that is explained, and taken by a second press: without script, a form that unfolds. */
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
