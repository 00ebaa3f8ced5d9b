import { actionWords } from '#texts/en/desk-actions'
import { pageWords } from './page-words.ts'

/** Actions on a record that several pages offer, the keys, and a part that could not be loaded. */
export const { use: useActionWords, now: actionWordsNow } = pageWords('actions', actionWords)
