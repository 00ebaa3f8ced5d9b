export type { Counted } from './limits.store.ts'
export { countRefused, type Limits, openLimits, type Try } from './limits.ts'
export { networkOf, plainAddress } from './network.ts'
export { platformLimits, type Rate } from './schema.ts'
