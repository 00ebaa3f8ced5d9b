import { moneyIn } from '#modules/training/money.schema'
import { inLanguage } from '#platform/languages.schema'
import {
  type TermName,
  type Terms,
  termFields,
  termNames,
  type Wage,
  wagePeriods,
} from './fields.schema.ts'

/** Returns the label of a term. */
export function termLabel(name: TermName, language = 'en'): string {
  return inLanguage(termFields[name].label, language)
}

/** Returns a wage as people read it: `SAR 1,200.00 a month`. */
export function shownWage({ amount, currency, period }: Wage, language = 'en'): string {
  const money = moneyIn(language, amount, currency)
  return `${money} ${inLanguage(wagePeriods[period], language)}`
}

/** Returns a term as people read it; an empty text where the contract says nothing. */
export function shownTerm(name: TermName, terms: Terms, language = 'en'): string {
  const field = termFields[name]
  const value = terms[name]
  if (value === null) return ''
  if (field.control === 'wage') return shownWage(value as Wage, language)
  if (field.control === 'choice') {
    const choice = field.choices[value as string]
    return choice ? inLanguage(choice, language) : String(value)
  }
  if (field.control === 'count') return new Intl.NumberFormat(language).format(value as number)
  return String(value)
}

/** Returns every term in the contract, each with its label. */
export function termsIn(
  terms: Terms,
  language = 'en',
): (readonly [label: string, value: string])[] {
  return termNames.flatMap((name) => {
    const value = shownTerm(name, terms, language)
    return value === '' ? [] : [[termLabel(name, language), value] as const]
  })
}
