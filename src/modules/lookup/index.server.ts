export {
  accessCodeIssuedAt,
  describeAccessCode,
  issueAccessCode,
  revokeAccessCode,
} from './access-code.ts'

export { changeCode, isChangedTo, proposeCode } from './change-code.ts'
export { countCodeAlerts, dismissCodeAlert, listCodeAlerts } from './code-alerts.ts'
export { handedOver, noteHandedOver } from './hand-over.ts'
export { findRecordOf, getLinkedRecord, linkRecord, unlinkRecord } from './link-record.ts'
export { documentInLinkedRecord, openLinkedRecord, seeLinkedRecord } from './link-record-views.ts'
export { type Opened, openRecord, readAsLookUp } from './open-record.ts'
export { proveHolder } from './prove-holder.ts'
export { lookupRefusals } from './refusals.ts'
export { countUnprinted, issueForSlips, listUnprinted, notePrinted } from './slip-runs.ts'
export {
  closeViewing,
  closeViewingsShowing,
  describeRecord,
  describeViewing,
  documentInViewing,
  findViewing,
  forgetEndedViewings,
  type Viewing,
} from './viewing.ts'
export { forgetWrongCodes, refuseTry, writeWrongCodes } from './wrong-codes.ts'
export { wrongCodesInAll } from './wrong-codes-in-all.ts'
