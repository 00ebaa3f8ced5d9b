import { concernsWords } from './en/concerns.ts'
import { pageWords } from './page-words.ts'

/** What the public reports, and what is done about it. */
export const { use: useConcernsWords, now: concernsWordsNow } = pageWords('concerns', concernsWords)
