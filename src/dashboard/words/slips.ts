import { slipsWords } from '#texts/en/desk-slips'
import { pageWords } from './page-words.ts'

/** Access codes issued and printed for many records, and those not printed. */
export const { use: useSlipsWords, now: slipsWordsNow } = pageWords('slips', slipsWords)
