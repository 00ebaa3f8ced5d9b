import { endingDocumentsWords } from './en/ending-documents.ts'
import { pageWords } from './page-words.ts'

/** Documents by their printed expiry date. */
export const { use: useEndingDocumentsWords } = pageWords('ending-documents', endingDocumentsWords)
