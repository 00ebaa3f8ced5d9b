import { actionWords } from './en/actions.ts'
import { pageWords } from './page-words.ts'

/** What can be done with a record on several pages, the keys, and a part that could not be loaded. */
export const { use: useActionWords, now: actionWordsNow } = pageWords('actions', actionWords)
