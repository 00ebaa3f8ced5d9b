import type { Case } from '#modules/cases/schema'
import { moneyIn } from '#modules/training/money.schema'
import { labelOfPart } from '../cases/kind-words.ts'
import { useLanguage } from '../look/language.ts'
import { useTodayWords } from '../words/today.ts'

/** Returns a function that says in one sentence what somebody says or asks. */
export function useCaseSentence(): (one: Pick<Case, 'kind' | 'part' | 'money'>) => string {
  const { said } = useTodayWords().cases
  const language = useLanguage()
  return ({ kind, part, money }) => {
    if (money) return said[kind](moneyIn(language, money.amount, money.currency))
    return said[kind](part === null ? '' : labelOfPart(part, language))
  }
}
