import { exportWords } from '#texts/en/desk-export'
import { pageWords } from './page-words.ts'

/** Exporting everything, or the list of records. */
export const { use: useExportWords } = pageWords('export', exportWords)
