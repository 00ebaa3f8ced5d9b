export { defectSentence, type RefusalCode, refusals } from './catalogue.ts'
export { httpStatusOf } from './http-status.ts'
export { type FieldProblem, Refusal, type RefusalKind, refuseUnless } from './refusal.ts'
