export {
  addRecord,
  alikeRecords,
  checkDuplicate,
  checkPassport,
  findAlikeAmong,
} from './add-record.ts'
export { selectWholeRow } from './beside-records.store.ts'
export {
  changeView,
  deleteView,
  listMessages,
  listViews,
  notesOn,
  saveView,
  sendAgain,
  writeNote,
} from './beside-records.ts'
export { changeMany, forgetBulkChanges, hideRecord, undoMany, unhideRecord } from './change-many.ts'
export {
  assignRecord,
  type Colleague,
  changeRecord,
  colleaguesOn,
  editableRecord,
  listStages,
  noteEdit,
  setStage,
  stageSteps,
  stagesToShow,
} from './change-record.ts'
export {
  contactChanges,
  nameChanges,
  type Proving,
  provingContact,
  tellEverywhere,
  tellOne,
} from './contacts.ts'
export {
  changesSince,
  eventsInOrder,
  type HistoryEvent,
  keepValues,
  keptChanges,
  pairsOf,
  recordHistory,
  whoChangedSince,
  whoEntered,
} from './history.ts'
export {
  approvedAlone,
  approveRecord,
  changedFields,
  currentRecord,
  deleteRecord,
  mayApprove,
  purgeRecordRows,
  restoreRecord,
  returnRecord,
  sinceApproval,
  withdrawApproval,
} from './life.ts'
export {
  countListed,
  countRecords,
  listedNumbers,
  listedRecords,
  listRecords,
  placeRecordChanges,
  recordAuthors,
} from './list-records.ts'
export { matchingRecords } from './matching-records.ts'
export type { Person } from './name-sound.ts'
export { foldName } from './name-words.ts'
export {
  type DigestColumn,
  digested,
  digestsOf,
  type NumberDigests,
} from './number-digests.store.ts'
export {
  asAnotherPerson,
  findRecord,
  getRecord,
  isBornOn,
  isPassportNumber,
  isPublic,
  readReference,
  recordRefusals,
} from './record.ts'
export { noteChange as noteRecordChange } from './record-index.store.ts'
export {
  countTrash,
  numbersWithMerged,
  recordNames,
  selectByPassport,
  selectDeletedBefore,
  selectMeant,
  selectRecord,
} from './records.store.ts'
export {
  digestStored,
  isSealedTable,
  keyHolderOf,
  sealedTables,
  sealRow,
  sealStored,
} from './sealed.store.ts'
export {
  countWaitingOf,
  endChanges,
  listWaitingChanges,
  mayTakeChange,
  type NextChange,
  nextChange,
  noteTaken,
  returnChange,
  takeChangeBack,
  takeFields,
  takenFrom,
  waitingChanges,
} from './taking-changes.ts'
export {
  countAllWaiting as countWaitingChanges,
  deleteWaitingOf,
  selectWaitingIds,
} from './waiting.store.ts'
export { editWaits, keepWaiting } from './waiting.ts'
export { examineRecords, type RecordFinding, writeChange } from './write-record.ts'
