import type { RefusalKind } from './refusal.ts'

/** The HTTP status (RFC 9110) of each kind of refusal. */
export const httpStatusOf = {
  not_found: 404,
  method_not_allowed: 405,
  unauthenticated: 401,
  forbidden: 403,
  conflict: 409,
  gone: 410,
  invalid: 422,
  precondition_required: 428,
  too_large: 413,
  unsupported: 415,
  too_many: 429,
  unavailable: 503,
} as const satisfies Record<RefusalKind, number>
