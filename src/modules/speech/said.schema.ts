import { z } from 'zod'
import { type Language, languages } from '#platform/languages.schema'
import { filled } from '#platform/problems.schema'
import { prose, textProblems } from '#platform/text.schema'
import { composedBegin, composedEnd, type OwnWords } from './by-language.schema.ts'
import { ownGaps, type Place, sentenceKeys } from './catalogue.schema.ts'
import {
  maySay,
  mostSentences,
  type Part,
  render,
  type Sentence,
  type Speaker,
  sentenceFor,
  sentenceSchema,
  sentencesFor,
  textOf,
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

/** Returns sentences in a language, each in its parts; one that can no longer be said is left out, and staff see it. */
export const sentencesIn = (
  sentences: readonly Sentence[],
  language: Language,
  speaker: Speaker,
): Part[][] =>
  sentences.map((each) => render(each, language, speaker)).filter((each) => each !== null)

/** Returns what the facts alone say of an organisation, as far as there are facts. */
export const sentencesFromFacts = (speaker: Speaker): Sentence[] =>
  sentenceKeys
    .filter((key) => key.startsWith('fact_') && ownGaps(key).length === 0 && maySay(key, speaker))
    .map((key) => ({ key, gaps: {} }))

/** Returns what each item costs, or that the organisation takes nothing for it. */
export function feeSentences({ fees }: Pick<Facts, 'fees'>): Sentence[] {
  return fees.map(({ item, sum }) =>
    sum === null
      ? { key: 'money_none', gaps: { item } }
      : { key: 'money_fee', gaps: { item, sum } },
  )
}

/** What one field tells: sentences, and below them own words of one language. */
export interface Told {
  sentences: Sentence[]
  own: string
}

/**
 * A text of one field as it is sent: own words, or sentences of the catalogue with own words below them. It is kept as
 * one text, which each reader reads in the own language (`inWords`).
 */
export const told = (place: Place, own: z.ZodType<string, string>, most = mostSentences) =>
  z.union([
    own,
    z
      .object({
        sentences: sentencesFor(place).max(most),
        own: z.literal('').or(own).default(''),
      })
      .transform((composed) => composedBegin + JSON.stringify(composed) + composedEnd),
  ])

const keptSchema = z.object({ sentences: z.array(sentenceSchema), own: z.string() })

/** What was changed past the check tells nothing. */
function readKept(json: string): Told {
  try {
    return keptSchema.parse(JSON.parse(json))
  } catch {
    return { sentences: [], own: '' }
  }
}

/** Returns a kept text as it was sent. */
export const toldOf = (kept: string): string | Told =>
  kept.startsWith(composedBegin) ? readKept(kept.slice(1, -1)) : kept

/** How a kept text is written into another text. */
interface Written {
  read: (written: string) => string
  write: (text: string) => string
}
const asItIs: Written = { read: (text) => text, write: (text) => text }
const composedTexts = new RegExp(`${composedBegin}([^${composedEnd}]*)${composedEnd}`, 'g')

/**
 * Puts each kept text that stands in a text into words of a language: sentences that can be said, then own words.
 * @param isolated marks what somebody entered, so that it cannot turn the words around it
 */
export function inWords(
  text: string,
  language: Language,
  speaker: Speaker,
  isolated: (entered: string) => string,
  { read, write }: Written = asItIs,
): string {
  return text.replace(composedTexts, (_, written: string) => {
    const { sentences, own } = readKept(read(written))
    const said = sentencesIn(sentences, language, speaker)
    const lines = [...said.map((parts) => textOf(parts, isolated)), own]
    return write(lines.filter(Boolean).join('\n') || '–')
  })
}
