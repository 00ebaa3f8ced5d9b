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
export type { FileHolder } from './verbs.ts'
