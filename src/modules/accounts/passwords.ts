import { hashPassword, verifyPassword } from 'better-auth/crypto'
import type { ActionContext } from '#platform/context'
import type { PasswordHashing } from '#platform/crypto'
import { networkOf, type Rate } from '#platform/limits'
import { isRecent } from './authenticate.ts'
import { findPasswordHash, type PasswordHolder } from './credentials.store.ts'
import { knownDevice } from './devices.ts'
import type { openEstimator } from './estimator.ts'
import { accountRates } from './forms.schema.ts'
import { refuseUnless } from './refusals.ts'
import { whoActs } from './second-factor.ts'

/** Scrypt with better-auth's parameters (N = 2^14, r = 16), off the main thread: some 50 ms and 32 MB each. */
export const scryptHashing: PasswordHashing = { hash: hashPassword, isHashOf: verifyPassword }

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

/**
 * Tells whether it is the password of an account that may sign in. Costs one hash in any case, so that the time does
 * not reveal whether there is such an account.
 */
export async function isPasswordOf(
  { passwords }: { passwords: PasswordHashing },
  holder: PasswordHolder | undefined,
  password: string,
): Promise<boolean> {
  const hash = holder?.passwordHash ?? nobodysHash
  const isSame = await passwords.isHashOf({ hash, password })
  return isSame && holder?.passwordHash === hash && holder.disabledAt === null
}

/** A hash of no password, in better-auth's form: a salt and a key of 64 bytes. */
const nobodysHash = `${'0'.repeat(32)}:${'0'.repeat(128)}`

export interface PasswordTry {
  /** In lower case. */
  email: string
  /** The account with this email, if any. */
  holder: PasswordHolder | undefined
  /** The caller's IP address. */
  address: string
  /** Headers of the request, where a browser asks. */
  headers?: Headers | undefined
}

/**
 * Counts one password try, before the password is checked: counted afterwards, many simultaneous ones would all slip
 * through. Returns a function that forgets the tries when it was right. A browser that has signed in to the account
 * before has a limit of its own, so that strangers' wrong passwords do not lock it out. Refuses with
 * `request.too_many`.
 */
export async function countTry(
  ctx: ActionContext,
  { email, holder, address, headers }: PasswordTry,
): Promise<() => Promise<void>> {
  const { secrets, config } = ctx
  // Also for an unknown email: the same work for every email.
  const { id, passwordHash } = holder ?? { id: '', passwordHash: null }
  const device = knownDevice({ secrets, headers, url: config.url }, { id, passwordHash })
  const counters: [Rate, string][] =
    device === null
      ? [
          [accountRates.signInByAccountAndAddress, fromAddress(email, address)],
          [accountRates.signInByAccount, email],
        ]
      : [[accountRates.signInByDevice, `${id} ${device}`]]
  for (const [rate, subject] of counters) await ctx.limits.take(rate, subject)
  return async () => {
    for (const [rate, subject] of counters) await ctx.limits.forget(rate, subject)
  }
}

/** Returns the subject of a limit per account and address. */
export function fromAddress(email: string, address: string): string {
  return `${email} ${networkOf(address)}`
}

/**
 * Asks the signed-in person for the password again, before an action that would give a borrowed session permanent
 * access. A person without a password (with a provider) has to have signed in within the last 5 minutes instead:
 * `session.not_recent`. Refuses with `account.wrong_password`, and with `request.too_many` after ten tries in 15
 * minutes.
 */
export async function confirmPassword(
  ctx: ActionContext,
  { password }: { password: string },
): Promise<void> {
  const accountId = whoActs(ctx)
  const hash = await ctx.read(({ tx }) => findPasswordHash(tx, accountId))
  if (hash === null) return refuseUnless(await ctx.read(isRecent), 'session.not_recent')
  await ctx.limits.take(accountRates.confirmPassword, accountId)
  refuseUnless(await ctx.passwords.isHashOf({ hash, password }), 'account.wrong_password', {
    fields: [{ path: 'password', message: 'This is not your password. Check it and try again.' }],
  })
  await ctx.limits.forget(accountRates.confirmPassword, accountId)
}
