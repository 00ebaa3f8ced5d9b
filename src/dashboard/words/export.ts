import { exportWords } from './en/export.ts'
import { pageWords } from './page-words.ts'

/** Exporting everything, or the list of records. */
export const { use: useExportWords } = pageWords('export', exportWords)
