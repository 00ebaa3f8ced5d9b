export { archiveLog } from './archive.ts'
export {
  beginSuccessor,
  checkpointIn,
  dropKeptCheckpoint,
  keepCheckpoint,
  type SuccessionReason,
  successionReasons,
} from './checkpoints.ts'
export {
  openProvenEvent,
  proveEvent,
  readCheckpointNote,
  readLogKey,
  readOpening,
  readPublicTile,
  transparencyRefusals,
} from './read-log.ts'
export { type ArchiveVerdict, readLogArchive } from './read-log-archive.ts'
export { openSealer, type Sealer, unsealedSince } from './sealing.ts'
export { logFinding, verifyLog } from './verify-log.ts'
