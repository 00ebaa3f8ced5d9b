export { breachFiles } from './breach-files.ts'
export { type BreachAsked, findAffected, noteBreachList } from './breach-list.ts'
export {
  announceClosing,
  handOver,
  noteHandedOver,
  readClosing,
  tellOfClosing,
  withdrawClosing,
} from './closing.ts'
export type { Kept } from './due.ts'
export { countDueRemovals, examineRetention, listDue } from './due-removals.ts'
export { type ClosingFinding, examineClosing } from './examine-closing.ts'
export { countDue } from './look-through.ts'
export type { OwnDataLetter, Section } from './own-files.ts'
export { documentPath, photoPath } from './own-files.ts'
export { countTrashOlderThan, purgeOldTrash, purgeRecord } from './purging.ts'
export { privacyRefusals } from './refusals.ts'
export { openRetention, type RetentionWorker, removeDue } from './remove-due.ts'
export { askForCode, forgetOwnDataCodes, handOverOwnData, takeOwnData } from './taking-own-data.ts'
