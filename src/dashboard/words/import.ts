import { importWords } from './en/import.ts'
import { pageWords } from './page-words.ts'

/** Many records at once: the table, the dry run, what came in, and the way back. */
export const { use: useImportWords } = pageWords('import', importWords)
/** These words in one language. */
export type ImportWords = typeof importWords
