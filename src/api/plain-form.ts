import { refusal } from '#platform/errors'

/** No form of ours has a tenth as many fields. */
const mostPairs = 1000

/**
 * The pairs of a plain form. One with more than 1,000 is refused with `request.unreadable` before it is
 * parsed: the platform takes seconds for half a million of them, and all others would wait.
 */
export function plainForm(text: string): URLSearchParams {
  let pairs = 1
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) {
    pairs += 1
    if (pairs > mostPairs) throw refusal('request.unreadable')
  }
  return new URLSearchParams(text)
}
