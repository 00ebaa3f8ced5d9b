import { z } from 'zod'
import { type Language, languages } from '#platform/languages.schema'
import { filled } from '#platform/problems.schema'
import { prose, textProblems } from '#platform/text.schema'
import { composedBegin, composedEnd, type OwnWords } from './by-language.schema.ts'
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

/** Returns a kept text as it was sent; what was changed past the check tells nothing. */
export function toldOf(kept: string): string | Told {
  if (!kept.startsWith(composedBegin)) return kept
  return keptSchema.safeParse(parsed(kept.slice(1, -1))).data ?? { sentences: [], own: '' }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

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
    const kept = keptSchema.safeParse(parsed(read(written))).data
    const said = (kept?.sentences ?? []).flatMap((each) => {
      const parts = render(each, language, speaker)
      return parts ? [textOf(parts, isolated)] : []
    })
    return write([...said, kept?.own].filter(Boolean).join('\n') || '–')
  })
}
