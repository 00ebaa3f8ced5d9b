import { speakerOf } from '#api'
import type { Organisation } from '#modules/organisation'
import { ownIn } from '#modules/speech/own-words.schema'
import { type Said, sentencesIn } from '#modules/speech/said.schema'
import type { Words } from '../messages/index.ts'
import { Composed } from './composed.tsx'
import { Entered } from './entered.tsx'
import { spokenIn } from './only-in.tsx'
import { Prose } from './prose.tsx'

interface SaidBlock {
  said: Said
  organisation: Organisation
  words: Words
  /** Whether its own words may have headings. */
  hasHeadings?: boolean
}

/** What the organisation says in a place: sentences in the reader's language, and its own words in their frame. */
export function SaidBlock({ said, organisation, words, hasHeadings = false }: SaidBlock) {
  const sentences = sentencesIn(said, words.lang, speakerOf(organisation))
  const own = ownIn(said.own, words.lang)
  return (
    <>
      {sentences.length > 0 && <Composed sentences={sentences} />}
      {own && (
        <Entered organisation={organisation} words={words} languages={[own.language]}>
          <div {...spokenIn(words, own.language)}>
            <Prose text={own.text} hasHeadings={hasHeadings} />
          </div>
        </Entered>
      )}
    </>
  )
}
