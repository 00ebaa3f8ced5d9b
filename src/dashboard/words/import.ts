import { importWords } from '#texts/en/desk-import'
import { pageWords } from './page-words.ts'

/** Many records at once: the table, the dry run, the result, and the undo. */
export const { use: useImportWords } = pageWords('import', importWords)
/** These words in one language. */
export type ImportWords = typeof importWords
