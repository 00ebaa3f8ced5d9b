import { casesWords } from '#texts/en/desk-cases'
import { pageWords } from './page-words.ts'

/** What people say and ask, and what staff do about it. */
export const { use: useCasesWords } = pageWords('cases', casesWords)
