export { fitText } from './fit-text.ts'
export { judge } from './judge.ts'
export { unnamed } from './kinds.ts'
export { isOfLegalName } from './names.ts'
