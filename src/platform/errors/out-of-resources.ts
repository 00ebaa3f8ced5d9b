import { systemCode } from './file-trouble.ts'
import type { Refusal } from './refusal.ts'
import { refusal } from './refusing.ts'

/** Of the system, for memory and for files that are open at once, and of Node when a thread cannot begin. */
const codes = new Set([
  ...['ENOMEM', 'EMFILE', 'ENFILE'],
  ...['ERR_WORKER_INIT_FAILED', 'ERR_MEMORY_ALLOCATION_FAILED'],
])

/**
 * The refusal of what the system gave no memory or no file handle for, as it says of itself; null for another
 * failure. V8 tells it without a code.
 */
export function outOfResources(error: unknown): Refusal | null {
  const isOurs = error instanceof RangeError && /allocation failed/i.test(error.message)
  if (!isOurs && !codes.has(systemCode(error) ?? '')) return null
  return refusal('service.busy', { retryAfter: 5 })
}
