import { agreedWords } from './en/agreed.ts'
import { pageWords } from './page-words.ts'

/** Contracts and money, as a record's page says them. */
export const { use: useAgreedWords } = pageWords('agreed', agreedWords)
