export { judge, unnamed } from './judge.schema.ts'
export { isOfLegalName } from './names.schema.ts'
export { fitText, verdictsOnFile } from './on-file.ts'
