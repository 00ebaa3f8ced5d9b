export { exportEnding } from './export/export-ending.ts'
export { backUp, exportEverything } from './export/export-everything.ts'
export { exportHandover } from './export/export-handover.ts'
export { exportOriginals } from './export/export-originals.ts'
export { exportRecords } from './export/export-records.ts'
export { tableNames } from './export/exported-tables.ts'
export { type ArchiveEntry, zipOf } from './export/zip-file.ts'
export { guessMapping, problemOfNames } from './guess/guess-mapping.ts'
export { imagesAt } from './images/local-images.ts'
export { addImages } from './import/add-images.ts'
export { chooseColumns } from './import/choose-columns.ts'
export {
  countWaitingImports,
  describeImport,
  getImport,
  listImports,
  viewOf,
} from './import/get-import.ts'
export { giveUpAbandoned } from './import/give-up-abandoned.ts'
export type { ImportJob } from './import/import-job.ts'
export { interruptedTwin } from './import/interrupted-twin.ts'
export { listOfAddresses } from './import/list-of-addresses.ts'
export { listOfMistakes } from './import/list-of-mistakes.ts'
export {
  type ImportWorker,
  importLock,
  openImportWorker,
  workOnImport,
} from './import/open-import-worker.ts'
export { readAgain } from './import/read-again.ts'
export { sentenceOfAlike } from './import/rows-alike.ts'
export { askForCheck, askForRun, askForUndo, cancelImport } from './import/steps.ts'
export { sweepImportFiles, sweepOldImports } from './import/sweep-imports.ts'
export { uploadTable } from './import/upload-table.ts'
export { backUpToPlace, backupLock } from './place/back-up-to-place.ts'
export { type BackupPlace, openBackupPlace } from './place/backup-place.ts'
export { prunePlace, readKeep } from './place/prune-place.ts'
export { restoreFromPlace } from './place/restore-from-place.ts'
export { exchangeRefusals } from './refusals.ts'
export { verifyArchive } from './restore/archive.ts'
export { type Restored, restoreExport } from './restore/restore-export.ts'
