import { noticesWords } from '#texts/en/desk-notices'
import { pageWords } from './page-words.ts'

/** What the organisation publishes: the form, the list and one notice. */
export const { use: useNoticesWords, now: noticesWordsNow } = pageWords('notices', noticesWords)
