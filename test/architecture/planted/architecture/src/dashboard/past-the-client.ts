export { listRecords } from '../api/records.ts'
