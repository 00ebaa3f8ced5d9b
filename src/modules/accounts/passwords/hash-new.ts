import type { PasswordHashing } from '#platform/crypto'
import { refuseUnless } from '../refusals.ts'
import type { openEstimator } from './estimator.ts'

/** The owner of a new password. */
export interface PasswordOwner {
  email: string
  name: string
  /** The organisation's names; empty only before set-up. */
  organisation: readonly string[]
}

/** Of 0 to 4: fewer than 10^8 guesses are too few (zxcvbn's words: "safely unguessable" from 3). */
const leastScore = 3

/** Loaded with the first password: its lists would add 40 ms and some megabytes to each start of a command. */
let estimator: Promise<ReturnType<typeof openEstimator>> | undefined

/**
 * Hashes a new password; the only way from one to what is stored. Refuses with `account.password_weak` one that is
 * known from leaks, one that is a pattern, and one made of its owner's names. Call it outside any transaction: hashing
 * takes long.
 */
export async function hashNewPassword(
  { passwords }: { passwords: PasswordHashing },
  password: string,
  owner: PasswordOwner,
): Promise<string> {
  estimator ??= import('./estimator.ts').then((module) => module.openEstimator())
  const words = wordsOf(owner)
  const { score } = await (await estimator).check(withoutWords(password, words), words)
  refuseUnless(score >= leastScore, 'account.password_weak', {
    fields: [{ path: 'password', message: weak }],
  })
  return passwords.hash(password)
}

const weak =
  'This password is too easy to guess. Use several words that only you would put together, without your name or the organisation’s.'

/** Returns the part that somebody who knows the names has to guess: a name next to a name is not another secret. */
function withoutWords(password: string, words: readonly string[]): string {
  const plain = password.normalize('NFKC')
  const lower = plain.toLowerCase()
  const known = words.filter((word) => lower.includes(word))
  return known.length === 0 ? plain : known.reduce((rest, word) => rest.replaceAll(word, ''), lower)
}

/** Returns every name as it is written, joined, and word by word; the longest first. */
function wordsOf({ email, name, organisation }: PasswordOwner): string[] {
  const words = [email, email.split('@')[0] ?? '', name, ...organisation].flatMap((text) => {
    const plain = text.normalize('NFKC').toLowerCase()
    const parts = plain.split(/[^\p{L}\p{M}\p{N}]+/u)
    return [plain, parts.join(''), ...parts]
  })
  return [...new Set(words.filter((word) => word.length > 2))].sort((a, b) => b.length - a.length)
}
