export {
  anchorAuditHead,
  type HeadStanding,
  headStanding,
  replaceAuditHead,
} from './anchor-audit-head.ts'
export { appendAudit } from './append-audit.ts'
export { readEventsAfter, readHead } from './audit.store.ts'
export { type AuditAction, type AuditEvent, linkOf } from './audit-event.ts'
export { type ExportedEvent, exportEvents } from './export-events.ts'
export { type ListedEvent, listEvents } from './list-events.ts'
export { verifyChain } from './verify-chain.ts'
