import { refusal } from '#platform/errors'

/** No form of ours has a tenth as many fields. */
const mostPairs = 1000

/**
 * Returns the pairs of a plain form. Refuses one with more than 1,000 with `request.unreadable` before
 * parsing it: the platform takes seconds for half a million pairs, and everyone else would wait.
 */
export function plainForm(text: string): URLSearchParams {
  let pairs = 1
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) {
    pairs += 1
    if (pairs > mostPairs) throw refusal('request.unreadable')
  }
  return new URLSearchParams(text)
}
