export { archiveLog } from './archive-log.ts'
export { beginSuccessor, type SuccessionReason, successionReasons } from './begin-log.ts'
export { checkpointIn } from './checkpoint-of.ts'
export { dropKeptCheckpoint, keepCheckpoint } from './keep-checkpoint.ts'
export { logFinding } from './log-finding.ts'
export {
  openProvenEvent,
  proveEvent,
  readCheckpointNote,
  readLogKey,
  readOpening,
  readPublicTile,
} from './read-log.ts'
export { type ArchiveVerdict, readLogArchive } from './read-log-archive.ts'
export { transparencyRefusals } from './refusals.ts'
export { openSealer, type Sealer } from './seal-events.ts'
export { unsealedSince } from './unsealed-since.ts'
export { verifyLog } from './verify-log.ts'
