export { mediaTypes } from '#platform/images'
export {
  copyAsPdf,
  copyWholeFile,
  type DocumentView,
  drawCopy,
  drawDocument,
  getWholeFile,
  type WholeFile,
} from './copies.ts'
export {
  countEndingSoon,
  describeSightings,
  endingAmong,
  listEnding,
  listedEnding,
  listSightings,
  notePrintedDates,
  noteSighting,
  printedDatesOf,
  removeSighting,
  tellOfEndings,
} from './dates.ts'
export { type StoredDocument, selectDocument } from './documents.store.ts'
export {
  changedDocuments,
  comparisonsFolder,
  currentDocuments,
  derivativesOf,
  documentVersions,
  findDocument,
  keyHolderOf,
  noteEarlierVersion,
  originalKey,
  originalsOf,
  photosOf,
  shownDocuments,
  watermarkText,
} from './finding.ts'
export { type DescribedRow, isAnyHeld } from './originals.store.ts'
export {
  askBack,
  confirmOriginal,
  countOverdue,
  described as describeOriginal,
  heldOf,
  listHeld,
  listOriginals,
  receiveOriginal,
  refuseWhileHeld,
  returnOriginal,
  tellOfOverdue,
} from './originals.ts'
export {
  examineFiles,
  type FileFinding,
  lostOriginals,
  noteOriginalRead,
  readOriginal,
  sweepFiles,
} from './reading.ts'
export { documentRefusals } from './refusals.ts'
export {
  forgetKeysOfGone,
  purgeKind,
  removeDocument,
  showDocumentAgain,
  withholdDocument,
} from './removing.ts'
export { leavingName, uploadDocument, uploadDocuments } from './uploading.ts'
