export {
  agreedToHandover,
  answerConsent,
  chooseMessages,
  givenToHandover,
  keepAfterAll,
  waitingForHandover,
  withdrawConsents,
} from './consents.ts'
export {
  consentsOfRecord,
  countWithdrawnConsents,
  listConsents,
  listWithdrawn,
  refuseIfWithdrawn,
  withdrawnSince,
} from './find-consents.ts'
export { consentRefusals } from './refusals.ts'
