import { agreedWords } from '#texts/en/desk-agreed'
import { pageWords } from './page-words.ts'

/** Contracts and money on a record's page. */
export const { use: useAgreedWords } = pageWords('agreed', agreedWords)
