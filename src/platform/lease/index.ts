export { endLease, type LeaseHolder, openLease } from './lease.ts'
export { clockSteadySince } from './steady-clock.ts'
