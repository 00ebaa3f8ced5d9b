export { clockSteadyFor, endLease, type LeaseHolder, openLease } from './lease.ts'
