export { countDueRemovals, listDue } from './list-due.ts'
export { countDue } from './look-through.ts'
export { openRetention, type RetentionWorker } from './open-retention.ts'
export { removeDue } from './remove-due.ts'
