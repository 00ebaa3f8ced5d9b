import { Refusal } from './refusal.ts'
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

/** Returns the operating system's code of an error (`ENOENT`), or undefined. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined
}

const troubles: Readonly<Record<string, string>> = {
  ENOENT: 'There is nothing at this path. Check it.',
  ENOTDIR: 'Part of the path is not a folder. Check it.',
  EISDIR: 'It is a folder. Name a file.',
  EACCES: 'The user that Candor runs as has no permission for it.',
  EPERM: 'The user that Candor runs as has no permission for it.',
  EROFS: 'The disk there is read-only.',
  ENOSPC: 'There is no room left on the disk. Make room, then try again.',
  EDQUOT: 'There is no room left on the disk. Make room, then try again.',
  EFBIG: 'The disk does not accept a file of this size.',
  EIO: 'The disk is failing. Check it before you try again.',
  ENAMETOOLONG: 'The name is too long.',
  ELOOP: 'The path leads in a circle of links.',
  EMFILE: 'Too many files are open. Try again in a moment.',
  ENFILE: 'Too many files are open. Try again in a moment.',
}

/** Returns why a file could not be read or written, in a sentence; null for another failure. */
export function fileTrouble(error: unknown): string | null {
  return troubles[systemCode(error) ?? ''] ?? null
}

/** Returns the refusal of a write to a full disk; nothing of it was kept. */
export function noRoom(): Refusal {
  return refusal('service.no_room', { retryAfter: 60 })
}

/** Returns the operating system's code of an error, or of what a refusal was caused by; undefined without one. */
export function systemCodeBehind(error: unknown): string | undefined {
  return systemCode(error instanceof Refusal ? error.cause : error)
}
