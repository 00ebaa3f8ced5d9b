import { casesWords } from './en/cases.ts'
import { pageWords } from './page-words.ts'

/** What people say and ask, and what staff do about it. */
export const { use: useCasesWords } = pageWords('cases', casesWords)
