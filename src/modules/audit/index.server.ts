export { type ArchiveVerdict, archiveLog, readLogArchive } from './archive.ts'
export { type PlacedEvent, placeEvents, readHead, readUnplacedAfter } from './audit.store.ts'
export {
  beginSuccessor,
  checkpointIn,
  dropKeptCheckpoint,
  keepCheckpoint,
  type SuccessionReason,
  successionReasons,
} from './checkpoints.ts'
export { type AuditAction, type ExportedEvent, isAsWritten } from './events.ts'
export { examineSignedRows, type SignedRowFinding } from './examine-signed-rows.ts'
export {
  openProvenEvent,
  proveEvent,
  readCheckpointNote,
  readLogKey,
  readOpening,
  readPublicTile,
  transparencyRefusals,
} from './read-log.ts'
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
export { openSealer, type Sealer, unsealedSince } from './sealing.ts'
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
export { logFinding, verifyLog } from './verify-log.ts'
