export { commonRefusals, defectSentence } from './common-refusals.ts'
export { fileTrouble, systemCode } from './file-trouble.ts'
export { httpStatusOf } from './http-status.ts'
export { noRoom } from './no-room.ts'
export { outOfResources } from './out-of-resources.ts'
export {
  type FieldProblem,
  nullIfNotFound,
  type Reason,
  Refusal,
  type RefusalKind,
  type RefusalTable,
  refusalChannel,
} from './refusal.ts'
export { refusal, refuseUnless, refusing } from './refusing.ts'
export { systemCodeBehind } from './system-code-behind.ts'
export { tooManySentence, tooManyTries } from './too-many.ts'
