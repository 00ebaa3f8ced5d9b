export { recordNamed } from '../modules/records/records.store.ts'
