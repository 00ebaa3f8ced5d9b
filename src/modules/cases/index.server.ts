export {
  assignCase,
  assignCases,
  type Disputed,
  disagree,
  getCase,
  keepAnswer,
  noteOnCase,
  reopenCase,
  takeBack,
} from './answer-case.ts'
export {
  caseFileKey,
  caseFilesFolder,
  caseRefusals,
  drawCaseFile,
  fileOf,
  isAsSent,
  keepFile,
  keepWithRow,
  lineOf,
  sweepCaseFiles,
} from './case-files.ts'
export {
  type CaseRow,
  selectLastAnswer,
  selectOf,
  selectOpenAbout,
  type Whose,
} from './cases.store.ts'
export {
  type CaseFinding,
  casesOfRecord,
  countOpenCases,
  examineCases,
  listCases,
  markedAmong,
  marksIn,
  openMarks,
  ownCases,
  readCase,
} from './list-cases.ts'
export {
  type Attached,
  compareContent,
  forgetCodeRequests,
  forgetOldCases,
  openCase,
  proveByNumber,
  readByNumber,
  reportFault,
  reportFaultRead,
} from './open-case.ts'
