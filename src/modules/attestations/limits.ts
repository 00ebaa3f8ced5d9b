import { hour, minute } from '#platform/clock/schema'
import { rates } from '#platform/limits/schema'

/** Sizes in bytes, times in milliseconds. */
export const attestationLimits = {
  /** How long an attestation is valid; then the number of places in a list. */
  attestation: 90 * 24 * hour,
  attestationsPerList: 131_072,
  /** How long a status list is served as it was built, and how long others may keep it in all. */
  statusListBuilt: 30_000,
  statusListKept: 5 * minute,
  /** How long a key signs attestations before the next one is made. */
  attestationKey: 366 * 24 * hour,
  /** An offer of one to a wallet, wrong PINs for it, and the lifetimes of the wallet's token and nonce. */
  walletOffer: 10 * minute,
  walletPinTries: 5,
  walletToken: 5 * minute,
  walletNonce: 5 * minute,
} as const

export const attestationRates = rates({
  attestation: { tries: 10, window: minute, of: 'address' },
  wallet: { tries: 60, window: minute, of: 'address' },
})
