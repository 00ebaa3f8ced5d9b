import { exportWords } from './en/export.ts'
import { pageWords } from './page-words.ts'

/** Leaving with everything, or with the list of records. */
export const { use: useExportWords } = pageWords('export', exportWords)
