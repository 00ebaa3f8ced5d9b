export { separateAnswers, settleAnswers } from './consents.store.ts'
export {
  agreedToHandover,
  answerConsent,
  chooseMessages,
  consentRefusals,
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
