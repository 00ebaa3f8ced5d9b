export { checkReceiptFile } from './check-receipt-file.ts'
export { keepFileReceipt, keepReferenceReceipt, keepShareReceipt } from './keep-receipt.ts'
export { forgetOldReceipts, proveReceipt, readReceipt, readShareReceipt } from './read-receipt.ts'
export { receiptRefusals } from './refusals.ts'
