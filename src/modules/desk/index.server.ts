export type { FileHolder } from './deeds.ts'
export { answerCase, bringCase, disagreeWith } from './desk.ts'
