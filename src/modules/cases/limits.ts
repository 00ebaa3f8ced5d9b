import { day, minute } from '#platform/clock/schema'
import { rates } from '#platform/limits/schema'

/** In milliseconds. */
export const caseLimits = {
  /** What one person may bring of a kind, where the kind says nothing else. */
  casesOfAKind: 100,
  /** For how long the form of what its writer keeps counts once. */
  caseSentAgain: 366 * day,
} as const

export const caseRates = rates({
  /** Not even a hash of the address is stored: some of these lead to nobody. */
  publicCase: { tries: 10, window: minute, of: 'address', isUnwritten: true },
})
