import { approvalsWords } from '#texts/en/desk-approvals'
import { pageWords } from './page-words.ts'

/** The queue of records waiting for approval, and the decision. */
export const { use: useApprovalsWords, now: approvalsWordsNow } = pageWords(
  'approvals',
  approvalsWords,
)
/** The words of the queue in one language. */
export type ApprovalsWords = typeof approvalsWords
