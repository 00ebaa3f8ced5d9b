import { wrongCodesWords } from '#texts/en/desk-wrong-codes'
import { pageWords } from './page-words.ts'

/** Numbers with many wrong codes within an hour. */
export const { use: useWrongCodesWords } = pageWords('wrong-codes', wrongCodesWords)
