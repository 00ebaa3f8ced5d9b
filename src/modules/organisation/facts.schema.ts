import { z } from 'zod'
import { mention, type Part, type Speaker, type Tables } from '#modules/speech/compose.schema'
import { gapSchemas, type Sentence, sentenceProblems } from '#modules/speech/said.schema'
import { type PublicKind, publicly, speechProblems } from '#modules/speech/schema'
import type { Language } from '#platform/languages.schema'
import { mailAddress } from '#platform/mail-address.schema'
import { filled } from '#platform/problems.schema'
import { line } from '#platform/text.schema'
import { listIn, namesOf, written } from '#platform/written/schema'
import { choicesIn } from '#speech/wordings'

const services = Object.keys(choicesIn('en').service) as ServiceName[]
type ServiceName = keyof ReturnType<typeof choicesIn>['service'] & string
const some = <Each extends z.ZodType>(each: Each, most: number) => z.array(each).max(most)
const missing = { error: sentenceProblems.missing }
const badYear = { error: () => sentenceProblems.badYear }
/** A part of an address, in plain words. */
const part = (most: number) => publicly('place', line(missing).max(most, longerThan(most)))
/** So many lines at most, each of a kind and length. */
const lines = (kind: PublicKind, length: number, most: number) =>
  some(publicly(kind, line(missing).min(1, missing).max(length, longerThan(length))), most).default(
    [],
  )
const longerThan = (most: number) => ({ error: filled(speechProblems.long, { most }) })

/** Each part is one line of plain words; only the country is chosen. */
const addressSchema = z.object({
  street: part(120),
  area: part(80).default(''),
  city: part(80).min(1, missing),
  postcode: part(12).default(''),
  country: gapSchemas.country,
})
export type Address = z.output<typeof addressSchema>

/** Up to two stretches a day, such as before and after prayers; none: closed. */
const openSchema = some(gapSchemas.hours, 2)

const licenceSchema = z.object({
  number: line().min(1).max(60),
  /** A row of the reviewed table; null: its country stands below, and the licence is by the agency's own account. */
  regulator: z.string().max(80).nullable(),
  /** Empty where nothing reviewed names one. */
  country: gapSchemas.country.or(z.literal('')),
})

/** What an organisation says about itself besides its identity, each field with a default. */
export const factFields = {
  address: addressSchema.nullable().default(null),
  telephones: lines('mark', 40, 4),
  /** Other places of ours, and who of us may be named in a sentence. */
  branches: lines('branch', 80, 8),
  people: lines('person', 80, 20),
  /** From Monday to Sunday; null: not said. */
  week: z.array(openSchema).length(7).nullable().default(null),
  exceptions: some(z.object({ day: gapSchemas.day, open: openSchema }), 40).default([]),
  foundedIn: z
    .number(badYear)
    .int(badYear)
    .min(1900, badYear)
    .max(2200, badYear)
    .nullable()
    .default(null),
  countries: some(gapSchemas.country, 40).default([]),
  trades: some(gapSchemas.trade, 40).default([]),
  services: some(z.enum(services), 20).default([]),
  spoken: some(gapSchemas.language, 12).default([]),
  /** By item of the table of payments; null: the agency takes nothing for it. */
  fees: some(z.object({ item: line().max(40), sum: gapSchemas.sum.nullable() }), 20).default([]),
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

/**
 * Returns the speaker of an organisation: its facts fill the gaps whose names begin with "our", and rows of tables others.
 */
export const speakerFrom = (facts: Facts, tables: Tables): Speaker => ({
  tables,
  fact: (gap, language) => factParts(gap, language, facts, tables),
})

function factParts(gap: string, language: Language, facts: Facts, tables: Tables): Part[] | null {
  const id = facts.licence.regulator ?? ''
  const regulator = (Object.hasOwn(tables.authority, id) && tables.authority[id]) || null
  if (gap === 'our_regulator') return regulator && mention(regulator, language)
  if (gap === 'our_land' && regulator) return null
  const text = enteredFacts[gap]?.(facts, language)
  if (text) return [{ text, entered: true }]
  const names = namedFacts[gap]?.(facts, language) ?? []
  return names.length === 0 ? null : [{ text: listIn(names, language) }]
}

type FromFacts<Found> = Readonly<Record<string, (facts: Facts, language: Language) => Found>>
const enteredFacts: FromFacts<string | null> = {
  our_name: ({ displayName }) => displayName,
  our_licence: ({ licence }) => licence.number,
  our_address: addressLine,
  our_telephones: ({ telephones }) => telephones.join(', '),
  our_email: ({ email }) => email,
  our_websites: ({ websites }) => websites.map((each) => new URL(each).host).join(', '),
}
const namedFacts: FromFacts<string[]> = {
  our_land: ({ licence }, language) =>
    licence.country ? [written.country(licence.country, language)] : [],
  our_year: ({ foundedIn }, language) => (foundedIn ? [written.year(foundedIn, language)] : []),
  our_countries: ({ countries }, language) => countries.map(namesOf('region', language)),
  our_spoken: ({ spoken }, language) => spoken.map(namesOf('language', language)),
  our_trades: ({ trades }, language) => trades.map((each) => choicesIn(language).trade[each]),
  our_services: ({ services }, language) =>
    services.map((each) => choicesIn(language).service[each]),
}

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

/** Returns what each item costs, or that the organisation takes nothing for it. */
export function feeSentences({ fees }: Pick<Facts, 'fees'>): Sentence[] {
  return fees.map(({ item, sum }) =>
    sum === null
      ? { key: 'money_none', gaps: { item } }
      : { key: 'money_fee', gaps: { item, sum } },
  )
}
