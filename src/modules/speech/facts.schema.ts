import { z } from 'zod'
import type { Language } from '#platform/languages/schema'
import { line } from '#platform/text/schema'
import { catalogue } from './catalogue.schema.ts'
import { lists } from './labels.schema.ts'
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

const keysOf = <List extends object>(list: List) =>
  Object.keys(list) as [keyof List & string, ...(keyof List & string)[]]
const some = <Each extends z.ZodType>(each: Each, most: number) => z.array(each).max(most)

/** Each part is one line of plain words; only the country is chosen. */
const addressSchema = z.object({
  street: line().max(120),
  area: line().max(80).default(''),
  city: line().min(1).max(80),
  postcode: line().max(12).default(''),
  country: countryCode,
})

/** Up to two stretches a day, such as before and after prayers; none: closed. */
const openSchema = some(hours, 2)

const licenceSchema = z.object({
  number: line().min(1).max(60),
  /** A row of the reviewed table; null: its country stands below, and the licence is by the agency's own account. */
  regulator: z.string().max(80).nullable(),
  /** Empty where nothing reviewed names one. */
  country: countryCode.or(z.literal('')),
})

/** What an installation says about itself in typed fields; the product makes the sentences. */
export const factsSchema = z.object({
  displayName: line().min(1).max(120),
  legalName: line().min(1).max(120),
  licence: licenceSchema,
  address: addressSchema.nullable().default(null),
  telephones: some(line().min(1).max(40), 4).default([]),
  email: z.email().max(254).nullable().default(null),
  websites: some(z.url({ protocol: /^https$/ }).max(500), 10).default([]),
  /** From Monday to Sunday; null: not said. */
  week: z.array(openSchema).length(7).nullable().default(null),
  exceptions: some(z.object({ day, open: openSchema }), 40).default([]),
  foundedIn: z.number().int().min(1900).max(2200).nullable().default(null),
  countries: some(countryCode, 40).default([]),
  trades: some(z.enum(keysOf(lists.trade)), 40).default([]),
  services: some(z.enum(keysOf(lists.service)), 20).default([]),
  spoken: some(languageCode, 12).default([]),
  /** By item of the table of payments; null: the agency takes nothing for it. */
  fees: some(z.object({ item: z.string().max(40), sum: sum.nullable() }), 20).default([]),
})
export type Facts = z.output<typeof factsSchema>

/** Returns an address in one line, from the street to the country. */
export function addressLine({ address }: Facts, language: Language): string | null {
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
export function openingHours(facts: Facts, language: Language, today: string): Opening[] {
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
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .map((each) => ({ label: clock.day(each.day, language), open: written(each.open) }))
  return [...week, ...exceptions]
}
