export { answerOther } from './answer-other.ts'
export { enterTerms } from './enter-terms.ts'
export { examineOthers, type OtherFinding, sweepOthers } from './examine-others.ts'
export { ownContract, presentTerms, presentTermsOf, staffContract } from './find-contract.ts'
export {
  countUnansweredOthers,
  drawOther,
  otherContracts,
  otherContractsOf,
  unansweredOthers,
} from './find-others.ts'
export { noteReading } from './note-reading.ts'
export { contractRefusals } from './refusals.ts'
export { reportOther, reportOtherByCode } from './report-other.ts'
