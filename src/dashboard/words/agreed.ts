import { agreedWords } from './en/agreed.ts'
import { pageWords } from './page-words.ts'

/** Contracts and money on a record's page. */
export const { use: useAgreedWords } = pageWords('agreed', agreedWords)
