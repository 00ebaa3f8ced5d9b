import { slipsWords } from './en/slips.ts'
import { pageWords } from './page-words.ts'

/** Codes that are issued and printed for many records, and those that nobody printed. */
export const { use: useSlipsWords, now: slipsWordsNow } = pageWords('slips', slipsWords)
