import type { ReactNode } from 'react'
import type { Organisation } from '#modules/organisation'
import type { Words } from '../messages/index.ts'

interface EnteredProps {
  organisation: Pick<Organisation, 'displayName'>
  words: Words
  /** Only what the organisation entered: a sentence of the product never stands in this frame. */
  children: ReactNode
}

/** What the organisation entered, in a frame that says whose words they are. */
export function Entered({ organisation, words, children }: EnteredProps) {
  return (
    <div className="entered">
      <p className="whose">{words.layout.from(organisation.displayName)}</p>
      <div dir="auto">{children}</div>
    </div>
  )
}
