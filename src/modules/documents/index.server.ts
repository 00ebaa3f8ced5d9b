export { mediaTypes } from '#platform/images'
export { copyAsPdf } from './copy-as-pdf.ts'
export { copyWholeFile, getWholeFile, type WholeFile } from './copy-whole-file.ts'
export {
  comparisonsFolder,
  keyHolderOf,
  originalKey,
  otherContractKey,
  otherContractsFolder,
  type StoredDocument,
  watermarkText,
} from './document.ts'
export { selectDocument } from './documents.store.ts'
export { changedDocuments } from './documents-since-approval.ts'
export { type DocumentView, drawCopy, drawDocument } from './draw-document.ts'
export { examineFiles, type FileFinding } from './examine-files.ts'
export {
  currentDocuments,
  documentVersions,
  findDocument,
  photosOf,
  shownDocuments,
} from './find-documents.ts'
export { forgetKeysOfGone } from './forget-keys.ts'
export { leavingName } from './leaving-name.ts'
export { countEndingSoon, endingAmong, listEnding, listedEnding } from './list-ending.ts'
export { lostOriginals } from './lost-originals.ts'
export { noteEarlierVersion } from './note-earlier-version.ts'
export { notePrintedDates } from './note-printed-dates.ts'
export { printedDatesOf } from './printed-dates-of.ts'
export { purgeKind } from './purge-kind.ts'
export { countTrashOlderThan, purgeOldTrash, purgeRecord } from './purge-record.ts'
export { noteOriginalRead, readOriginal } from './read-original.ts'
export { documentRefusals } from './refusals.ts'
export { removeDocument } from './remove-document.ts'
export { sweepFiles } from './sweep-files.ts'
export { uploadDocument, uploadDocuments } from './upload-document.ts'
export { showDocumentAgain, withholdDocument } from './withhold-document.ts'
