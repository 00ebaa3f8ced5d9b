import { generalIssuer } from '#modules/organisation/check-texts.schema'
import type { Words } from '../words.ts'
import { Said } from './said.tsx'

/** Marks the authority's place in a sentence; no text has this character. */
const place = '\u{E000}'

interface AroundProps {
  words: Words
  authority: string
  /** Makes the sentence, with this in the authority's place. */
  children: (place: string) => string
}

/** A sentence about an authority, whose name is marked where its language differs from the page's. */
export function AroundAuthority({ words, authority, children: sentence }: AroundProps) {
  const [before, after] = sentence(place).split(place)
  const name = words.lang === 'en' ? authority.replace(/^The /, 'the ') : authority
  return (
    <>
      {before}
      <Said words={words} text={name} code={generalIssuer(authority)} />
      {after}
    </>
  )
}
