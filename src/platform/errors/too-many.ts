import type { LimitOf } from '#platform/limits/schema'
import { tooManySaid } from '#platform/limits/too-many.schema'
import type { Refusal } from './refusal.ts'
import { refusal } from './refusing.ts'

/** Returns the refusal after too many tries. */
export function tooManyTries(of: LimitOf, seconds: number): Refusal {
  const message = tooManySaid(of, seconds)
  return refusal('request.too_many', { message, limitOf: of, retryAfter: seconds })
}
