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
