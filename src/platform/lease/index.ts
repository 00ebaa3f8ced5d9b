export { endLease, type LeaseHolder, openLease } from './lease.ts'
