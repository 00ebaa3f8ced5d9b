import { documentsWords } from '#texts/en/desk-documents'
import { pageWords } from './page-words.ts'

/** A record and its documents in the viewer. */
export const { use: useDocumentsWords } = pageWords('documents', documentsWords)
