import { z } from 'zod'
import { type Language, languages } from '#platform/languages.schema'
import { longerThan, prose } from '#platform/text/schema'
import type { Place } from './catalogue.schema.ts'
import {
  mostSentences,
  type Part,
  render,
  type Sentence,
  type Speaker,
  sentenceFor,
} from './compose.schema.ts'
import type { OwnWords } from './own-words.schema.ts'
import { publicly } from './schema.ts'

/** Own words of up to `most` characters in each language that has some; each plain. */
export const ownWords = (most: number, label?: string) =>
  z
    .partialRecord(
      z.enum(languages),
      publicly('text', prose().max(most, { error: longerThan(most, label) })),
    )
    .transform(
      (own) => Object.fromEntries(Object.entries(own).filter(([, text]) => text)) as OwnWords,
    )

/** What an organisation says in a place: sentences, and below them own words. */
export interface Said {
  sentences: Sentence[]
  own: OwnWords
}

export const nothingSaid: Said = { sentences: [], own: {} }

export const isNothing = ({ sentences, own }: Said) =>
  sentences.length === 0 && Object.keys(own).length === 0

/** @param sentences how many may be said: one is a title, a stage or a reason */
export const saidSchema = (place: Place, most = 1000, sentences = mostSentences) =>
  z.object({
    sentences: z.array(sentenceFor(place)).max(sentences).default([]),
    own: ownWords(most).default({}),
  })

/** The same where something must be said; `missing` is the sentence for nothing. */
export const filledSaid = (place: Place, missing: string, most?: number, sentences?: number) =>
  saidSchema(place, most, sentences).refine((said) => !isNothing(said), { error: missing })

/** Returns the sentences in a language, each in its parts; one that can no longer be said is left out, and staff see it. */
export function sentencesIn(
  { sentences }: Pick<Said, 'sentences'>,
  language: Language,
  speaker: Speaker,
): Part[][] {
  return sentences.flatMap((each) => {
    const parts = render(each, language, speaker)
    return parts ? [parts] : []
  })
}
