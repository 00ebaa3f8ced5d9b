export {
  type FieldProblem,
  httpStatusOf,
  nullIfNotFound,
  type Reason,
  Refusal,
  type RefusalKind,
  refusalChannel,
} from './refusal.ts'
export { refusalsOf } from './refusals-of.ts'
export {
  commonRefusals,
  defectSentence,
  fileTrouble,
  noRoom,
  outOfResources,
  refusal,
  refuseUnless,
  refusing,
  systemCode,
  systemCodeBehind,
  tooManyTries,
} from './refusing.ts'
