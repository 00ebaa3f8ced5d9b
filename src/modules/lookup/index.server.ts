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
export { countLookAlikes, formerNumbers, numbersOf } from './lookup.store.ts'
export {
  codeGroups,
  type Opened,
  openRecord,
  readAsLookUp,
  refuseTry,
  tryToOpen,
} from './open-record.ts'
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
  isShortCode,
  mayBeCode,
  openTyped,
  type Trying,
  type TypedProof,
} from './typed-proof.ts'
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
