export {
  accessCodeIssuedAt,
  changeCode,
  describeAccessCode,
  handedOver,
  isChangedTo,
  issueAccessCode,
  noteHandedOver,
  proposeCode,
  revokeAccessCode,
} from './access-code.ts'
export {
  documentInLinkedRecord,
  findRecordOf,
  getLinkedRecord,
  getSelf,
  linkRecord,
  openLinkedRecord,
  seeLinkedRecord,
  unlinkRecord,
} from './linking.ts'
export { type Opened, openRecord, readAsLookUp, tryToOpen } from './open-record.ts'
export { lookupRefusals } from './refusals.ts'
export { countUnprinted, issueForSlips, listUnprinted, notePrinted } from './slip-runs.ts'
export {
  closeViewing,
  closeViewingsShowing,
  describeRecord,
  documentInViewing,
  findViewing,
  forgetEndedViewings,
  seeViewing,
  type Viewing,
} from './viewing.ts'
export { forgetTries, forgetWrongCodes, refuseTry, writeWrongCodes } from './wrong-codes.ts'
export { wrongCodesInAll } from './wrong-codes-in-all.ts'
