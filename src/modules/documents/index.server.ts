export { mediaTypes } from '#platform/images'
export {
  countEndingSoon,
  endingAmong,
  forgetKeysOfGone,
  listEnding,
  listedEnding,
  notePrintedDates,
  printedDatesOf,
  purgeKind,
  removeDocument,
  showDocumentAgain,
  tellOfEndings,
  withholdDocument,
} from './changing.ts'
export {
  copyAsPdf,
  copyWholeFile,
  type DocumentView,
  drawCopy,
  drawDocument,
  getWholeFile,
  type WholeFile,
} from './copies.ts'
export { type CopySizes, fullSizeOf, sizesOfCopy } from './copy-size.ts'
export { type StoredDocument, selectDocument } from './documents.store.ts'
export {
  changedDocuments,
  comparisonsFolder,
  currentDocuments,
  derivativesOf,
  documentRefusals,
  documentVersions,
  findDocument,
  noteEarlierVersion,
  originalKey,
  originalsOf,
  photosOf,
  shownDocuments,
  watermarkText,
} from './finding.ts'
export { type CardContent, journeyCard } from './journey-card.ts'
export { type Merge, mergedRecords, mergeRecords, undoMerge } from './merging.ts'
export { type DescribedRow, isAnyHeld } from './originals.store.ts'
export {
  askBack,
  confirmOriginal,
  countOverdue,
  described as describeOriginal,
  describeSightings,
  heldOf,
  listHeld,
  listOriginals,
  listSightings,
  noteSighting,
  receiveOriginal,
  refuseWhileHeld,
  removeSighting,
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
export { drawWaitingScan, listWaitingScans, putBackScan } from './set-aside.ts'
export { drawSmall, openSmallPictures, readFace } from './small-pictures.ts'
export { takeChange } from './taking-changes.ts'
export { leavingName, uploadDocument, uploadDocuments } from './uploading.ts'
export { noteWhereabouts, whereaboutsOf } from './whereabouts.ts'
