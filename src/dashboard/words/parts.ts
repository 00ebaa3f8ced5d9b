import { partWords } from './en/parts.ts'
import { pageWords } from './page-words.ts'

/** What pages of several jobs say. */
export const { use: usePartWords, now: partWordsNow } = pageWords('parts', partWords)
