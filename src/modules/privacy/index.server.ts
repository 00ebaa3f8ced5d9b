export { breachFiles } from './breach-files.ts'
export { type BreachAsked, findAffected, noteBreachList } from './breach-list.ts'
export {
  announceClosing,
  type ClosingFinding,
  examineClosing,
  handOver,
  noteHandedOver,
  readClosing,
  tellOfClosing,
  withdrawClosing,
} from './closing.ts'
export type { Kept } from './due.ts'
export { countDue, countDueRemovals, examineRetention, listDue } from './due-removals.ts'
export {
  documentPath,
  type OwnDataLetter,
  photoPath,
  type Section,
  sentPath,
} from './own-files.ts'
export { privacyRefusals } from './refusals.ts'
export {
  countTrashOlderThan,
  openRetention,
  purgeOldTrash,
  purgeRecord,
  removeDue,
} from './remove-due.ts'
export {
  askForCode,
  forgetOwnDataCodes,
  handOverOwnData,
  ownDataSize,
  takeOwnData,
} from './taking-own-data.ts'
