export { checkFingerprint, checkReceiptFile, checkReference, fingerprintOf } from './checking.ts'
export { describeReceiptContext, signReceipt } from './credential.ts'
export { forgetOldReceipts, proveReceipt, readReceipt, readShareReceipt } from './reading.ts'
export {
  keepFileReceipt,
  keepPaymentReceipt,
  keepReferenceReceipt,
  keepShareReceipt,
  keepShownReceipt,
} from './receipts-of.ts'
export {
  examineReceipts,
  type ReceiptFinding,
  receiptRefusals,
  reportAltered,
} from './signed-receipts.ts'
