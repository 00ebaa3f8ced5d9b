import { moneyPageWords } from '#texts/en/desk-money'
import { pageWords } from './page-words.ts'

/** Money of all candidates that needs attention. */
export const { use: useMoneyWords } = pageWords('money', moneyPageWords)
