export { answerConsent, chooseMessages, keepAfterAll, withdrawConsents } from './answer-consent.ts'
export {
  consentsOfRecord,
  countWithdrawnConsents,
  listConsents,
  listWithdrawn,
  refuseIfWithdrawn,
  withdrawnSince,
} from './find-consents.ts'
export { agreedToHandover, givenToHandover, waitingForHandover } from './handover.ts'
export {
  examineRecordings,
  listRecordings,
  readRecording,
  removeRecording,
  setRecording,
  sweepRecordings,
} from './recordings.ts'
export { consentRefusals } from './refusals.ts'
