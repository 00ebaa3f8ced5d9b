export { type ArchiveVerdict, archiveLog, readLogArchive } from './archive.ts'
export { type PlacedEvent, placeEvents, readHead, readUnplacedAfter } from './audit.store.ts'
export { type AuditAction, type ExportedEvent, isAsWritten } from './events.ts'
export {
  anchorAuditHead,
  beginReplacingHead,
  dropKeptCheckpoint,
  type HeadStanding,
  headStanding,
  keepCheckpoint,
  replaceAuditHead,
  verifyChain,
} from './kept-heads.ts'
export {
  beginSuccessor,
  checkpointIn,
  openProvenEvent,
  proveEvent,
  readCheckpointNote,
  readLogKey,
  readOpening,
  readPublicTile,
  type SuccessionReason,
  successionReasons,
  transparencyRefusals,
} from './log.ts'
export { type Loss, listLosses, lossRefusals, noteLoss, settleLoss } from './losses.ts'
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
export { mendRescuedLog } from './rescued-log.ts'
export { openSealer, type Sealer, unsealedSince } from './sealing.ts'
export {
  examineSignedRows,
  findSigningEvent,
  findSigningEvents,
  type SignedRowFinding,
  type SignedTable,
  signedTables,
  signInEvent,
} from './signed-rows.ts'
export { logFinding, verifyLog } from './verify-log.ts'
