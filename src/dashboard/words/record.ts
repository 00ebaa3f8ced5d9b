import { recordWords } from '#texts/en/desk-record'
import { pageWords } from './page-words.ts'

/** The page of one record: its state, documents and stage, and who is assigned to it. */
export const { use: useRecordWords, now: recordWordsNow } = pageWords('record', recordWords)
/** The words of the page in one language. */
export type RecordWords = typeof recordWords
