export type { Accounts } from './open-accounts.ts'
export { refuseUnlessMay } from './refuse-unless-may.ts'
