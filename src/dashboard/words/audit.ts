import { auditWords } from '#texts/en/desk-audit'
import { pageWords } from './page-words.ts'

/** Everything that was done: the log, its filters, and the result of verifying it. */
export const { use: useAuditWords } = pageWords('audit', auditWords)
/** These words in one language. */
export type AuditWords = typeof auditWords
