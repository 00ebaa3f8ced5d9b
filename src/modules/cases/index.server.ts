export {
  assignCase,
  disagree,
  getCase,
  keepAnswer,
  noteOnCase,
  reopenCase,
  takeBack,
} from './answer-case.ts'
export { fileOf, lineOf } from './case.ts'
export {
  caseFileKey,
  caseFilesFolder,
  drawCaseFile,
  keepFile,
  sweepCaseFiles,
} from './case-files.ts'
export {
  type CaseRow,
  selectLastAnswer,
  selectOf,
  selectOpenAbout,
  type Whose,
} from './cases.store.ts'
export { type CaseFinding, examineCases } from './examine-cases.ts'
export { forgetCodeRequests, forgetOldCases } from './forget-cases.ts'
export {
  casesOfRecord,
  countOpenCases,
  listCases,
  markedAmong,
  marksIn,
  openMarks,
  ownCases,
  readCase,
} from './list-cases.ts'
export { type Attached, openCase } from './open-case.ts'
export { compareContent, proveByNumber, readByNumber } from './read-by-number.ts'
export { caseRefusals } from './refusals.ts'
export { reportFault, reportFaultRead } from './report-fault.ts'
