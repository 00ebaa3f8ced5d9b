import { z } from 'zod'
import { publicly } from '#modules/speech/schema'
import { currencies } from '#modules/training/money.schema'
import type { InEachLanguage } from '#platform/languages.schema'
import { filled, problems } from '#platform/problems.schema'
import { line } from '#platform/text.schema'
import * as texts from '#texts/each/labels-contracts'
import { contracts as contractsTexts } from '#texts/problems/desk-record'

/** What staff are told about the terms of a contract. */
export const termProblems = problems('contracts', contractsTexts)

type Choices<Key extends string = string> = Readonly<Record<Key, InEachLanguage>>

/** The periods for which a wage is paid. */
export const wagePeriodNames = ['hour', 'day', 'week', 'month', 'year'] as const
export type WagePeriod = (typeof wagePeriodNames)[number]
export const wagePeriods: Choices<WagePeriod> = texts.wagePeriods
/** Who provides housing and food. */
const provisions: Choices<'free' | 'allowance' | 'deducted' | 'worker'> = texts.provisions
/** Who pays a journey. */
const journeyPayers: Choices<'employer' | 'agency' | 'worker' | 'shared'> = texts.journeyPayers

/** An amount in minor units of its currency (ISO 4217), for a period. */
const wageSchema = z.object({
  amount: z.number().int().min(1).max(900_000_000_000),
  currency: z.enum(currencies as [string, ...string[]], { error: termProblems.noCurrency }),
  period: z.enum(wagePeriodNames, { error: termProblems.noPeriod }),
})
export type Wage = z.output<typeof wageSchema>

/** How a term is typed, checked and shown. */
export type Control =
  | { control: 'line'; most: number }
  | { control: 'wage' }
  | { control: 'count'; least: number; most: number }
  | { control: 'choice'; choices: Choices }

/**
 * The terms of a contract, in the order of pages. One table: schema, forms, displays and the
 * OpenAPI document derive from it.
 */
const table = {
  employer: { control: 'line', most: 200 },
  place: { control: 'line', most: 200 },
  job: { control: 'line', most: 200 },
  wage: { control: 'wage' },
  hoursPerWeek: {
    control: 'count',
    least: 1,
    most: 168,
  },
  housing: { control: 'choice', choices: provisions },
  food: { control: 'choice', choices: provisions },
  durationMonths: {
    control: 'count',
    least: 1,
    most: 240,
  },
  leaveDays: {
    control: 'count',
    least: 0,
    most: 366,
  },
  journeyOut: {
    control: 'choice',
    choices: journeyPayers,
  },
  journeyBack: {
    control: 'choice',
    choices: journeyPayers,
  },
  compensationDeath: {
    control: 'line',
    most: 300,
  },
  compensationInjury: {
    control: 'line',
    most: 300,
  },
} as const satisfies Record<string, Control>

type Table = typeof table
export type TermName = keyof Table
export const termFields: Readonly<Record<TermName, Control>> = table
export const termLabels: Choices<TermName> = texts.termLabels
export const termNames = Object.keys(table) as TermName[]

type ValueOf<Row> = Row extends { control: 'line' }
  ? string
  : Row extends { control: 'wage' }
    ? Wage
    : Row extends { control: 'count' }
      ? number
      : Row extends { choices: infer Of }
        ? keyof Of & string
        : never

/** What a contract says; null where it says nothing. */
export type Terms = { [Name in TermName]: ValueOf<Table[Name]> | null }

export const noTerms = Object.fromEntries(termNames.map((name) => [name, null])) as Terms

function schemaOf(field: Control): z.ZodType {
  switch (field.control) {
    case 'line':
      return publicly(
        'term',
        line().max(field.most, { error: filled(termProblems.longTerm, field) }),
      )
        .nullish()
        .transform((text) => text || null)
    case 'wage':
      return wageSchema.nullable().default(null)
    case 'count': {
      const error = filled(termProblems.badCount, field)
      return z
        .number({ error })
        .int({ error })
        .min(field.least, { error })
        .max(field.most, { error })
        .nullable()
        .default(null)
    }
    case 'choice':
      return z
        .enum(Object.keys(field.choices) as [string, ...string[]], {
          error: termProblems.notInList,
        })
        .nullable()
        .default(null)
  }
}

const shape = Object.fromEntries(termNames.map((name) => [name, schemaOf(termFields[name])]))

/** The terms as staff enter them; omitted ones are null. At least one is given. */
export const termsSchema = z
  .object(shape)
  .refine((terms) => Object.values(terms).some((value) => value !== null), {
    path: ['employer'],
    error: termProblems.noTerm,
  }) as unknown as z.ZodType<Terms, Partial<Terms>>

/** Whether the candidate read the terms, or somebody read them aloud. */
export const readingWays = ['read', 'heard'] as const

const shownTerms = z.object(
  (termsSchema as unknown as z.ZodObject).shape,
) as unknown as z.ZodType<Terms>

const readingSchema = z.object({
  /** The version of the terms that were read. */
  version: z.number().int(),
  how: z.enum(readingWays),
  saidAt: z.string(),
})
export type Reading = z.output<typeof readingSchema>

/** What the candidate says about the terms on the page. */
export const newReadingSchema = z.object({
  version: z.number().int().min(1).max(1_000_000_000),
  how: z.enum(readingWays, { error: 'Choose what is true.' }),
})
export type NewReading = z.output<typeof newReadingSchema>

/** The terms as staff see them: every version, and what the candidate said. */
export const staffContractSchema = z.object({
  /** The latest first; each change is a version, and none is removed. */
  versions: z.array(
    z.object({
      version: z.number().int(),
      terms: shownTerms,
      enteredBy: z.string(),
      enteredAt: z.string(),
    }),
  ),
  readings: z.array(readingSchema),
})
export type StaffContract = z.output<typeof staffContractSchema>

/** The present terms as the candidate sees them. */
export const ownContractSchema = z.object({
  terms: shownTerms,
  version: z.number().int(),
  enteredAt: z.string(),
  /** Whether a copy of the contract is shown too; without it the terms are only what staff typed. */
  hasCopy: z.boolean(),
  /** Since when the candidate could read these terms; then the flight, if its day is known. */
  availableSince: z.string(),
  flightOn: z.string().nullable(),
  /** Days from one to the other; negative: the contract came after the flight. */
  daysBeforeFlight: z.number().int().nullable(),
  readings: z.array(readingSchema),
})
export type OwnContract = z.output<typeof ownContractSchema>
