import { removalsWords } from '#texts/en/desk-removals'
import { pageWords } from './page-words.ts'

/** What has been kept for as long as the settings say, and its removal. */
export const { use: useRemovalsWords, now: removalsWordsNow } = pageWords('removals', removalsWords)
