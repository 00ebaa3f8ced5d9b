import { editWords } from '#texts/en/desk-edit'
import { pageWords } from './page-words.ts'

/** The page on which a record is updated, and the notes of staff. */
export const { use: useEditWords } = pageWords('edit', editWords)
