import type { ReactNode } from 'react'

/** A drawing of one line, as large as its text. */
export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      {children}
    </svg>
  )
}
