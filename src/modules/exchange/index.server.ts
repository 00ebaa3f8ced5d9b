export { verifyArchive } from './archive/archive.ts'
export { tableNames } from './archive/archive-parts.ts'
export { backUpToPlace, backupLock, prunePlace, readKeep } from './archive/backups.ts'
export { backUp, exportEverything } from './archive/export-everything.ts'
export {
  exportEnding,
  exportHandover,
  exportOriginals,
  exportRecords,
} from './archive/export-some.ts'
export { type BackupPlace, openBackupPlace } from './archive/place-names.ts'
export { type Restored, restoreExport, restoreFromPlace } from './archive/restore.ts'
export { type ArchiveEntry, listedIn, packedFile, zipOf } from './archive/zip-file.ts'
export { guessMapping, problemOfNames } from './guess-mapping.ts'
export { addImages, imagesAt } from './images/add-images.ts'
export {
  countWaitingImports,
  describeImport,
  getImport,
  listImports,
  listOfAddresses,
  listOfMistakes,
  sentenceOfAlike,
  viewOf,
} from './import/get-import.ts'
export type { ImportJob } from './import/imports.store.ts'
export { importLock, openImportWorker, workOnImport } from './import/run-import.ts'
export {
  askForCheck,
  askForRun,
  askForUndo,
  cancelImport,
  chooseColumns,
  giveUpAbandoned,
  interruptedTwin,
  sweepImportFiles,
  sweepOldImports,
} from './import/steps.ts'
export { readAgain, uploadTable } from './import/upload-table.ts'
export { exchangeRefusals } from './refusals.ts'
