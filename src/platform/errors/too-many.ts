import { filled } from '#platform/gaps.schema'
import { type LimitOf, tooManyTriesSentence } from '#platform/limits/schema'
import type { Refusal } from './refusal.ts'
import { refusal } from './refusing.ts'

const whose: Readonly<Record<LimitOf, string>> = {
  address: 'from your connection',
  account: 'with this account',
  accountFromAddress: 'with this account from your connection',
  accountInBrowser: 'with this account in this browser',
}

/** Says whose tries were too many and how long to wait; `Retry-After` says it in seconds. */
export function tooManySentence(of: LimitOf, seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  const wait =
    seconds === 1 ? '1 second' : seconds <= 90 ? `${seconds} seconds` : `${minutes} minutes`
  return filled(tooManyTriesSentence, { whose: whose[of], wait })
}

/** Returns the refusal after too many tries. */
export function tooManyTries(of: LimitOf, seconds: number): Refusal {
  const message = tooManySentence(of, seconds)
  return refusal('request.too_many', { message, limitOf: of, retryAfter: seconds })
}
