export { type Limits, openLimits } from './limits.ts'
export { networkOf } from './network.ts'
export { limitTable, type RateName } from './schema.ts'
