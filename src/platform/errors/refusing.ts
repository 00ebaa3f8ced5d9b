import { type LimitOf, tooManySaid } from '#platform/limits/schema'
import type { Verdict } from '#platform/verdict.schema'
import { Refusal, type RefusalDetails, type RefusalTable } from './refusal.ts'
import { refusalsOf } from './refusals-of.ts'

/** Refusals about a request itself, whatever it asks for. */
const requestRefusals = refusalsOf({
  'request.invalid': 'invalid',
  'request.unreadable': 'invalid',
  'request.too_large': 'too_large',
  'request.foreign_origin': 'forbidden',
  'request.opened_for_other': 'conflict',
  'request.precondition_required': 'precondition_required',
  'request.key_unreadable': 'invalid',
  'request.key_reused': 'invalid',
  'request.too_many': 'too_many',
  'route.not_found': 'not_found',
  'route.method_not_allowed': 'method_not_allowed',
  'service.unavailable': 'unavailable',
  'service.database_unavailable': 'unavailable',
  'service.storage_unavailable': 'unavailable',
  'service.busy': 'unavailable',
  'service.no_room': 'unavailable',
  'service.outcome_unknown': 'unavailable',
  'record.changed_meanwhile': 'conflict',
})

/** Refusals about a file that somebody sends. */
const fileRefusals = refusalsOf({
  'document.not_found': 'not_found',
  'document.file_missing': 'not_found',
  'document.file_corrupt': 'not_found',
  'document.unsupported': 'unsupported',
  'document.locked': 'invalid',
  'document.without_fonts': 'invalid',
  'document.too_large': 'too_large',
  'document.too_many_pixels': 'invalid',
  'document.too_many_pages': 'invalid',
  'document.active_content': 'invalid',
  'document.damaged': 'invalid',
  'document.empty': 'invalid',
})

/** What any module may refuse with, in addition to its own codes. */
export const commonRefusals = { ...requestRefusals, ...fileRefusals }

/** The text for a defect, which is not a refusal: nobody should learn more of it. */
export const defectSentence = 'Something went wrong on our side.'

/** Refuses with the codes of these tables, and with no other. */
export interface Refusing<Code extends string> {
  refusal(code: Code, details?: RefusalDetails): Refusal
  /** Throws the refusal unless the condition holds. */
  refuseUnless(condition: unknown, code: Code, details?: RefusalDetails): asserts condition
  /** Throws the reason of a verdict that says no, with who could do it. */
  refuseBy(verdict: Verdict<Code>): void
}

/** Returns functions that refuse with the codes of a module's tables and the common ones. */
export function refusing<Table extends RefusalTable>(
  own: Table,
): Refusing<Extract<keyof Table, string> | keyof typeof commonRefusals> {
  const table: RefusalTable = { ...commonRefusals, ...own }
  const refusal = (code: string, details?: RefusalDetails) =>
    new Refusal(code, table[code] as RefusalTable[string], details)
  return {
    refusal,
    refuseUnless: (condition, code, details) => {
      if (!condition) throw refusal(code, details)
    },
    refuseBy: (verdict) => {
      if (!verdict.may) throw refusal(verdict.reason, { extra: { who: verdict.who } })
    },
  }
}

const common = refusing({})

export const { refusal } = common
export const refuseUnless: typeof common.refuseUnless = common.refuseUnless

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

/** Returns the refusal after too many tries. */
export function tooManyTries(of: LimitOf, seconds: number): Refusal {
  const message = tooManySaid(of, seconds)
  return refusal('request.too_many', { message, limitOf: of, retryAfter: seconds })
}
