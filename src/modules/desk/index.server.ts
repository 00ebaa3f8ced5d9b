export type { FileHolder } from './desk.ts'
export { answerCase, bringCase, bringWithFile, disagreeWith, entriesOf } from './desk.ts'
