import { z } from 'zod'
import { type WagePeriod, wagePeriods } from '#modules/contracts/fields.schema'
import { itemNames } from '#modules/training/items.schema'
import { faultsOfSums, judgeSum, type WrongSum } from '#modules/training/sums.schema'
import { workDay } from '#platform/clock/days/schema'
import { languages } from '#platform/languages.schema'
import { line, optionalLine, prose } from '#platform/text/schema'
import { caseProblems as problems } from './problems.schema.ts'

type Sum = 'amount' | 'currency' | 'period'

/** How a form asks for one field of a kind, and what it takes. */
export interface CaseField {
  as: 'line' | 'text' | 'choice' | 'country' | 'item' | Sum | 'day' | 'language'
  /** The most characters. */
  most?: number
  options?: readonly string[]
  /** A number or a code: neither corrected nor translated by the browser. */
  isCode?: true
  schema: z.ZodType
}

const wagePeriodNames = Object.keys(wagePeriods) as [WagePeriod, ...WagePeriod[]]

/** A line that may be left out. */
export const lineField = (most: number, long: string) => ({
  ...{ as: 'line' as const, most },
  schema: optionalLine(most, long),
})

/** A line that is needed. */
export const neededLine = (most: number, long: string, missing: string) => ({
  ...{ as: 'line' as const, most },
  schema: line().min(1, { error: missing }).max(most, { error: long }),
})

/** A text that may be left out. */
export const textField = (most: number, long: string) => ({
  ...{ as: 'text' as const, most },
  schema: prose()
    .max(most, { error: long })
    .nullish()
    .transform((text) => text || null),
})

/** A text that is needed. */
export const neededText = (most: number, long: string, missing: string) => ({
  ...{ as: 'text' as const, most },
  schema: prose({ error: missing }).min(1, { error: missing }).max(most, { error: long }),
})

/** One of a few. */
export const choiceField = <const Option extends string>(
  options: readonly Option[],
  missing: string,
) => ({
  ...{ as: 'choice' as const, options },
  schema: z.enum(options as readonly [Option, ...Option[]], { error: missing }),
})

/** How many, or null where nothing was counted: only Candor itself says so. */
export const countField = { as: 'line' as const, schema: z.number().int().nullable() }

/** One of these countries, or none. */
export const countryField = (options: readonly string[], wrong: string) => ({
  ...{ as: 'country' as const, options },
  schema: z
    .enum(['', ...options], { error: wrong })
    .nullish()
    .transform((code) => code || null),
})

/** What money was for, by the items of recruitment. */
export const itemField = (missing: string) => ({
  ...{ as: 'item' as const, options: itemNames },
  schema: z.enum(itemNames, { error: missing }),
})

/** A calendar date. */
export const dayField = (missing: string, impossible: string) => ({
  as: 'day' as const,
  schema: workDay({ none: missing, impossible }),
})

/** The language in which somebody read what follows: that of the page, not asked. */
export const languageField = {
  ...{ as: 'language' as const, options: languages },
  schema: z.enum(languages, { error: problems.noLanguage }),
}

/** Returns what refuses one kind of wrong sum that no currency makes right. */
function unless(wrong: WrongSum) {
  const { message: error } = faultsOfSums[wrong]
  const isRight = (amount: string | null) =>
    amount === null || judgeSum({ amount, currency: 'BDT' }) !== wrong
  return [isRight, { error }] as const
}

/** A wage that may be left out, for a month where nothing else is said. */
export const wageFields = {
  amount: {
    ...{ as: 'amount' as const, most: 30 },
    schema: optionalLine(30, faultsOfSums['not-a-number'].message)
      .refine(...unless('not-a-number'))
      .refine(...unless('not-above-zero')),
  },
  currency: {
    ...{ as: 'currency' as const, most: 3 },
    schema: optionalLine(3, faultsOfSums.currency.message),
  },
  period: {
    ...{ as: 'period' as const, options: wagePeriodNames },
    schema: z
      .enum(['', ...wagePeriodNames], { error: problems.noPeriod })
      .nullish()
      .transform((period) => period || 'month'),
  },
}

/** A sum and its currency, as they are typed; together they are judged by `withSum`. */
export const sumFields = (missing: string) => ({
  amount: {
    ...{ as: 'amount' as const, most: 30 },
    schema: line({ error: missing })
      .min(1, { error: missing })
      .max(30, { error: faultsOfSums['not-a-number'].message })
      .refine(...unless('not-a-number'))
      .refine(...unless('not-above-zero')),
  },
  currency: {
    ...{ as: 'currency' as const, most: 3 },
    schema: line({ error: faultsOfSums.currency.message })
      .min(1, { error: faultsOfSums.currency.message })
      .max(3, { error: faultsOfSums.currency.message }),
  },
})

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
