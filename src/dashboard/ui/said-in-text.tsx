import type { Place, SentenceKey } from '#modules/speech/catalogue.schema'
import { languages } from '#platform/languages.schema'
import { useComposerWords } from '#words/composer'
import classes from './composer.module.css'
import { FailedPart } from './failed-part.tsx'
import type { DraftSentence } from './sentences.ts'
import { usePart } from './use-part.ts'

interface SaidInText {
  place: Place
  /** How many sentences make the text; one is a title. */
  most?: number
  /** Which of the sentences of the place fit; by default all. */
  fits?: (key: SentenceKey) => boolean
  /** Whether nothing can be sent without one. */
  isNeeded?: boolean
  sentences: readonly DraftSentence[]
  /** By path below the sentences, such as `0.gaps.day`. */
  errors?: Readonly<Record<string, string>>
  onChange: (sentences: DraftSentence[]) => void
}

/** The catalogue is fetched only when somebody looks for a sentence. */
const load = () => import('./composer.tsx')

/** What is sent of a text: own words, or the sentences above them too. */
export const publicTextOf = (sentences: readonly DraftSentence[], own: string) =>
  sentences.length === 0 ? own : { sentences: [...sentences], own }
export type PublicText = ReturnType<typeof publicTextOf>

/** Sentences of the catalogue for a text of one field: each reader reads them in the own language, above own words. */
export function SaidInText({ sentences, errors = {}, isNeeded = false, ...asked }: SaidInText) {
  const words = useComposerWords()
  const { part, want, asked: query } = usePart(load, isNeeded || sentences.length > 0)
  return (
    <details className={classes.folded} open={isNeeded || sentences.length > 0} onToggle={want}>
      <summary>{words.offers}</summary>
      <FailedPart what={words.offers} queries={[query]} />
      {part && <part.Composer {...asked} {...{ sentences, errors }} offered={languages} />}
    </details>
  )
}
