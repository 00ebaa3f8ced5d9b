import { scryptHashing } from '#modules/accounts'
import type { PasswordHashing } from '#platform/crypto'

const hashes = new Map<string, Promise<string>>()
const answers = new Map<string, Promise<boolean>>()

/**
 * The product's hashing, cached so that this worker computes nothing twice: a hash takes more than the rest
 * of a test of signing in. Not for tests of durations.
 */
export const rememberedHashing: PasswordHashing = {
  hash: (password) => remembered(hashes, password, () => scryptHashing.hash(password)),
  isHashOf: ({ hash, password }) =>
    remembered(answers, JSON.stringify([hash, password]), () =>
      scryptHashing.isHashOf({ hash, password }),
    ),
}

function remembered<Value>(
  known: Map<string, Promise<Value>>,
  key: string,
  compute: () => Promise<Value>,
): Promise<Value> {
  const value = known.get(key) ?? compute()
  known.set(key, value)
  return value
}
