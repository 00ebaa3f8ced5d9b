export {
  agreedToHandover,
  answerConsent,
  chooseMessages,
  consentsOfRecord,
  countWithdrawnConsents,
  givenToHandover,
  keepAfterAll,
  listConsents,
  listWithdrawn,
  refuseIfWithdrawn,
  waitingForHandover,
  withdrawConsents,
  withdrawnSince,
} from './consents.ts'
export { consentRefusals } from './refusals.ts'
