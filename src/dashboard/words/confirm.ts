import { confirmWords } from '#texts/en/desk-confirm'
import { pageWords } from './page-words.ts'

/** The dialogs in which staff prove again who they are. */
export const { use: useConfirmWords } = pageWords('confirm', confirmWords)
