export {
  answerCase,
  bringCase,
  bringWithFile,
  disagreeWith,
  entriesOf,
  giveBack,
  takeCaseBack,
} from './desk.ts'
export type { FileHolder } from './verbs.ts'
