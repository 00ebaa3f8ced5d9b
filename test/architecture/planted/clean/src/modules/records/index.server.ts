export { findRecord } from './find-record.ts'
