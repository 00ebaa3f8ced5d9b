export { answerOther } from './answer-other.ts'
export { enterTerms } from './enter-terms.ts'
export { examineOthers, type OtherFinding, sweepOthers } from './examine-others.ts'
export {
  countUnansweredOthers,
  drawOther,
  otherContracts,
  otherContractsOf,
  unansweredOthers,
} from './find-others.ts'
export {
  noteReading,
  ownContract,
  presentTerms,
  presentTermsOf,
  staffContract,
} from './note-reading.ts'
export { contractRefusals } from './refusals.ts'
export { reportOther, reportOtherByCode } from './report-other.ts'
