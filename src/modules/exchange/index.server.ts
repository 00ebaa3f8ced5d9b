export { backUp, exportEverything } from './export/export-everything.ts'
export { exportHandover } from './export/export-handover.ts'
export { exportEnding, exportOriginals, exportRecords } from './export/export-records.ts'
export { tableNames } from './export/exported-tables.ts'
export { type ArchiveEntry, zipOf } from './export/zip-file.ts'
export { guessMapping, problemOfNames } from './guess/guess-mapping.ts'
export { imagesAt } from './images/local-images.ts'
export { addImages } from './import/add-images.ts'
export {
  countWaitingImports,
  describeImport,
  getImport,
  listImports,
  sweepImportFiles,
  sweepOldImports,
  viewOf,
} from './import/get-import.ts'
export type { ImportJob } from './import/import-job.ts'
export { listOfAddresses, listOfMistakes } from './import/lists.ts'
export {
  type ImportWorker,
  importLock,
  openImportWorker,
  workOnImport,
} from './import/open-import-worker.ts'
export { sentenceOfAlike } from './import/rows-alike.ts'
export {
  askForCheck,
  askForRun,
  askForUndo,
  cancelImport,
  chooseColumns,
  giveUpAbandoned,
  interruptedTwin,
} from './import/steps.ts'
export { readAgain, uploadTable } from './import/upload-table.ts'
export { backUpToPlace, backupLock, prunePlace, readKeep } from './place/backups.ts'
export { type BackupPlace, openBackupPlace } from './place/place-names.ts'
export { restoreFromPlace } from './place/restore-from-place.ts'
export { exchangeRefusals } from './refusals.ts'
export { verifyArchive } from './restore/archive.ts'
export { type Restored, restoreExport } from './restore/restore-export.ts'
