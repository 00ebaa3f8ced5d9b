export { correctMistake } from './correcting.ts'
export {
  answerCase,
  bringCase,
  bringWithFile,
  disagreeWith,
  entriesOf,
  giveBack,
  takeCaseBack,
  verdictsOf,
} from './desk.ts'
export { approveChange } from './taking-changes.ts'
export type { FileHolder } from './verbs.ts'
