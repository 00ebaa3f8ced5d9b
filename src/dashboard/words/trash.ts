import { trashWords } from '#texts/en/desk-trash'
import { pageWords } from './page-words.ts'

/** Deleted records, which can be restored for a time. */
export const { use: useTrashWords } = pageWords('trash', trashWords)
/** These words in one language. */
export type TrashWords = typeof trashWords
