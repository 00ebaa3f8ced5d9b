import { moneyIn } from '#modules/training/schema'
import {
  type TermName,
  type Terms,
  termFields,
  termNames,
  type Wage,
  wagePeriods,
} from '../fields/schema.ts'

type Language = 'en' | 'bn'

/** The languages that labels are kept in; another one reads English. */
const labelled = (language: string): Language => (language === 'bn' ? 'bn' : 'en')

/** What a term is called. */
export function termLabel(name: TermName, language = 'en'): string {
  return termFields[name].label[labelled(language)]
}

/** `SAR 1,200.00 a month`. */
export function shownWage({ amount, currency, period }: Wage, language = 'en'): string {
  const money = moneyIn(language, amount, currency)
  return `${money} ${wagePeriods[period][labelled(language)]}`
}

/** A term as people read it; an empty text where the contract says nothing. */
export function shownTerm(name: TermName, terms: Terms, language = 'en'): string {
  const field = termFields[name]
  const value = terms[name]
  if (value === null) return ''
  if (field.control === 'wage') return shownWage(value as Wage, language)
  if (field.control === 'choice')
    return field.choices[value as string]?.[labelled(language)] ?? String(value)
  if (field.control === 'count') return new Intl.NumberFormat(language).format(value as number)
  return String(value)
}

/** Every term that the contract says, each with what it is called. */
export function termsIn(
  terms: Terms,
  language = 'en',
): (readonly [label: string, value: string])[] {
  return termNames.flatMap((name) => {
    const value = shownTerm(name, terms, language)
    return value === '' ? [] : [[termLabel(name, language), value] as const]
  })
}
