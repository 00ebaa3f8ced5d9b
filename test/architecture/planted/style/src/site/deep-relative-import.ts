import { getRecord } from '../modules/records/find-record.ts'

export const find = getRecord
