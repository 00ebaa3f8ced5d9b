import { useState } from 'react'
import type { Place, SentenceKey } from '#modules/speech/catalogue.schema'
import { languages } from '#platform/languages.schema'
import { useComposerWords } from '../words/composer.ts'
import classes from './composer.module.css'
import { FailedPart } from './failed-part.tsx'
import type { DraftSentence } from './sentences.ts'
import { usePart } from './use-part.ts'

interface SaidInText {
  place: Place
  /** How many sentences make the text; one is a title. */
  most?: number
  /** Which of the sentences of the place fit; by default all that name no authority. */
  fits?: (key: SentenceKey) => boolean
  /** Takes the words in the language that was chosen. */
  onText: (text: string) => void
}

/** The catalogue is fetched only when somebody looks for a sentence. */
const load = () => import('./composer.tsx')

/** A text names an authority in no words of its own: a mention shows it as one that we are not. */
export const isTextAlone = (key: SentenceKey) =>
  !/authority|licence|_agency|_issuer|_asked|_outside/.test(key)

/** Sentences of the catalogue for a field that keeps one text: composed, then put there in the reader's language. */
export function SaidInText({ place, most, fits = isTextAlone, onText }: SaidInText) {
  const words = useComposerWords()
  const { part, want, asked } = usePart(load)
  const [sentences, setSentences] = useState<DraftSentence[]>([])
  const take = (text: string) => {
    onText(text)
    setSentences([])
  }
  return (
    <details className={classes.folded} onToggle={want}>
      <summary>{words.offers}</summary>
      <FailedPart what={words.offers} queries={[asked]} />
      {part && (
        <part.Composer
          {...{ place, most, fits, sentences }}
          offered={languages}
          errors={{}}
          onChange={setSentences}
          onText={take}
        />
      )}
    </details>
  )
}
