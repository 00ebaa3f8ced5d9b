export {
  anchorAuditHead,
  beginReplacingHead,
  type HeadStanding,
  headStanding,
  replaceAuditHead,
} from './anchor-audit-head.ts'
export { appendAudit, appendAuditLast } from './append-audit.ts'
export {
  countUnplaced,
  findPlaceSince,
  type PlacedEvent,
  placeEvents,
  readEventsAfter,
  readHead,
  readUnplacedAfter,
} from './audit.store.ts'
export { type AuditAction, type ExportedEvent, isAsWritten } from './audit-event.ts'
export { compareWithLog } from './compare-with-log.ts'
export { allEvents, eachEvent } from './each-event.ts'
export { examineToldRows, type ToldFinding } from './examine-told-rows.ts'
export { exportEvents } from './export-events.ts'
export { findAllTold, findTold } from './find-told.ts'
export { type ListedEvent, listEvents } from './list-events.ts'
export { isDocumentPurged, isPurged } from './purges.ts'
export { type ToldTable, tellRow, toldTables } from './told-rows.ts'
export { verifyChain } from './verify-chain.ts'
