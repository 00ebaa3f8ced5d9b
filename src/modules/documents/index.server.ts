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
  endingAmong,
  listEnding,
  listedEnding,
  notePrintedDates,
  printedDatesOf,
  tellOfEndings,
} from './dates.ts'
export {
  comparisonsFolder,
  derivativesOf,
  keyHolderOf,
  originalKey,
  originalsOf,
  type StoredDocument,
  watermarkText,
} from './document.ts'
export { selectDocument } from './documents.store.ts'
export {
  changedDocuments,
  currentDocuments,
  documentVersions,
  findDocument,
  noteEarlierVersion,
  photosOf,
  shownDocuments,
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
export { describeSightings, listSightings, noteSighting, removeSighting } from './sightings.ts'
export { leavingName, uploadDocument, uploadDocuments } from './uploading.ts'
