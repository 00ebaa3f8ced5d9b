import { z } from 'zod'
import type { Language } from '#platform/languages.schema'
import { problems } from '#platform/problems.schema'
import { line } from '#platform/text/schema'
import type { GapKind } from './catalogue.schema.ts'
import { lists } from './labels.schema.ts'

/** What staff are told about a sentence. */
export const sentenceProblems = problems('speech', {
  wrongPlace: 'This sentence cannot stand here. Choose another one.',
  gapMissing: 'Something is missing in this sentence. Fill it in.',
  gapUnknown: 'This sentence has no such gap.',
  gapWrong: 'This does not fit here. Choose it again.',
  gone: 'What this sentence names is no longer there. Choose it again, or fill in the fact.',
})

const wrong = { error: sentenceProblems.gapWrong }
const inOrder = ({ from, to }: { from: string; to: string }) => from <= to
const written = (form: RegExp) => z.string(wrong).regex(form, wrong)
const counted = (least: number, most: number) =>
  z.number(wrong).int(wrong).min(least, wrong).max(most, wrong)

export const day = z.iso.date(wrong)
const time = written(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
export const hours = z
  .object({ from: time, to: time }, wrong)
  .refine(({ from, to }) => from < to, wrong)
const span = z.object({ from: day, to: day }, wrong).refine(inOrder, wrong)
/** In the minor units of the currency, as everywhere in Candor. */
export const sum = z.object(
  { amount: counted(0, 1_000_000_000_000), currency: written(/^[A-Z]{3}$/) },
  wrong,
)
export const countryCode = written(/^[A-Z]{2}$/)
export const languageCode = written(/^[a-z]{2,3}$/)
const id = line(wrong).min(1, wrong).max(80, wrong)
const copies = z.object({ paper: id, copies: counted(1, 20) }, wrong)
const listed = (list: object) => z.enum(Object.keys(list) as [string, ...string[]], wrong)

/** What fills a gap of each kind. */
export const gapSchemas = {
  day,
  time,
  hours,
  span,
  sum,
  weekday: counted(1, 7),
  month: written(/^\d{4}-(?:0[1-9]|1[0-2])$/),
  number: counted(0, 9999),
  country: countryCode,
  language: languageCode,
  holiday: listed(lists.holiday),
  reason: listed(lists.reason),
  trade: listed(lists.trade),
  level: listed(lists.level),
  ...{ paper: id, item: id, authority: id, place: id, telephone: id, person: id, page: id },
  papers: z.array(copies, wrong).min(1, wrong).max(12, wrong),
} as const satisfies Record<GapKind, z.ZodType>
export type GapValues = { [Kind in GapKind]: z.output<(typeof gapSchemas)[Kind]> }

const locale = (language: Language) => (language === 'en' ? 'en-GB' : language)

const made = new Map<string, unknown>()
/** Keeps what is slow to make: a formatter costs more than a whole page. */
function once<Made>(name: string, language: Language, make: (tag: string) => Made): Made {
  const key = `${name} ${language}`
  if (!made.has(key)) made.set(key, make(locale(language)))
  return made.get(key) as Made
}

/** Returns a function that names countries, or languages, in a language. */
export const namesOf = (type: 'region' | 'language', language: Language) => {
  const names = once(type, language, (tag) => new Intl.DisplayNames(tag, { type }))
  return (code: string) => names.of(code) ?? code
}

const dates = (name: string, language: Language, form: Intl.DateTimeFormatOptions) =>
  once(name, language, (tag) => new Intl.DateTimeFormat(tag, { ...form, timeZone: 'UTC' }))
const hour = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** Days and times as people write them; they are local ones and belong to no time zone. */
export const clock = {
  day: (value: string, language: Language) =>
    dates('day', language, { dateStyle: 'full' }).format(new Date(value)),
  span: ({ from, to }: GapValues['span'], language: Language) =>
    dates('span', language, { dateStyle: 'long' }).formatRange(new Date(from), new Date(to)),
  month: (value: string, language: Language) =>
    dates('month', language, { month: 'long', year: 'numeric' }).format(new Date(`${value}-01`)),
  time: (value: string, language: Language) =>
    dates('time', language, hour).format(new Date(`2001-01-01T${value}Z`)),
  hours: ({ from, to }: GapValues['hours'], language: Language) =>
    `${clock.time(from, language)}–${clock.time(to, language)}`,
}

/** 1 is Monday. */
export const weekdayIn = (value: number, language: Language) =>
  dates('weekday', language, { weekday: 'long' }).format(new Date(Date.UTC(2001, 0, value)))

export const numberIn = (value: number, language: Language, form?: 'year') =>
  once(form ?? 'number', language, (tag) => {
    return new Intl.NumberFormat(tag, { useGrouping: form !== 'year' })
  }).format(value)

export function sumIn({ amount, currency }: GapValues['sum'], language: Language): string {
  const style = { style: 'currency', currency, currencyDisplay: 'code' } as const
  const format = once(currency, language, (tag) => new Intl.NumberFormat(tag, style))
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 0))
}

export const listIn = (texts: readonly string[], language: Language) =>
  once('list', language, (tag) => new Intl.ListFormat(tag, { type: 'conjunction' })).format(texts)
