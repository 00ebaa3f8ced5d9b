export {
  type AskedState,
  askedStates,
  type ClassFilter,
  type ClassState,
  classFilterSchema,
  classPageSchema,
  classStateChangeSchema,
  classStates,
  type ListedClass,
  mayBecome,
  type NewClass,
  newClassSchema,
} from './classes/schema.ts'
export {
  catalogueSchema,
  type FullClass,
  fullClassSchema,
  newMemberSchema,
  type OfferedClass,
  type OwnClass,
  ownClassesSchema,
  ownClassSchema,
  presentSchema,
  type TaughtClass,
  taughtClassListSchema,
  taughtClassSchema,
} from './enrolments/schema.ts'
/** @public */
export { currencies, moneyIn, readAmount } from './money/schema.ts'
/** @public */
export {
  correctionSchema,
  type Dispute,
  disputeAnswerSchema,
  type EntryKind,
  entryKinds,
  type LedgerEntry,
  type LedgerFilter,
  type LedgerList,
  ledgerFilterSchema,
  ledgerListSchema,
  ledgerPageSchema,
  newChargeSchema,
  newDisputeSchema,
  newPaymentSchema,
  newRefundSchema,
  type OwnLedger,
  ownLedgerSchema,
  type PaymentMethod,
  paymentMethods,
  type ReceiptVerdict,
  type StaffEntry,
  staffEntrySchema,
  type Total,
} from './payments/schema.ts'
/** @public */
export { wallTimeOf } from './wall-clock/schema.ts'
