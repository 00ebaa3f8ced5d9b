import type { Case } from '#modules/cases/schema'
import { moneyIn } from '#modules/training/money.schema'
import { useTodayWords } from '#words/today'
import { useLanguage } from '../look/language.ts'
import { labelOfPart } from './kind-words.ts'

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
