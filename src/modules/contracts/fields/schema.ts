import { z } from 'zod'
import { currencies } from '#modules/training/schema'
import { optionalLine } from '#platform/text/schema'

/** A text in each language that pages are offered in. */
type Label = Readonly<{ en: string; bn: string }>
type Choices = Readonly<Record<string, Label>>

/** For how long a wage is paid. */
export const wagePeriods = {
  hour: { en: 'an hour', bn: 'প্রতি ঘণ্টায়' },
  day: { en: 'a day', bn: 'প্রতিদিন' },
  week: { en: 'a week', bn: 'প্রতি সপ্তাহে' },
  month: { en: 'a month', bn: 'প্রতি মাসে' },
  year: { en: 'a year', bn: 'প্রতি বছরে' },
} as const satisfies Choices
export type WagePeriod = keyof typeof wagePeriods
const periodNames = Object.keys(wagePeriods) as [WagePeriod, ...WagePeriod[]]

/** An amount in minor units of its currency (ISO 4217), for a period. */
export const wageSchema = z.object({
  amount: z.number().int().min(1).max(900_000_000_000),
  currency: z.enum(currencies as [string, ...string[]], { error: 'Choose a currency.' }),
  period: z.enum(periodNames, { error: 'Choose for how long the wage is paid.' }),
})
export type Wage = z.output<typeof wageSchema>

const provision = {
  free: { en: 'The employer provides it free', bn: 'নিয়োগকর্তা বিনা খরচে দেন' },
  allowance: { en: 'The employer pays an allowance', bn: 'নিয়োগকর্তা ভাতা দেন' },
  deducted: { en: 'Deducted from the wage', bn: 'বেতন থেকে কাটা হয়' },
  worker: { en: 'The worker pays', bn: 'কর্মী নিজে খরচ দেন' },
} as const satisfies Choices

const payers = {
  employer: { en: 'The employer', bn: 'নিয়োগকর্তা' },
  agency: { en: 'The agency', bn: 'এজেন্সি' },
  worker: { en: 'The worker', bn: 'কর্মী নিজে' },
  shared: { en: 'The employer and the worker', bn: 'নিয়োগকর্তা ও কর্মী' },
} as const satisfies Choices

/** How a term is typed, checked and shown. */
export type Control =
  | { control: 'line'; most: number }
  | { control: 'wage' }
  | { control: 'count'; least: number; most: number }
  | { control: 'choice'; choices: Choices }

export type TermField = Control & { label: Label }

/**
 * The terms of a contract, in the order of pages. One table: schema, forms, displays and the
 * OpenAPI document derive from it.
 */
const table = {
  employer: { label: { en: 'Employer', bn: 'নিয়োগকর্তা' }, control: 'line', most: 200 },
  place: { label: { en: 'Place of work', bn: 'কাজের জায়গা' }, control: 'line', most: 200 },
  job: { label: { en: 'Job', bn: 'কাজ' }, control: 'line', most: 200 },
  wage: { label: { en: 'Wage', bn: 'বেতন' }, control: 'wage' },
  hoursPerWeek: {
    label: { en: 'Hours a week', bn: 'সপ্তাহে কত ঘণ্টা' },
    control: 'count',
    least: 1,
    most: 168,
  },
  housing: { label: { en: 'Housing', bn: 'থাকার জায়গা' }, control: 'choice', choices: provision },
  food: { label: { en: 'Food', bn: 'খাবার' }, control: 'choice', choices: provision },
  durationMonths: {
    label: { en: 'Duration in months', bn: 'মেয়াদ, মাসে' },
    control: 'count',
    least: 1,
    most: 240,
  },
  leaveDays: {
    label: { en: 'Days of paid leave a year', bn: 'বছরে বেতনসহ ছুটি, দিনে' },
    control: 'count',
    least: 0,
    most: 366,
  },
  journeyOut: {
    label: { en: 'Who pays the journey out', bn: 'যাওয়ার খরচ কে দেয়' },
    control: 'choice',
    choices: payers,
  },
  journeyBack: {
    label: { en: 'Who pays the journey back', bn: 'ফেরার খরচ কে দেয়' },
    control: 'choice',
    choices: payers,
  },
  compensationDeath: {
    label: { en: 'Compensation for death', bn: 'মৃত্যু হলে ক্ষতিপূরণ' },
    control: 'line',
    most: 300,
  },
  compensationInjury: {
    label: { en: 'Compensation for injury', bn: 'আহত হলে ক্ষতিপূরণ' },
    control: 'line',
    most: 300,
  },
} as const satisfies Record<string, TermField>

type Table = typeof table
export type TermName = keyof Table
export const termFields: Readonly<Record<TermName, TermField>> = table
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

function schemaOf(field: TermField): z.ZodType {
  switch (field.control) {
    case 'line':
      return optionalLine(field.most, `This is longer than ${field.most} characters. Shorten it.`)
    case 'wage':
      return wageSchema.nullable().default(null)
    case 'count': {
      const error = `Give a whole number between ${field.least} and ${field.most}.`
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
          error: 'Choose from the list.',
        })
        .nullable()
        .default(null)
  }
}

const shape = Object.fromEntries(termNames.map((name) => [name, schemaOf(termFields[name])]))

/** The terms as staff enter them; what is left out is null. At least one is given. */
export const termsSchema = z
  .object(shape)
  .refine((terms) => Object.values(terms).some((value) => value !== null), {
    path: ['employer'],
    error: 'Enter at least one term of the contract.',
  }) as unknown as z.ZodType<Terms, Partial<Terms>>
