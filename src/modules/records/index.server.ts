export { addRecord, checkPassport } from './add-record.ts'
export { assignRecord, type Colleague, colleaguesOn } from './assign-record.ts'
export { changeMany, forgetBulkChanges, hideRecord, undoMany, unhideRecord } from './change-many.ts'
export { changeRecord, editableRecord, noteEdit } from './change-record.ts'
export { deleteRecord, purgeRecordRows, restoreRecord } from './delete-record.ts'
export { eventsInOrder } from './events-in-order.ts'
export { examineRecords, type RecordFinding } from './examine-records.ts'
export { alikeRecords, checkDuplicate, findAlikeAmong } from './find-alike.ts'
export { findRecord, getRecord } from './find-record.ts'
export { changesSince, keepValues, pairsOf } from './kept-values.ts'
export {
  countListed,
  countRecords,
  listedNumbers,
  listedRecords,
  listRecords,
  recordAuthors,
} from './list-records.ts'
export {
  approveRecord,
  changedFields,
  mayApprove,
  returnRecord,
  sinceApproval,
  withdrawApproval,
} from './move-record.ts'
export { noteRefusals, notesOn, writeNote } from './notes.ts'
export { countLookAlikes } from './passport-number.store.ts'
export { isBornOn, isPassportNumber } from './passport-number.ts'
export { placeRecordChanges } from './place-changes.ts'
export { readReference } from './read-reference.ts'
export { isPublic } from './record.ts'
export { type HistoryEvent, recordHistory } from './record-history.ts'
export { noteChange as noteRecordChange } from './record-index.store.ts'
export { listMessages, messageRefusals, sendAgain } from './record-messages.ts'
export {
  countTrash,
  recordNames,
  selectByPassport,
  selectDeletedBefore,
  selectMeant,
  selectRecord,
} from './records.store.ts'
export { recordRefusals } from './refusals.ts'
export type { Person } from './same-person.ts'
export { changeView, deleteView, listViews, saveView } from './saved-views.ts'
export { listStages, setStage, stageSteps, stagesToShow } from './set-stage.ts'
export { whoChangedSince, whoEntered } from './who-entered.ts'
