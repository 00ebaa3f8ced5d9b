import { partWords } from '#texts/en/desk-parts'
import { pageWords } from './page-words.ts'

/** Texts that the pages of several jobs share. */
export const { use: usePartWords, now: partWordsNow } = pageWords('parts', partWords)
