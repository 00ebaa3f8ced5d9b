export { correctEntry } from './correct-entry.ts'
export { ledgerCsv } from './csv.ts'
export { answerDispute, countOpenDisputes, openDispute } from './dispute.ts'
export {
  addMember,
  leaveClass,
  selectClassForSelf,
  takeOff,
} from './enrol.ts'
export { examineLedger, type LedgerFinding } from './examine-ledger.ts'
export { leaveAllClasses } from './leave-all-classes.ts'
export { selectEntriesOfRecord } from './ledger.store.ts'
export { ledgerTriggers } from './ledger-triggers.ts'
export {
  countUnfitClasses,
  getClass,
  getOwnClass,
  listCatalogue,
  listClasses,
  listOwnClasses,
  unfitClasses,
} from './list-classes.ts'
export {
  describeEntry,
  entryConcerns,
  listEntriesOfRecord,
  listLedger,
  listOwnLedger,
} from './list-entries.ts'
export { markAttendance } from './mark-attendance.ts'
export { moveClass } from './move-class.ts'
export { paymentsLike } from './payments-like.ts'
export { putMessageAside } from './put-message-aside.ts'
export { checkReceipt, readReceiptTyped, receiptCorrectedAt } from './receipt.ts'
export {
  bringItemPayment,
  recordCharge,
  recordItemPayment,
  recordPayment,
  recordRefund,
} from './record-payment.ts'
export { refundPayment } from './refund-payment.ts'
export { trainingRefusals } from './refusals.ts'
export { findTaughtClass, listTaughtClasses } from './taught-classes.ts'
export { changeClass, createClass } from './write-class.ts'
