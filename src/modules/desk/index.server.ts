export type { FileHolder } from './desk.ts'
export { answerCase, bringCase, disagreeWith } from './desk.ts'
