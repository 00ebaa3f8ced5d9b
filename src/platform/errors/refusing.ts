import { type LimitOf, tooManySaid } from '#platform/limits/schema'
import type { Verdict } from '#platform/verdict.schema'
import { Refusal, type RefusalDetails, type RefusalTable } from './refusal.ts'

/** Refusals about a request itself, whatever it asks for. */
const requestRefusals = {
  'request.invalid': {
    kind: 'invalid',
    sentence: 'Some of what was sent is not right. Correct the fields named and send it again.',
  },
  'request.unreadable': {
    kind: 'invalid',
    sentence: 'The request could not be read. Send JSON, or the form as the page shows it.',
  },
  'request.too_large': {
    kind: 'too_large',
    sentence: 'The request is larger than allowed. Send less at once.',
  },
  'request.foreign_origin': {
    kind: 'forbidden',
    sentence:
      'This request came from another website and was refused. Open the page here and try again.',
  },
  'request.opened_for_other': {
    kind: 'conflict',
    sentence:
      'Another file or account may have been opened in this browser since. Nothing was changed. Open yours again.',
  },
  'request.precondition_required': {
    kind: 'precondition_required',
    sentence: 'Say which version you are changing: send If-Match with the version that you read.',
  },
  'request.key_unreadable': {
    kind: 'invalid',
    sentence:
      'The Idempotency-Key could not be read. Send 8 to 200 letters, digits or signs, preferably a new UUID for each action.',
  },
  'request.key_reused': {
    kind: 'invalid',
    sentence:
      'This Idempotency-Key was used for a different request. Send a new key for a new action.',
  },
  'request.too_many': {
    kind: 'too_many',
    sentence: 'There were too many tries. Wait for the time given and try again.',
  },
  'route.not_found': {
    kind: 'not_found',
    sentence: 'Nothing is at this address. Check the address, or start from the home page.',
  },
  'route.method_not_allowed': {
    kind: 'method_not_allowed',
    sentence:
      'This address does not take requests of this kind. Start from the home page; for programs, Allow lists what it takes.',
  },
  'service.unavailable': {
    kind: 'unavailable',
    sentence: 'Candor cannot answer at the moment. Try again in a minute.',
  },
  'service.database_unavailable': {
    kind: 'unavailable',
    sentence: 'The database does not answer at the moment. Try again in a minute.',
  },
  'service.storage_unavailable': {
    kind: 'unavailable',
    sentence: 'The storage of files does not answer at the moment. Try again in a minute.',
  },
  'service.busy': {
    kind: 'unavailable',
    sentence: 'Too much is being sent or shown at the moment. Try again in a few seconds.',
  },
  'service.no_room': {
    kind: 'unavailable',
    sentence:
      'There is no room left on the disk, so nothing can be saved. Nothing was changed. Tell the operator.',
  },
  'service.outcome_unknown': {
    kind: 'unavailable',
    sentence:
      'The database went away while this was being saved. It may have been saved. Look before you try again.',
  },
  'record.changed_meanwhile': {
    kind: 'conflict',
    sentence: 'Somebody else changed this record. Compare both versions and decide.',
  },
} as const satisfies RefusalTable

/** Refusals about a file that somebody sends. */
const fileRefusals = {
  'document.not_found': { kind: 'not_found', sentence: 'There is no such document.' },
  'document.file_missing': {
    kind: 'not_found',
    sentence:
      'This file is missing from the agency’s storage, so it cannot be shown. Tell the agency.',
  },
  'document.file_corrupt': {
    kind: 'not_found',
    sentence:
      'This file is corrupt in the agency’s storage, so it cannot be shown. Tell the agency.',
  },
  'document.unsupported': {
    kind: 'unsupported',
    sentence:
      'This file is not a JPEG, PNG, WebP, HEIC, TIFF, BMP or PDF. Take a photo of the document or save it as a PDF.',
  },
  'document.locked': {
    kind: 'invalid',
    sentence:
      'This PDF asks for a password. Open it with the password, print it to a new PDF, and send that.',
  },
  'document.without_fonts': {
    kind: 'invalid',
    sentence:
      'This PDF does not carry its fonts, so words of it would be missing here. Print it to a new PDF, or take a photo of the document.',
  },
  'document.too_large': {
    kind: 'too_large',
    sentence:
      'This file is larger than 15 MiB. Take the photo at a lower resolution or scan it again.',
  },
  'document.too_many_pixels': {
    kind: 'invalid',
    sentence: 'A page of this file has more than 60 megapixels. Scan it at a lower resolution.',
  },
  'document.too_many_pages': {
    kind: 'invalid',
    sentence: 'This file has more than 20 pages. Keep only the pages of this document.',
  },
  'document.active_content': {
    kind: 'invalid',
    sentence:
      'This PDF has more than pages: script, attached files or actions. Print it to a new PDF, or take a photo of the document.',
  },
  'document.damaged': {
    kind: 'invalid',
    sentence:
      'This file is damaged, or written in a way that cannot be shown here. Open it yourself, save it again and try once more.',
  },
  'document.empty': {
    kind: 'invalid',
    sentence: 'No file arrived. Choose the file again.',
  },
} as const satisfies RefusalTable

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
