import { z } from 'zod'
import { wagePeriodNames } from '#modules/contracts/schema'
import { originalKindNames } from '#modules/documents/originals.schema'
import { itemNames } from '#modules/training/items.schema'
import { faultsOfSums, judgeSum, type WrongSum } from '#modules/training/money.schema'
import { aboutDay, workDay } from '#platform/clock/days.schema'
import { languages } from '#platform/languages.schema'
import { problems } from '#platform/problems.schema'
import { line, optionalLine, prose } from '#platform/text.schema'
import { cases as ofStaff } from '#texts/problems/desk-cases'
import { cases as ofForms } from '#texts/problems/problems'

/** What the forms of cases say about a wrong answer. */
export const caseProblems = problems('cases', ofForms)

/** What staff are told when they answer a case. */
export const caseAnswerProblems = problems('cases', ofStaff)

/** What the candidate calls wrong now, as everybody who sees the detail or document is told. */
export const markSchema = z.object({
  about: z.enum(['detail', 'paper']),
  /** The name of a detail, or the kind of a document. */
  target: z.string(),
  since: z.string(),
})
export type Mark = z.output<typeof markSchema>

/** Returns since when a detail or a document is called wrong; null when it is not. */
export function calledWrongSince(
  marks: readonly Mark[],
  about: Mark['about'],
  target: string,
): string | null {
  return marks.find((one) => one.about === about && one.target === target)?.since ?? null
}

type Sum = 'amount' | 'currency' | 'period'
type Chosen = 'choice' | 'country' | 'item' | 'original'

/**
 * How a form asks for one field of a kind, and what it takes. A plain description, which the dashboard reads without zod;
 * `schemaOf` makes its schema.
 */
export interface CaseField {
  as: 'line' | 'text' | Chosen | Sum | 'day' | 'about' | 'language' | 'count'
  /** The most characters. */
  most?: number
  options?: readonly string[]
  /** A number or a code: neither corrected nor translated by the browser. */
  isCode?: true
  /** An address, of which what follows `?` or `#` is dropped. */
  isAddress?: true
  /** What is said of one that is too long, left out although it is needed, or wrong. */
  long?: string
  missing?: string
  wrong?: string
}

/** A line that may be left out. */
export const lineField = (most: number, long: string) => ({ as: 'line', most, long }) as const

/** A line that is needed. */
export const neededLine = (most: number, long: string, missing: string) =>
  ({ as: 'line', most, long, missing }) as const

/** A text that may be left out. */
export const textField = (most: number, long: string) => ({ as: 'text', most, long }) as const

/** A text that is needed. */
export const neededText = (most: number, long: string, missing: string) =>
  ({ as: 'text', most, long, missing }) as const

/** One of a few. */
export const choiceField = <const Option extends string>(
  options: readonly Option[],
  missing: string,
) => ({ as: 'choice', options, missing }) as const

/** How many, or null where nothing was counted: only Candor itself says so. */
export const countField = { as: 'count' } as const

/** One of these countries, or none. */
export const countryField = (options: readonly string[], wrong: string) =>
  ({ as: 'country', options, wrong }) as const

/** What money was for, by the items of recruitment. */
export const itemField = (missing: string) => ({ as: 'item', options: itemNames, missing }) as const

/** An original, by the kinds that an agency takes in hand. */
export const originalField = (missing: string) =>
  ({ as: 'original', options: originalKindNames, missing }) as const

/** About when: a day, its month, or its year; `missing` where it is needed. */
export const aboutField = (missing?: string) =>
  ({ as: 'about', ...(missing ? { missing } : {}), wrong: caseProblems.impossibleDay }) as const

/** A calendar date. */
export const dayField = (missing: string, wrong: string) => ({ as: 'day', missing, wrong }) as const

/** The language in which somebody read what follows: that of the page, not asked. */
export const languageField = {
  as: 'language',
  options: languages,
  missing: caseProblems.noLanguage,
} as const

const { 'not-a-number': notANumber, currency: noCurrency } = faultsOfSums

/** A wage that may be left out, for a month where nothing else is said. */
export const wageFields = {
  amount: { as: 'amount', most: 30, long: notANumber.message },
  currency: { as: 'currency', most: 3, long: noCurrency.message },
  period: { as: 'period', options: wagePeriodNames, wrong: caseProblems.noPeriod },
} as const

/** A sum and its currency, as they are typed; together they are judged by `withSum`. */
export const sumFields = (missing: string) =>
  ({
    amount: { as: 'amount', most: 30, long: notANumber.message, missing },
    currency: { ...wageFields.currency, missing: noCurrency.message },
  }) as const

/** Returns what refuses one kind of wrong sum that no currency makes right. */
function unless(wrong: WrongSum) {
  const { message: error } = faultsOfSums[wrong]
  const isRight = (amount: string | null) =>
    amount === null || judgeSum({ amount, currency: 'BDT' }) !== wrong
  return [isRight, { error }] as const
}

/** Returns the schema of a field. */
export function schemaOf(field: CaseField): z.ZodType {
  const { as, most = 0, options = [], long, missing, wrong = '' } = field
  switch (as) {
    case 'text':
      return missing === undefined
        ? prose()
            .max(most, { error: long })
            .nullish()
            .transform((text) => text || null)
        : prose({ error: missing }).min(1, { error: missing }).max(most, { error: long })
    case 'choice':
    case 'item':
    case 'original':
    case 'language':
      return z.enum(options, { error: missing })
    case 'country':
      return z
        .enum(['', ...options], { error: wrong })
        .nullish()
        .transform((code) => code || null)
    case 'period':
      return z
        .enum(['', ...options], { error: wrong })
        .nullish()
        .transform((period) => period || 'month')
    case 'day':
      return workDay({ none: missing ?? '', impossible: wrong })
    case 'about':
      return aboutDay({ none: missing, incomplete: caseProblems.partOfDay, impossible: wrong })
    case 'count':
      return z.number().int().nullable()
    case 'amount':
      return lineOf(field)
        .refine(...unless('not-a-number'))
        .refine(...unless('not-above-zero'))
    default:
      return field.isAddress
        ? lineOf(field).transform((address) => address?.replace(/[?#].*$/, '') ?? null)
        : lineOf(field)
  }
}

function lineOf({ most = 0, long = '', missing }: CaseField): z.ZodType<string | null> {
  if (missing === undefined) return optionalLine(most, long)
  return line({ error: missing }).min(1, { error: missing }).max(most, { error: long })
}

type Typed = Partial<Record<'amount' | 'currency', string | null>>

/** Returns the sum that was typed, in minor units; what is wrong with it; null without one. */
export const sumIn = ({ amount, currency }: Typed): number | WrongSum | null =>
  amount ? judgeSum({ amount, currency: currency ?? '' }) : null

/** Refuses a sum that its currency makes wrong, at its field. */
export function withSum(fields: z.ZodObject): z.ZodObject {
  if (!('amount' in fields.shape)) return fields
  const wrongs = ['too-large', 'too-fine', 'currency'] as const
  return wrongs.reduce((checked, wrong) => {
    const { message: error, path } = faultsOfSums[wrong]
    return checked.refine((typed) => sumIn(typed as Typed) !== wrong, { error, path: [...path] })
  }, fields)
}
