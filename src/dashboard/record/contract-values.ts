import { termProblems } from '#modules/contracts/problems.schema'
import {
  noTerms,
  type TermName,
  type Terms,
  termFields,
  termNames,
  type Wage,
} from '#modules/contracts/schema'
import { decimalOf, readAmount } from '#modules/training/schema'

/** What the form holds: a text for each term, and the parts of the wage. */
export type TermValues = Record<TermName | 'currency' | 'period', string>

/** Returns the saved terms as the form shows them. */
export function valuesOf(terms: Terms = noTerms): TermValues {
  const texts = termNames.map((name) => [name, name === 'wage' ? '' : String(terms[name] ?? '')])
  const { wage } = terms
  return {
    ...(Object.fromEntries(texts) as TermValues),
    wage: wage ? decimalOf(wage.amount, wage.currency) : '',
    currency: wage?.currency ?? '',
    period: wage?.period ?? 'month',
  }
}

/** Returns what the form sends, and what is wrong with it before it is sent. */
export function termsOf(values: TermValues): {
  terms: Partial<Terms>
  errors: Partial<Record<keyof TermValues, string>>
} {
  const entries = termNames.map((name) => {
    const text = values[name].trim()
    if (name === 'wage') return [name, wageOf(values)]
    if (text === '') return [name, null]
    return [name, termFields[name].control === 'count' ? Number(text) : text]
  })
  const terms = Object.fromEntries(entries) as Partial<Terms>
  const isWrong = values.wage.trim() !== '' && terms.wage === null
  return {
    terms,
    errors: isWrong ? { wage: termProblems.badWage } : {},
  }
}

function wageOf({ wage, currency, period }: TermValues): Wage | null {
  const amount = readAmount(wage, currency)
  return amount === null || amount < 1
    ? null
    : { amount, currency, period: period as Wage['period'] }
}
