export { type Limits, openLimits, type Try } from './limits.ts'
export { networkOf } from './network.ts'
export { limitTable, type RateName } from './schema.ts'
