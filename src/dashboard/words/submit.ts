import { submitWords } from '#texts/en/desk-submit'
import { pageWords } from './page-words.ts'

/** The pages on which records are added, and what became of them. */
export const { use: useSubmitWords } = pageWords('submit', submitWords)
