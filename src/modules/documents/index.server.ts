export { mediaTypes } from '#platform/images'
export { copyAsPdf, copyWholeFile, getWholeFile, type WholeFile } from './copies.ts'
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
  keyHolderOf,
  originalKey,
  type StoredDocument,
  watermarkText,
} from './document.ts'
export { selectDocument } from './documents.store.ts'
export { type DocumentView, drawCopy, drawDocument } from './draw-document.ts'
export { examineFiles, type FileFinding } from './examining.ts'
export {
  changedDocuments,
  currentDocuments,
  documentVersions,
  findDocument,
  noteEarlierVersion,
  photosOf,
  shownDocuments,
} from './finding.ts'
export {
  countTrashOlderThan,
  forgetKeysOfGone,
  purgeKind,
  purgeOldTrash,
  purgeRecord,
} from './purging.ts'
export { lostOriginals, noteOriginalRead, readOriginal, sweepFiles } from './reading.ts'
export { documentRefusals } from './refusals.ts'
export { leavingName, uploadDocument, uploadDocuments } from './uploading.ts'
export { removeDocument, showDocumentAgain, withholdDocument } from './withholding.ts'
