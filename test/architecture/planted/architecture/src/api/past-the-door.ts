export type { Moment } from '../platform/clock/moment.ts'
