import { type InEachLanguage, type Language, languages } from '#platform/languages.schema'
import { courses, tiles } from './labels.schema.ts'
import { labelIn, stages } from './stages.schema.ts'
import { ar } from './wordings/ar.schema.ts'
import { bn } from './wordings/bn.schema.ts'
import { en, type Wordings } from './wordings/en.schema.ts'
import { fil } from './wordings/fil.schema.ts'
import { hi } from './wordings/hi.schema.ts'
import { ne } from './wordings/ne.schema.ts'

/** Where a sentence may stand. */
export const places = [
  ...(['welcome', 'notice', 'tile', 'class', 'stage'] as const),
  ...(['reason', 'answer', 'legal'] as const),
]
export type Place = (typeof places)[number]

/** Where the sentences of an area may stand, by the first word of their names. */
const areas = {
  /** Parts of other sentences. */
  word: [],
  welcome: ['welcome'],
  fact: ['welcome', 'notice', 'answer', 'legal'],
  office: ['notice', 'welcome', 'class', 'answer'],
  paper: ['notice', 'class', 'answer'],
  visit: ['notice', 'class', 'answer'],
  authority: ['notice', 'answer', 'legal'],
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

const labels = { ...stages, ...tiles, ...courses }
export type SentenceKey = keyof typeof en | keyof typeof labels
export const sentenceKeys = [...Object.keys(en), ...Object.keys(labels)] as [
  SentenceKey,
  ...SentenceKey[],
]

/** The wordings of every sentence in every language. */
export type Catalogue = InEachLanguage<Readonly<Record<SentenceKey, string>>>
const labelsIn = (language: Language) =>
  Object.fromEntries(
    Object.entries(labels).map(([key, label]) => [key, labelIn(label, language)]),
  ) as Record<keyof typeof labels, string>
const long: InEachLanguage<Wordings> = { en, bn, hi, ne, ar, fil }
export const catalogue = Object.fromEntries(
  languages.map((language) => [language, { ...long[language], ...labelsIn(language) }]),
) as Catalogue

export function placesOf(key: SentenceKey): readonly Place[] {
  return areas[key.split('_', 1)[0] as keyof typeof areas]
}

/** The kinds of gaps that a writer fills. */
export const gapKinds = [
  ...(['day', 'time', 'hours', 'weekday', 'span', 'month', 'sum', 'number'] as const),
  ...(['country', 'language', 'holiday', 'reason', 'trade', 'level'] as const),
  ...(['paper', 'papers', 'item', 'authority', 'place', 'telephone', 'person', 'page'] as const),
]
export type GapKind = (typeof gapKinds)[number]

/** Returns the names of all gaps of a wording, in order: `day`, `day_new`, `our_name`. */
export const gapsIn = (wording: string) =>
  [...wording.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string)

/** Tells whether the facts fill a gap. */
export const isFactGap = (gap: string) => gap.startsWith('our_')

/** Returns the kind of a gap that a writer fills: the first word of its name. */
export const kindOf = (gap: string) => gap.split('_', 1)[0] as GapKind

/** Returns the gaps of a sentence that a writer fills. */
export function ownGaps(key: SentenceKey): string[] {
  return gapsIn(catalogue.en[key]).filter((gap) => !isFactGap(gap))
}
