export type { Record } from '../src/modules/records/schema.ts'
