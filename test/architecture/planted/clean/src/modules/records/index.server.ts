export { getRecord } from './find-record.ts'
