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
export { examineToldRows, type ToldFinding } from './examine-told-rows.ts'
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
export { findAllTold, findTold, type ToldTable, tellRow, toldTables } from './signed-rows.ts'
export {
  anchorAuditHead,
  beginReplacingHead,
  compareWithLog,
  type HeadStanding,
  headStanding,
  replaceAuditHead,
  verifyChain,
} from './verify-chain.ts'
