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
export { consentRefusals } from './refusals.ts'
