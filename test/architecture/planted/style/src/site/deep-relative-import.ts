import { findRecord } from '../modules/records/find-record.ts'

export const find = findRecord
