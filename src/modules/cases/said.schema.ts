import { wagePeriods } from '#modules/contracts/schema'
import { type OriginalKind, originalKinds } from '#modules/documents/originals.schema'
import { countryName, languageName } from '#modules/records/facts.schema'
import { itemLabel, type PaymentItem } from '#modules/training/items.schema'
import { aboutWhen, calendarDate } from '#platform/clock/schema'
import { type InEachLanguage, inLanguage } from '#platform/languages.schema'
import { type CaseKind, rowOf } from './kinds.schema.ts'

interface Said {
  kind: CaseKind
  field: string
  value: string
}

/**
 * Returns what was said in a field as people read it, where the field says how: the name of a country, of a language, of
 * what was paid for, a date. Null for what was written, and for options, which the texts of the kind name.
 */
export function namedSaid({ kind, field, value }: Said, lang: string): string | null {
  switch (rowOf(kind).fields[field]?.as) {
    case 'country':
      return countryName(value, lang)
    case 'language':
      return languageName(value, lang)
    case 'item':
      return itemLabel(value as PaymentItem, lang)
    case 'period':
      return periodName(value, lang)
    case 'day':
      return calendarDate(value, lang)
    case 'about':
      return aboutWhen(value, lang)
    case 'original':
      return inLanguage(originalKinds[value as OriginalKind], lang)
    case 'count':
      return new Intl.NumberFormat(lang).format(Number(value))
    default:
      return null
  }
}

const periods: Readonly<Record<string, InEachLanguage>> = wagePeriods

function periodName(period: string, lang: string): string | null {
  const names = periods[period]
  return names ? inLanguage(names, lang) : null
}
