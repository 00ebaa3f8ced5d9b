import type { ReactNode } from 'react'
import { takesFocus } from './fields.tsx'

interface NoDataProps {
  title: string
  /** What to do, the same for every reason (H7). */
  help: readonly string[]
  children?: ReactNode
}

/** The one answer when nothing opens, for any reason. */
export function NoData({ title, help, children }: NoDataProps) {
  return (
    <div className="problems" role="alert" {...takesFocus}>
      <h2>{title}</h2>
      <ul>
        {help.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {children}
    </div>
  )
}
