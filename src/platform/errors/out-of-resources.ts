import { systemCode } from './file-trouble.ts'
import type { Refusal } from './refusal.ts'
import { refusal } from './refusing.ts'

/** The system's codes for too little memory and too many open files, and Node's for a thread that cannot begin. */
const codes = new Set([
  ...['ENOMEM', 'EMFILE', 'ENFILE'],
  ...['ERR_WORKER_INIT_FAILED', 'ERR_MEMORY_ALLOCATION_FAILED'],
])

/** Returns the refusal for lack of memory or file handles; null for another failure. V8 reports it without a code. */
export function outOfResources(error: unknown): Refusal | null {
  const isOurs = error instanceof RangeError && /allocation failed/i.test(error.message)
  if (!isOurs && !codes.has(systemCode(error) ?? '')) return null
  return refusal('service.busy', { retryAfter: 5 })
}
