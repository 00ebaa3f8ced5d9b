import { z } from 'zod'
import { languages } from '#platform/languages.schema'
import { filled, problems } from '#platform/problems.schema'
import { line, prose, textProblems } from '#platform/text.schema'
import { choicesIn } from '#speech/wordings'
import { speech as speechTexts } from '#texts/problems/desk-composer'
import { composedBegin, composedEnd, type OwnWords } from './by-language.schema.ts'
import {
  type GapKind,
  kindOf,
  ownGaps,
  type Place,
  placesOf,
  type SentenceKey,
  sentenceKeys,
} from './catalogue.schema.ts'
import { publicly } from './schema.ts'

/** What staff are told about a sentence or a fact. */
export const sentenceProblems = problems('speech', speechTexts)

const wrong = {
  // Of two days one may be left out.
  error: ({ input }: { input?: unknown }): string =>
    input === undefined || input === '' ? sentenceProblems.gapMissing : sentenceProblems.gapWrong,
}
const inOrder = ({ from, to }: { from: string; to: string }) => from <= to
const typed = (form: RegExp) => z.string(wrong).regex(form, wrong)
const counted = (least: number, most: number, or = wrong) =>
  z.number(or).int(or).min(least, or).max(most, or)

const day = z.iso.date(wrong)
const time = typed(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
const hours = z.object({ from: time, to: time }, wrong).refine(({ from, to }) => from < to, wrong)
const span = z.object({ from: day, to: day }, wrong).refine(inOrder, wrong)
/** In the minor units of the currency, as everywhere in Candor. */
const sum = z.object(
  { amount: counted(0, 1_000_000_000_000), currency: typed(/^[A-Z]{3}$/) },
  wrong,
)
const countryCode = typed(/^[A-Z]{2}$/)
const languageCode = typed(/^[a-z]{2,3}$/)
const lists = choicesIn('en')
const id = line(wrong).min(1, wrong).max(80, wrong)
const listed = <List extends object>(list: List) =>
  z.enum(Object.keys(list) as [keyof List & string, ...(keyof List & string)[]], wrong)
/** Two countries, and where there are several its city. */
const embassy = z.object(
  {
    of: countryCode,
    in: countryCode,
    city: listed(lists.city).or(z.literal('')).default(''),
  },
  wrong,
)
const copies = z.object({ paper: id, copies: counted(1, 20) }, wrong)

/** What fills a gap of each kind. */
export const gapSchemas = {
  day,
  time,
  hours,
  span,
  sum,
  weekday: counted(1, 7),
  month: typed(/^\d{4}-(?:0[1-9]|1[0-2])$/),
  number: counted(0, 9999),
  country: countryCode,
  language: languageCode,
  holiday: listed(lists.holiday),
  reason: listed(lists.reason),
  trade: listed(lists.trade),
  level: listed(lists.level),
  ...{ paper: id, item: id, authority: id, place: id, telephone: id, person: id, page: id },
  embassy,
  papers: z.array(copies, wrong).min(1, wrong).max(12, wrong),
} as const satisfies Record<GapKind, z.ZodType>
export type GapValues = { [Kind in GapKind]: z.output<(typeof gapSchemas)[Kind]> }

/** Each gap of the catalogue by its name: a kind may be in a sentence twice, such as `day` and `day_new`. */
const gapShape: Record<string, z.ZodOptional<z.ZodType>> = Object.fromEntries(
  sentenceKeys.flatMap(ownGaps).map((gap) => [gap, gapSchemas[kindOf(gap)].optional()]),
)

/** A sentence as it is stored: which one, and what fills its gaps. Nothing else of what was sent is kept. */
export const sentenceSchema = z
  .object({ key: z.enum(sentenceKeys), gaps: z.object(gapShape).default({}) })
  .transform(({ key, gaps }, found): { key: SentenceKey; gaps: Record<string, unknown> } => {
    const wanted = ownGaps(key)
    const object = (gap: string, message: string) =>
      found.addIssue({ code: 'custom', path: ['gaps', gap], message })
    for (const gap of wanted) if (gaps[gap] === undefined) object(gap, sentenceProblems.gapMissing)
    for (const gap of Object.keys(gaps))
      if (!wanted.includes(gap)) object(gap, sentenceProblems.gapUnknown)
    return { key, gaps }
  })
export type Sentence = z.output<typeof sentenceSchema>

/** One sentence of the catalogue that may stand in a place. */
export const sentenceFor = (place: Place) =>
  sentenceSchema.refine(({ key }) => placesOf(key).includes(place), {
    path: ['key'],
    error: sentenceProblems.wrongPlace,
  })

export const mostSentences = 8

/** Sentences in their order: one to eight make a notice. */
export const sentencesFor = (place: Place, least = 1, missing?: string) =>
  z.array(sentenceFor(place)).min(least, missing).max(mostSentences)

/** Own words of up to `most` characters in each language that has some. */
export const ownWords = (most: number) =>
  z
    .partialRecord(
      z.enum(languages),
      publicly('text', prose().max(most, { error: filled(textProblems.long, { most }) })),
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

/** What one field tells: sentences, and below them own words of one language. */
export interface ComposedText {
  sentences: Sentence[]
  own: string
}

/**
 * A text of one field as it is sent: own words, or sentences of the catalogue with own words below them. It is kept as
 * one text, which each reader reads in the own language (`inWords`).
 */
export const publicText = (place: Place, own: z.ZodType<string, string>, most = mostSentences) =>
  z.union([own, composedText(place, own, undefined, most)])

/** The same where a sentence has to be chosen; `missing` is said of own words alone. */
export const composedText = (
  place: Place,
  own: z.ZodType<string, string>,
  missing?: string,
  most = mostSentences,
) =>
  z
    .object(
      {
        sentences: sentencesFor(place, 1, missing).max(most),
        own: z.literal('').or(own).default(''),
      },
      missing,
    )
    .transform((composed) => composedBegin + JSON.stringify(composed) + composedEnd)
