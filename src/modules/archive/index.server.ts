export { verifyArchive } from './archive.ts'
export { tableNames } from './archive-parts.ts'
export { backUpToPlace, backupLock, prunePlace, readKeep } from './backups.ts'
export { backUp, exportEverything } from './export-everything.ts'
export {
  exportEnding,
  exportHandover,
  exportOriginals,
  exportRecords,
} from './export-some.ts'
export { type BackupPlace, openBackupPlace } from './place-names.ts'
export { archiveRefusals } from './refusals.ts'
export { type Restored, restoreExport } from './restore.ts'
export { type RestoredFromPlace, restoreFromPlace } from './restore-from-place.ts'
export { type ArchiveEntry, listedIn, packedFile, zipOf } from './zip-file.ts'
