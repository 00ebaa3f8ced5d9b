export { commonRefusals, defectSentence } from './common-refusals.ts'
export {
  type FieldProblem,
  httpStatusOf,
  nullIfNotFound,
  type Reason,
  Refusal,
  type RefusalKind,
  type RefusalTable,
  refusalChannel,
} from './refusal.ts'
export { refusal, refuseUnless, refusing } from './refusing.ts'
export {
  fileTrouble,
  noRoom,
  outOfResources,
  systemCode,
  systemCodeBehind,
} from './system-codes.ts'
export { tooManyTries } from './too-many.ts'
