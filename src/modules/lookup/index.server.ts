export {
  accessCodeIssuedAt,
  countUnprinted,
  describeAccessCode,
  handedOver,
  issueAccessCode,
  issueForSlips,
  listUnprinted,
  noteHandedOver,
  notePrinted,
  revokeAccessCode,
} from './access-code.ts'
export { countLookAlikes } from './lookup.store.ts'
export { type Opened, openRecord, readAsLookUp, refuseTry, tryToOpen } from './open-record.ts'
export {
  changeCode,
  documentInLinkedRecord,
  findRecordOf,
  getLinkedRecord,
  getSelf,
  isChangedTo,
  linkRecord,
  openLinkedRecord,
  proposeCode,
  seeLinkedRecord,
  unlinkRecord,
} from './own-file.ts'
export { lookupRefusals } from './refusals.ts'
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
export { forgetTries, forgetWrongCodes, writeWrongCodes, wrongCodesInAll } from './wrong-codes.ts'
