import type { Language } from '#platform/languages.schema'
import { sentencesIn, stagesIn } from '#speech/wordings'

/** Where a sentence may stand. */
export const places = [
  ...(['welcome', 'notice', 'tile', 'class', 'stage'] as const),
  ...(['reason', 'answer', 'legal'] as const),
]
export type Place = (typeof places)[number]

/**
 * Where the sentences of an area may stand: the first word of a key in `texts/en/sentences.json`. A gap has the name of its
 * kind, and `our_…` comes from the facts. Each says what this agency does, has or asks for, never what an authority
 * decided (H4).
 */
const areas = {
  welcome: ['welcome'],
  fact: ['welcome', 'notice', 'answer', 'legal'],
  office: ['notice', 'welcome', 'class', 'answer'],
  paper: ['notice', 'class', 'answer'],
  visit: ['notice', 'class', 'answer'],
  mention: ['notice', 'welcome', 'class', 'answer', 'legal'],
  authority: ['notice', 'answer', 'legal'],
  embassy: ['notice', 'class', 'answer', 'legal'],
  travel: ['notice', 'answer'],
  lesson: ['class', 'notice'],
  course: ['class', 'notice'],
  money: ['notice', 'welcome', 'class', 'answer', 'legal'],
  safe: ['notice', 'welcome', 'class', 'answer', 'legal'],
  job: ['notice', 'welcome', 'answer'],
  care: ['notice', 'answer'],
  reason: ['reason', 'answer'],
  answer: ['answer'],
  legal: ['legal'],
  stage: ['stage'],
  tile: ['tile'],
} as const satisfies Record<string, readonly Place[]>

const english = { ...sentencesIn('en'), ...stagesIn('en') }
export type SentenceKey = keyof typeof english
export const sentenceKeys = Object.keys(english) as [SentenceKey, ...SentenceKey[]]

export function placesOf(key: SentenceKey): readonly Place[] {
  return areas[key.split('_', 1)[0] as keyof typeof areas]
}

/** A text of the catalogue; it asks for what fills a gap by the name of the gap. */
type Wording = string | ((filled: (gap: string) => string) => string)

/** Returns how a sentence is worded in a language. */
export function wordingOf(key: SentenceKey, language: Language): Wording {
  const said: Readonly<Record<string, Wording>> = sentencesIn(language)
  return said[key] ?? stagesIn(language)[key as keyof ReturnType<typeof stagesIn>]
}

/** In no text. */
const mark = '\u0003'

/** Returns a wording in its pieces: texts, and behind each but the last the name of a gap. */
export function piecesOf(wording: Wording): { text: string; gap?: string | undefined }[] {
  if (typeof wording === 'string') return [{ text: wording }]
  const gaps: string[] = []
  const said = wording((gap) => {
    gaps.push(gap)
    return mark
  })
  return said.split(mark).map((text, at) => ({ text, gap: gaps[at] }))
}

/** Returns a sentence with dots in its gaps. */
export const dotted = (key: SentenceKey, language: Language) => textOf(key, language, '…')

/** Returns the texts of a sentence, with something between them. */
export const textOf = (key: SentenceKey, language: Language, between: string) =>
  piecesOf(wordingOf(key, language))
    .map(({ text }) => text)
    .join(between)

/** The kinds of gaps that a writer fills. */
export const gapKinds = [
  ...(['day', 'time', 'hours', 'weekday', 'span', 'month', 'sum', 'number'] as const),
  ...(['country', 'language', 'holiday', 'reason', 'trade', 'level'] as const),
  ...([
    'paper',
    'papers',
    'item',
    'authority',
    'embassy',
    'place',
    'telephone',
    'person',
    'page',
  ] as const),
]
export type GapKind = (typeof gapKinds)[number]

/** Returns the names of all gaps of a sentence, in order: `day`, `day_new`, `our_name`. */
export const gapsIn = (key: SentenceKey, language: Language = 'en') =>
  piecesOf(wordingOf(key, language)).flatMap(({ gap }) => gap ?? [])

/** Tells whether the facts fill a gap. */
export const isFactGap = (gap: string) => gap.startsWith('our_')

/** Returns the kind of a gap that a writer fills: the first word of its name. */
export const kindOf = (gap: string) => gap.split('_', 1)[0] as GapKind

/** Returns the gaps of a sentence that a writer fills. */
export const ownGaps = (key: SentenceKey) => gapsIn(key).filter((gap) => !isFactGap(gap))
