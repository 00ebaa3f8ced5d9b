import { historyWords } from './en/history.ts'
import { pageWords } from './page-words.ts'

/** What became of a record, as its page tells it. */
export const { use: useHistoryWords } = pageWords('history', historyWords)
/** These words in one language. */
export type HistoryWords = typeof historyWords
