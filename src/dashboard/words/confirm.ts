import { confirmWords } from './en/confirm.ts'
import { pageWords } from './page-words.ts'

/** The dialogs in which staff prove again who they are. */
export const { use: useConfirmWords } = pageWords('confirm', confirmWords)
