import { z } from 'zod'
import { filled } from '#platform/gaps.schema'
import type { Language } from '#platform/languages.schema'
import { mailAddress } from '#platform/mail-address/schema'
import { problems } from '#platform/problems.schema'
import { line } from '#platform/text/schema'
import { catalogue } from './catalogue.schema.ts'
import { lists } from './labels.schema.ts'
import { speechProblems } from './problems.schema.ts'
import { publicly } from './schema.ts'
import {
  clock,
  countryCode,
  day,
  hours,
  languageCode,
  namesOf,
  sum,
  weekdayIn,
} from './values.schema.ts'

/** What staff are told about a fact. */
export const factProblems = problems('speech', {
  missing: 'Fill this in.',
  badYear: 'Write the year in four digits.',
})

const keysOf = <List extends object>(list: List) =>
  Object.keys(list) as [keyof List & string, ...(keyof List & string)[]]
const some = <Each extends z.ZodType>(each: Each, most: number) => z.array(each).max(most)
const missing = { error: factProblems.missing }
/** A part of an address, in plain words. */
const part = (most: number) => publicly('place', line(missing).max(most, longerThan(most)))
const longerThan = (most: number) => ({ error: filled(speechProblems.long, { most }) })

/** Each part is one line of plain words; only the country is chosen. */
const addressSchema = z.object({
  street: part(120),
  area: part(80).default(''),
  city: part(80).min(1, missing),
  postcode: part(12).default(''),
  country: countryCode,
})
export type Address = z.output<typeof addressSchema>

/** Up to two stretches a day, such as before and after prayers; none: closed. */
const openSchema = some(hours, 2)

const licenceSchema = z.object({
  number: line().min(1).max(60),
  /** A row of the reviewed table; null: its country stands below, and the licence is by the agency's own account. */
  regulator: z.string().max(80).nullable(),
  /** Empty where nothing reviewed names one. */
  country: countryCode.or(z.literal('')),
})

/** What an organisation says about itself besides its identity, each field with a default. */
export const factFields = {
  address: addressSchema.nullable().default(null),
  telephones: some(
    publicly('mark', line(missing).min(1, missing).max(40, longerThan(40))),
    4,
  ).default([]),
  /** Other places of ours, and who of us may be named in a sentence. */
  branches: some(
    publicly('place', line(missing).min(1, missing).max(80, longerThan(80))),
    8,
  ).default([]),
  people: some(
    publicly('person', line(missing).min(1, missing).max(80, longerThan(80))),
    20,
  ).default([]),
  /** From Monday to Sunday; null: not said. */
  week: z.array(openSchema).length(7).nullable().default(null),
  exceptions: some(z.object({ day, open: openSchema }), 40).default([]),
  foundedIn: z
    .number({ error: factProblems.badYear })
    .int({ error: factProblems.badYear })
    .min(1900, { error: factProblems.badYear })
    .max(2200, { error: factProblems.badYear })
    .nullable()
    .default(null),
  countries: some(countryCode, 40).default([]),
  trades: some(z.enum(keysOf(lists.trade)), 40).default([]),
  services: some(z.enum(keysOf(lists.service)), 20).default([]),
  spoken: some(languageCode, 12).default([]),
  /** By item of the table of payments; null: the agency takes nothing for it. */
  fees: some(z.object({ item: line().max(40), sum: sum.nullable() }), 20).default([]),
}
export const factNames = Object.keys(factFields) as (keyof typeof factFields)[]

/** What an installation says about itself in typed fields; the product makes the sentences. */
export const factsSchema = z.object({
  displayName: line().min(1).max(120),
  legalName: line().min(1).max(120),
  licence: licenceSchema,
  email: mailAddress('Write an address such as name@example.com.').nullable().default(null),
  websites: some(z.url({ protocol: /^https$/ }).max(500), 10).default([]),
  ...factFields,
})
export type Facts = z.output<typeof factsSchema>

/** Returns an address in one line, from the street to the country. */
export function addressLine(
  { address }: Pick<Facts, 'address'>,
  language: Language,
): string | null {
  if (address === null) return null
  const { street, area, city, postcode, country } = address
  const town = [city, postcode].filter(Boolean).join(' ')
  const parts = [street, area, town, namesOf('region', language)(country)]
  return parts.filter(Boolean).join(', ')
}

interface Opening {
  label: string
  open: string
}

/** Returns the week, days with the same hours in a row together, then the exceptions that are not past. */
export function openingHours(
  facts: Pick<Facts, 'week' | 'exceptions'>,
  language: Language,
  today: string,
): Opening[] {
  const written = (open: z.output<typeof openSchema>) =>
    open.length === 0
      ? catalogue[language].word_closed
      : open.map((each) => clock.hours(each, language)).join(', ')
  const runs: { from: number; to: number; open: string }[] = []
  for (const [at, each] of (facts.week ?? []).entries()) {
    const open = written(each)
    const last = runs.at(-1)
    if (last?.open === open) last.to = at
    else runs.push({ from: at, to: at, open })
  }
  const week = runs.map(({ from, to, open }) => {
    const [first, last] = [weekdayIn(from + 1, language), weekdayIn(to + 1, language)]
    return { label: from === to ? first : `${first} – ${last}`, open }
  })
  const exceptions = facts.exceptions
    .filter((each) => each.day >= today)
    .sort((one, other) => one.day.localeCompare(other.day))
    .map((each) => ({ label: clock.day(each.day, language), open: written(each.open) }))
  return [...week, ...exceptions]
}
