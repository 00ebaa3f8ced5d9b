export { markAttendance } from './attendance.ts'
export { changeClass, createClass, moveClass } from './classes.ts'
export { findTaughtClass, listTaughtClasses } from './describing.ts'
export {
  addMember,
  leaveAllClasses,
  leaveClass,
  putMessageAside,
  selectClassForSelf,
  takeOff,
} from './enrolling.ts'
export {
  describeEntry,
  findEntry,
  ledgerCsv,
  listEntriesOfRecord,
  listLedger,
  listOwnLedger,
} from './entries.ts'
export { selectEntriesOfRecord } from './ledger.store.ts'
export { ledgerTriggers } from './ledger.ts'
export {
  countUnfitClasses,
  getClass,
  getOwnClass,
  listCatalogue,
  listClasses,
  listOwnClasses,
  unfitClasses,
} from './listing-classes.ts'
export {
  correctEntry,
  recordCharge,
  recordItemPayment,
  recordPayment,
  recordRefund,
  refundPayment,
} from './payments.ts'
export { checkReceipt, paymentsLike, readReceiptTyped, receiptCorrectedAt } from './receipt.ts'
export { trainingRefusals } from './refusals.ts'
export { examineLedger, type LedgerFinding } from './signed-entries.ts'
