export {
  answerCase,
  bringCase,
  bringWithFile,
  disagreeWith,
  entriesOf,
  takeCaseBack,
} from './desk.ts'
export type { FileHolder } from './verbs.ts'
