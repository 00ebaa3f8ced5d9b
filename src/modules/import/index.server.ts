export { addImages, imagesAt } from './add-images.ts'
export {
  countWaitingImports,
  describeImport,
  getImport,
  listImports,
  listOfAddresses,
  listOfMistakes,
  sentenceOfAlike,
  viewOf,
} from './get-import.ts'
export type { ImportJob } from './imports.store.ts'
export { importRefusals } from './notes/refusals.ts'
export { inParts } from './pieces.ts'
export { besideCells, besideOf } from './rows/beside.ts'
export { importLock, openImportWorker, workOnImport } from './run-import.ts'
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
} from './steps.ts'
export { readAgain, uploadTable } from './upload-table.ts'
