import { stagesWords } from '#texts/en/desk-stages'
import { pageWords } from './page-words.ts'

/** The board of records by their stage. */
export const { use: useStagesWords, now: stagesWordsNow } = pageWords('stages', stagesWords)
/** These words in one language. */
export type StagesWords = typeof stagesWords
