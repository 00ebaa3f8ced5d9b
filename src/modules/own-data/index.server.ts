export type { OwnDataLetter, Section } from './own-data-letter.ts'
export { documentPath, photoPath } from './own-files.ts'
export { ownDataRefusals } from './refusals.ts'
export { askForCode, forgetOwnDataCodes, handOverOwnData, takeOwnData } from './taking.ts'
