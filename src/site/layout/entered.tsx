import type { ReactNode } from 'react'
import type { Organisation } from '#modules/organisation'
import type { Language, Words } from '../words.ts'
import { OnlyIn } from './only-in.tsx'

interface EnteredProps {
  organisation: Pick<Organisation, 'displayName'>
  words: Words
  /** Its languages, where known: readers of another language are told. */
  languages?: readonly Language[]
  /** Only what the organisation entered: a sentence of the product never appears in this frame. */
  children: ReactNode
}

/** What the organisation entered, in a frame that says whose words they are. */
export function Entered({ organisation, words, languages = [], children }: EnteredProps) {
  return (
    <div className="entered">
      <p className="whose">
        {words.layout.from(organisation.displayName)}
        <OnlyIn words={words} languages={languages} before=" · " />
      </p>
      {/* Text known to be in another language is marked itself, and its list follows the page's direction. */}
      <div dir={languages.length === 0 ? 'auto' : undefined}>{children}</div>
    </div>
  )
}
