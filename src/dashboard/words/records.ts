import { recordsWords } from '#texts/en/desk-records'
import { pageWords } from './page-words.ts'

/** The list of records: its filters, columns and views, and bulk actions. */
export const { use: useRecordsWords } = pageWords('records', recordsWords)
/** The words of the list in one language. */
export type RecordsWords = typeof recordsWords
