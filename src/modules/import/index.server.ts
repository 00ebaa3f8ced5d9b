export { addImages, imagesAt } from './add-images.ts'
export { sentenceOfAlike } from './alike.ts'
export {
  countWaitingImports,
  describeImport,
  getImport,
  listImports,
  viewOf,
} from './get-import.ts'
export type { ImportJob } from './kept/imports.store.ts'
export { inParts } from './kept/pieces.ts'
export { listOfAddresses, listOfMistakes } from './lists.ts'
export { importRefusals } from './notes/refusals.ts'
export { besideCells, besideOf } from './rows/beside.ts'
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
export { importLock, openImportWorker, workOnImport } from './work-on-import.ts'
