import { type CaseKind, rowOf } from '#modules/cases/schema'
import { type WagePeriod, wagePeriods } from '#modules/contracts/fields.schema'
import { itemLabel, type PaymentItem } from '#modules/training/schema'
import { inLanguage } from '#platform/languages.schema'
import { longDate } from '../layout/dates.ts'
import type { Words } from '../words.ts'

/** What a kind is called, asks and says; a further kind has its texts in `src/texts/<language>/cases.ts`. */
export interface KindTexts {
  name: string
  title: string
  /** The same of one thing that it is about, instead of that this is wrong. */
  titleOf?: (what: string) => string
  lead: string
  fields: Readonly<Record<string, string>>
  hints?: Readonly<Record<string, string>>
  /** The names of what can be chosen. */
  options?: Readonly<Record<string, Readonly<Record<string, string>>>>
  send?: string
  /** What follows, in words that can be read aloud before it is said. */
  pointsTitle?: string
  points?: readonly string[]
  /** The question behind which the last press is. */
  askFirst?: { label: string; text: string }
  /** What is read before it is taken back, and the press that does so. */
  takeBack?: { text: string; send: string }
  /** Below the fields. */
  foot?: string
  sentTitle?: string
  sent?: readonly string[]
}

/** Returns the texts of a kind that people bring. */
export function textsOf({ caseKinds }: Words, kind: CaseKind): KindTexts {
  return (caseKinds as Readonly<Record<string, KindTexts>>)[kind] as KindTexts
}

/** Returns a value as people read it: the name of what was chosen, a date in words, else what was written. */
export function shownValue(
  words: Words,
  kind: CaseKind,
  [field, value]: [string, unknown],
): string {
  const as = rowOf(kind).fields[field]?.as
  if (as === 'item') return itemLabel(value as PaymentItem, words.lang) ?? ''
  if (as === 'period') return inLanguage(wagePeriods[value as WagePeriod], words.lang)
  if (as === 'day') return longDate(String(value), words)
  return textsOf(words, kind).options?.[field]?.[String(value)] ?? String(value)
}
