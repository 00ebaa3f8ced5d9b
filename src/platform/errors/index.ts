export { defectSentence, type RefusalCode, refusals } from './catalogue.ts'
export { httpStatusOf } from './http-status.ts'
export { noRoom } from './no-room.ts'
export {
  type FieldProblem,
  type LimitOf,
  Refusal,
  type RefusalKind,
  refusalChannel,
  refuseUnless,
} from './refusal.ts'
export { tooManySentence, tooManyTries } from './too-many.ts'
