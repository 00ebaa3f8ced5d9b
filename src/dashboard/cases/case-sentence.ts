import type { Case } from '#modules/cases/schema'
import { moneyIn } from '#modules/training/money.schema'
import { useCasesWords } from '#words/cases'
import { useTodayWords } from '#words/today'
import { useLanguage } from '../look/language.ts'
import { labelOfPart } from './kind-words.ts'

/** What nobody says: it was found. */
const found: readonly Case['kind'][] = ['withheld', 'codes', 'fault']

/** Returns a function that says the same with who says it, as the heading of a page. */
export function useCaseHeading(): (one: Pick<Case, 'kind' | 'part' | 'money' | 'name'>) => string {
  const sentenceOf = useCaseSentence()
  const { desk: words } = useCasesWords()
  return (one) => {
    const sentence = sentenceOf(one)
    if (found.includes(one.kind)) return one.name ? words.found(one.name, sentence) : sentence
    const [first = '', ...rest] = sentence
    return words.says(one.name ?? words.nobody, first.toLowerCase() + rest.join(''))
  }
}

/** Returns a function that says in one sentence what somebody says or asks. */
export function useCaseSentence(): (one: Pick<Case, 'kind' | 'part' | 'money'>) => string {
  const { said } = useTodayWords().cases
  const language = useLanguage()
  return ({ kind, part, money }) => {
    const text = said[kind]
    if (typeof text === 'string') return text
    if (money) return text(moneyIn(language, money.amount, money.currency))
    return text(part === null ? '' : labelOfPart(part, language))
  }
}
