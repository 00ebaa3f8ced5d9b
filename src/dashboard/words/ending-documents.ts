import { endingDocumentsWords } from '#texts/en/desk-ending-documents'
import { pageWords } from './page-words.ts'

/** Documents by their printed expiry date. */
export const { use: useEndingDocumentsWords } = pageWords('ending-documents', endingDocumentsWords)
