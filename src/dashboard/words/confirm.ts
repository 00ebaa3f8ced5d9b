import { confirmWords } from './en/confirm.ts'
import { pageWords } from './page-words.ts'

/** What asks staff to show again that it is them. */
export const { use: useConfirmWords } = pageWords('confirm', confirmWords)
