export { changeConcern } from './change-concern.ts'
export { countOpenConcerns, getConcern, listConcerns } from './list-concerns.ts'
export { concernRefusals } from './refusals.ts'
export { reportConcern, requestCode } from './report-concern.ts'
