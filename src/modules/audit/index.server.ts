export {
  countUnplaced,
  findPlaceSince,
  type PlacedEvent,
  placeEvents,
  readEventsAfter,
  readHead,
  readUnplacedAfter,
} from './audit.store.ts'
export { type AuditAction, type ExportedEvent, isAsWritten } from './events.ts'
export { examineSignedRows, type SignedRowFinding } from './examine-signed-rows.ts'
export {
  allEvents,
  appendAudit,
  appendAuditLast,
  eachEvent,
  exportEvents,
  isDocumentPurged,
  isPurged,
  type ListedEvent,
  listEvents,
} from './reading.ts'
export {
  findSigningEvent,
  findSigningEvents,
  type SignedTable,
  signedTables,
  signInEvent,
} from './signed-rows.ts'
export {
  anchorAuditHead,
  beginReplacingHead,
  type HeadStanding,
  headStanding,
  replaceAuditHead,
  verifyChain,
} from './verify-chain.ts'
