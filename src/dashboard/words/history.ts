import { historyWords } from '#texts/en/desk-history'
import { pageWords } from './page-words.ts'

/** A record's history on its page. */
export const { use: useHistoryWords } = pageWords('history', historyWords)
/** These words in one language. */
export type HistoryWords = typeof historyWords
