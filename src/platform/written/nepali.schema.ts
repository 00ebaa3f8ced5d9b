import type { Language } from '#platform/languages.schema'

/**
 * Dates and numbers in Nepali where the browser knows no Nepali (Chrome has none): the preview of what will be published
 * would have English months in Nepali sentences. A test compares each with what the server writes.
 */
const months = 'जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर'.split(' ')
const weekdays = 'आइतबार सोमबार मङ्गलबार बुधबार बिहिबार शुक्रबार शनिबार'.split(' ')

/** Tells whether this browser, or Node, writes dates and numbers in a language. */
const isKnownHere = (language: Language): boolean =>
  language !== 'ne' || Intl.DateTimeFormat.supportedLocalesOf(language).length > 0

const inNepali = (text: string | number) =>
  String(text).replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)))

const partsOf = (date: Date) => ({
  year: inNepali(date.getUTCFullYear()),
  month: months[date.getUTCMonth()] ?? '',
  day: inNepali(date.getUTCDate()),
})

const longDay = (date: Date) => {
  const { year, month, day } = partsOf(date)
  return `${year} ${month} ${day}`
}

type Form = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'month' | 'weekday' | 'hour'>

function write(date: Date, { dateStyle, month, weekday, hour }: Form): string {
  const day = weekdays[date.getUTCDay()] ?? ''
  if (hour) return inNepali(date.toISOString().slice(11, 16))
  if (weekday) return day
  if (month) return longDay(date).split(' ').slice(0, 2).join(' ')
  return dateStyle === 'full' ? `${longDay(date)}, ${day}` : longDay(date)
}

/** From one day to a later one: what both have in common is said once. */
function writeRange(from: Date, to: Date): string {
  const [a, b] = [partsOf(from), partsOf(to)]
  if (longDay(from) === longDay(to)) return longDay(from)
  if (a.year !== b.year) return `${longDay(from)}\u2009–\u2009${longDay(to)}`
  if (a.month !== b.month) return `${longDay(from)}\u2009–\u2009${b.month} ${b.day}`
  return `${longDay(from)}–${b.day}`
}

/** What `Intl.DateTimeFormat` would do, for the forms in which gaps are written, by UTC. */
const nepaliDates = (form: Form) => ({
  format: (date: Date) => write(date, form),
  formatRange: writeRange,
})

/** Groups as Hindi does, which browsers know. */
function nepaliNumbers(form?: Intl.NumberFormatOptions) {
  const hindi = new Intl.NumberFormat('hi', form)
  return {
    format: (value: number) => inNepali(hindi.format(value)),
    resolvedOptions: () => hindi.resolvedOptions(),
  }
}

const nepaliList = (texts: readonly string[]) =>
  texts.length < 2 ? (texts[0] ?? '') : `${texts.slice(0, -1).join(', ')} र ${texts.at(-1)}`

/** Writes by this browser where it knows the language. `tag` names the language for it. */
export const datesIn = (language: Language, tag: string, form: Intl.DateTimeFormatOptions) =>
  isKnownHere(language)
    ? new Intl.DateTimeFormat(tag, { ...form, timeZone: 'UTC' })
    : nepaliDates(form)
export const numbersIn = (language: Language, tag: string, form?: Intl.NumberFormatOptions) =>
  isKnownHere(language) ? new Intl.NumberFormat(tag, form) : nepaliNumbers(form)
export const listsIn = (language: Language, tag: string) =>
  isKnownHere(language) ? new Intl.ListFormat(tag, { type: 'conjunction' }) : { format: nepaliList }
