export { endLease, type LeaseHolder, openLease } from './lease.ts'
export { clockSteadyFor } from './steady-clock.ts'
