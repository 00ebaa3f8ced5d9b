import { formWords } from '#texts/en/desk-form'
import { pageWords } from './page-words.ts'

/** The forms of a record: its details and documents. */
export const { use: useFormWords } = pageWords('form', formWords)
