import { z } from 'zod'
import { filled } from '#platform/gaps.schema'
import { type Language, languages } from '#platform/languages.schema'
import { prose, textProblems } from '#platform/text/schema'
import type { OwnWords } from './by-language.schema.ts'
import {
  catalogue,
  gapsIn,
  isFactGap,
  type Place,
  type SentenceKey,
  sentenceKeys,
} from './catalogue.schema.ts'
import {
  maySay,
  mostSentences,
  type Part,
  render,
  type Sentence,
  type Speaker,
  sentenceFor,
} from './compose.schema.ts'
import type { Facts } from './facts.schema.ts'
import { publicly } from './schema.ts'

/** Own words of up to `most` characters in each language that has some; each plain. */
export const ownWords = (most: number, kind: 'text' | 'stage' = 'text') =>
  z
    .partialRecord(
      z.enum(languages),
      publicly(kind, prose().max(most, { error: filled(textProblems.long, { most }) })),
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
    own: ownWords(most, place === 'stage' ? place : 'text').default({}),
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

const isOfFacts = (key: SentenceKey) =>
  key.startsWith('fact_') && gapsIn(catalogue.en[key]).every(isFactGap)

/** Returns what the facts alone say of an organisation, as far as there are facts. */
export const sentencesFromFacts = (speaker: Speaker): Sentence[] =>
  sentenceKeys
    .filter((key) => isOfFacts(key) && maySay(key, speaker))
    .map((key) => ({ key, gaps: {} }))

/** Returns what each item costs, or that the organisation takes nothing for it. */
export function feeSentences({ fees }: Pick<Facts, 'fees'>): Sentence[] {
  return fees.map(({ item, sum }) =>
    sum === null
      ? { key: 'money_none', gaps: { item } }
      : { key: 'money_fee', gaps: { item, sum } },
  )
}
