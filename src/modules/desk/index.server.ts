export type { FileHolder } from './desk.ts'
export { answerCase, bringCase, disagreeWith, entriesOf } from './desk.ts'
