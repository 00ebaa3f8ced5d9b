import { hour, minute } from '#platform/clock/schema'
import { rates } from '#platform/limits/schema'

/** Sizes in bytes, times in milliseconds. */
export const accountLimits = {
  resetLink: 30 * minute,
  confirmLink: 24 * hour,
  invite: 7 * 24 * hour,
  /** A year, even one with a leap day. */
  apiKey: 366 * 24 * hour,
  secondFactorWait: 10 * minute,
  sessionIdle: 30 * minute,
  sessionLongest: 12 * hour,
  recentSignIn: 5 * minute,
  recentWork: 15 * minute,
} as const

export const accountRates = rates({
  signInByAccountAndAddress: { tries: 5, window: 15 * minute, of: 'accountFromAddress' },
  signInByAccount: { tries: 50, window: 15 * minute, of: 'account' },
  signInByDevice: { tries: 5, window: 15 * minute, of: 'accountInBrowser' },
  signInWithCode: { tries: 5, window: 15 * minute, of: 'accountFromAddress' },
  signUp: { tries: 10, window: hour, of: 'address' },
  passwordReset: { tries: 10, window: minute, of: 'address' },
  mailToAccount: { tries: 5, window: hour, of: 'account' },
  secondFactor: { tries: 10, window: 15 * minute, of: 'account' },
  provider: { tries: 20, window: minute, of: 'address' },
  passkey: { tries: 20, window: minute, of: 'address' },
  confirmPassword: { tries: 10, window: 15 * minute, of: 'account' },
})
