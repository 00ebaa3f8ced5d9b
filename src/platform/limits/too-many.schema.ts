import { filled } from '#platform/gaps.schema'
import { problems } from '#platform/problems.schema'
import type { LimitOf } from './schema.ts'

const sentences = problems('limits', {
  tooMany: 'There were too many tries {whose}. Try again in {wait}.',
})

const whose: Readonly<Record<LimitOf, string>> = {
  address: 'from your connection',
  account: 'with this account',
  accountFromAddress: 'with this account from your connection',
  accountInBrowser: 'with this account in this browser',
}

/** Says whose tries were too many and how long to wait; `Retry-After` says it in seconds. */
export function tooManySaid(of: LimitOf, seconds: number): string {
  const [count, unit] = seconds <= 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  const wait = { value: [String(count), unit], words: `${count} ${unit}${count === 1 ? '' : 's'}` }
  return filled(sentences.tooMany, { whose: { value: of, words: whose[of] }, wait })
}
