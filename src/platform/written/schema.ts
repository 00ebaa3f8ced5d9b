import type { Language } from '#platform/languages.schema'
import { datesIn, listsIn, numbersIn } from './nepali.schema.ts'

/** From one day, or time, to another. */
interface Stretch {
  from: string
  to: string
}
/** In the minor units of the currency. */
interface Sum {
  amount: number
  currency: string
}

const made = new Map<string, unknown>()
/** Keeps what is slow to make: a formatter costs more than a whole page. */
function once<Made>(name: string, language: Language, make: (tag: string) => Made): Made {
  const key = `${name} ${language}`
  if (!made.has(key)) made.set(key, make(language === 'en' ? 'en-GB' : language))
  return made.get(key) as Made
}

/** Returns a function that names countries, or languages, in a language. */
export const namesOf = (type: 'region' | 'language', language: Language) => {
  const names = once(type, language, (tag) => new Intl.DisplayNames(tag, { type }))
  return (code: string) => names.of(code) ?? code
}

const dates = (name: string, language: Language, form: Intl.DateTimeFormatOptions) =>
  once(name, language, (tag) => datesIn(language, tag, form))
const numbers = (name: string, language: Language, form?: Intl.NumberFormatOptions) =>
  once(name, language, (tag) => numbersIn(language, tag, form))
const hour = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** Days, times, sums and names as people write them. Days and times are local ones and belong to no time zone; 1 is Monday. */
export const written = {
  day: (value: string, language: Language) =>
    dates('day', language, { dateStyle: 'full' }).format(new Date(value)),
  span: ({ from, to }: Stretch, language: Language) =>
    dates('span', language, { dateStyle: 'long' }).formatRange(new Date(from), new Date(to)),
  month: (value: string, language: Language) =>
    dates('month', language, { month: 'long', year: 'numeric' }).format(new Date(`${value}-01`)),
  weekday: (value: number, language: Language) =>
    dates('weekday', language, { weekday: 'long' }).format(new Date(Date.UTC(2001, 0, value))),
  time: (value: string, language: Language) =>
    dates('time', language, hour).format(new Date(`2001-01-01T${value}Z`)),
  hours: ({ from, to }: Stretch, language: Language) =>
    `${written.time(from, language)}–${written.time(to, language)}`,
  number: (value: number, language: Language) => numbers('number', language).format(value),
  year: (value: number, language: Language) =>
    numbers('year', language, { useGrouping: false }).format(value),
  sum({ amount, currency }: Sum, language: Language) {
    const form = { style: 'currency', currency, currencyDisplay: 'code' } as const
    const format = numbers(currency, language, form)
    return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 0))
  },
  country: (code: string, language: Language) => namesOf('region', language)(code),
  language: (code: string, language: Language) => namesOf('language', language)(code),
}

export const listIn = (texts: readonly string[], language: Language) =>
  once('list', language, (tag) => listsIn(language, tag)).format(texts)
