import { type TermName, termFields, termNames, wagePeriods } from '#modules/contracts/fields.schema'
import {
  type OriginalKind,
  originalKindNames,
  originalKinds,
  originalPurposeNames,
  originalPurposes,
} from '#modules/originals/schema'
import { currencies } from '#modules/training/money.schema'
import { type InEachLanguage, inLanguage, languages } from '#platform/languages.schema'

/** Columns about what belongs to a record: the terms of its contract, and documents in hand. */

/** A wage is three cells; every other term is one. */
const wageParts = ['wage', 'currency', 'period'] as const
export type TermPart = Exclude<TermName, 'wage'> | (typeof wageParts)[number]
export const termParts: readonly TermPart[] = termNames.flatMap((name): TermPart[] =>
  name === 'wage' ? [...wageParts] : [name],
)

export const originalParts = ['receivedOn', 'dueOn', 'purpose'] as const
export type OriginalPart = (typeof originalParts)[number]

type TermTarget = `contract.${TermPart}`
type OriginalTarget = `original.${OriginalKind}.${OriginalPart}`
export type BesideTarget = TermTarget | OriginalTarget

export const termTarget = (part: TermPart): TermTarget => `contract.${part}`
export const originalTarget = (kind: OriginalKind, part: OriginalPart): OriginalTarget =>
  `original.${kind}.${part}`

/** In the order of pages and of our own list of records, whose columns have these names. */
export const besideTargets: readonly BesideTarget[] = [
  ...termParts.map(termTarget),
  ...originalKindNames.flatMap((kind) => originalParts.map((part) => originalTarget(kind, part))),
]

const known = new Set<string>(besideTargets)
export const isBeside = (target: string): target is BesideTarget => known.has(target)

/** What a column is about; the labels of each language are built from it. */
type BesidePlace =
  | { of: 'contract'; part: TermPart }
  | { of: 'original'; kind: OriginalKind; part: OriginalPart }

function besidePlace(target: BesideTarget): BesidePlace {
  const [of, first, part] = target.split('.')
  if (of === 'contract') return { of, part: first as TermPart }
  return { of: 'original', kind: first as OriginalKind, part: part as OriginalPart }
}

/** Staff read two languages; in any other the label is English. */
const partLabels: Partial<Record<TermPart | OriginalPart, { en: string; bn: string }>> = {
  currency: { en: 'currency', bn: 'মুদ্রা' },
  period: { en: 'period of the wage', bn: 'কত সময়ের বেতন' },
  receivedOn: { en: 'received on', bn: 'যেদিন নেওয়া হয়েছে' },
  dueOn: { en: 'due back on', bn: 'যেদিনের মধ্যে ফেরত' },
  purpose: { en: 'needed for', bn: 'কী কাজে' },
}

/** Returns a label such as `Contract (wage)` or `Passport in hand (due back on)`. */
export function besideLabel(target: BesideTarget, language = 'en'): string {
  const isBengali = language === 'bn'
  const place = besidePlace(target)
  const { part } = place
  const own = partLabels[part]
  const ofTerm = () => inLanguage(termFields[part as TermName].label, language).toLowerCase()
  const label = own ? own[isBengali ? 'bn' : 'en'] : ofTerm()
  if (place.of === 'contract') return `${isBengali ? 'চুক্তি' : 'Contract'} (${label})`
  const document = inLanguage(originalKinds[place.kind], language)
  return isBengali ? `হাতে থাকা ${document} (${label})` : `${document} in hand (${label})`
}

type Choices = Readonly<Record<string, InEachLanguage>>

/** Returns the choices for cells of a column; undefined where cells are free. */
export function besideChoices(target: BesideTarget): Choices | undefined {
  const place = besidePlace(target)
  if (place.of === 'original') return place.part === 'purpose' ? originalPurposes : undefined
  if (place.part === 'period') return wagePeriods
  if (place.part === 'currency') return undefined
  const field = termFields[place.part]
  return field.control === 'choice' ? field.choices : undefined
}

/** Returns what can be answered once for all cells with an unknown word; undefined where nothing can. */
export function besideAnswers(target: BesideTarget): readonly string[] | undefined {
  if (target === 'contract.currency') return currencies
  const choices = besideChoices(target)
  return choices && (choices === originalPurposes ? originalPurposeNames : Object.keys(choices))
}

/**
 * Returns the key of the choice that a cell means, by its key or its words in any language; null when it means none.
 */
export function chosenIn(choices: Choices, cell: string): string | null {
  const typed = cell.toLowerCase()
  const means = (key: string) =>
    key === typed || languages.some((language) => choices[key]?.[language]?.toLowerCase() === typed)
  return Object.keys(choices).find(means) ?? null
}
