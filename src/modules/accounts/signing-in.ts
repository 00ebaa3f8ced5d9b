import { appendAudit } from '#modules/audit'
import type { ActionContext } from '#platform/context'
import { Refusal } from '#platform/errors'
import { accountOfLink } from './account-links.ts'
import { removeSession } from './authenticate.store.ts'
import {
  findPasswordHash,
  findPasswordHolder,
  hasSecondFactor,
  type PasswordHolder,
} from './credentials.store.ts'
import { onlyCookie, sessionCookieName } from './devices.ts'
import { accountRates } from './forms.schema.ts'
import { removeLinks } from './links.store.ts'
import type { Accounts } from './opening.ts'
import { countTry, fromAddress, isPasswordOf, type PasswordTry } from './passwords.ts'
import { refusal, refuseUnless } from './refusals.ts'
import { proveCode } from './second-factor.ts'
import { openSessionOf, type SignedIn, type SignInStep } from './sessions.ts'

export interface SignInInput {
  email: string
  password: string
  /** The caller's IP address. */
  address: string
  /** Headers of the request, where a browser signs in. */
  headers?: Headers | undefined
  /** Of the second factor; a person who sends it right away gets in even while strangers' tries block the password. */
  code?: string | undefined
}

/** Begins `signIn` in two steps, for pages: returns the session, or a token for `finishSignIn`. */
export async function beginSignIn(
  ctx: ActionContext,
  accounts: Accounts,
  { email: given, code, ...rest }: SignInInput,
): Promise<SignInStep> {
  const email = given.toLowerCase()
  const holder = await ctx.read(({ tx }) => findPasswordHolder(tx, email))
  const tried = { ...rest, email, holder }
  try {
    return await signInByPassword(ctx, accounts, tried)
  } catch (error) {
    const isKeptOut = error instanceof Refusal && error.code === 'request.too_many'
    if (!isKeptOut || !code) throw error
    return signInWithCode(ctx, accounts, { ...tried, code, kept: error })
  }
}

async function signInByPassword(
  ctx: ActionContext,
  accounts: Accounts,
  { password, ...tried }: PasswordTry & { password: string },
): Promise<SignInStep> {
  const { holder, headers } = tried
  const forgetTries = await countTry(ctx, tried)
  const isRight = await isPasswordOf(ctx, holder, password)
  const step = holder && isRight ? await openSession(ctx, accounts, { ...holder, headers }) : null
  if (!step) {
    await noteFailure(ctx, holder)
    throw refusal('session.wrong_credentials')
  }
  await forgetTries()
  return step
}

function openSession(
  ctx: ActionContext,
  accounts: Accounts,
  { id: accountId, passwordHash, headers }: PasswordHolder & Pick<SignInInput, 'headers'>,
): Promise<SignInStep | null> {
  const proof = { method: 'password', passwordHash, asksSecondFactor: true } as const
  return openSessionOf(ctx, accounts, { ...proof, accountId, headers })
}

/**
 * Opens a session and returns the headers (`Set-Cookie`) that carry it. Refuses with `session.wrong_credentials`, alike
 * for unknown email, wrong password and disabled account, and with `request.too_many` after too many tries. `email` and
 * `password` as `signInSchema` parses them. Where the account has a second factor, `code` is its code: refuses with
 * `session.second_factor_required` and `session.wrong_code`.
 */
export async function signIn(
  ctx: ActionContext,
  accounts: Accounts,
  input: SignInInput,
): Promise<Headers> {
  const step = await beginSignIn(ctx, accounts, input)
  if (step.kind === 'signed_in') return step.headers
  const { code, headers } = input
  if (!code) throw refusal('session.second_factor_required')
  return (await finishSignIn(ctx, accounts, { token: step.token, code, headers })).headers
}

/** Notes a failed sign-in, also for an unknown email, so that it takes the same time. */
async function noteFailure(ctx: ActionContext, holder: PasswordHolder | undefined): Promise<void> {
  const subject = holder ? `account:${holder.id}` : null
  await ctx.writeGrouped((write) => appendAudit(write, 'account.sign_in_failed', subject))
}

interface AtOnce extends PasswordTry {
  password: string
  code: string
  /** The refusal by the limits of the password. */
  kept: Refusal
}

/**
 * Signs in the owner of a second factor who is locked out by strangers' wrong passwords: with password and code
 * together, on a limit per account and address that nobody elsewhere can use up. Anybody who lacks either gets the
 * refusal from before (`kept`), and so learns nothing about the other.
 */
async function signInWithCode(
  ctx: ActionContext,
  accounts: Accounts,
  { email, address, holder, headers, password, code, kept }: AtOnce,
): Promise<SignInStep> {
  const from = fromAddress(email, address)
  await ctx.limits.take(accountRates.signInWithCode, from)
  const isRight = await isPasswordOf(ctx, holder, password)
  // With the right password, tries from everywhere count, as after the first step; otherwise, for equal time, those
  // from this address.
  const guesser = holder && isRight ? holder.id : from
  if (!(await ctx.limits.mayTake(accountRates.secondFactor, guesser))) throw kept
  const hasFactor = await ctx.read(({ tx }) => hasSecondFactor(tx, holder?.id ?? ''))
  const proved = holder && hasFactor ? await proveCode(ctx, holder.id, code) : null
  const accountId = await ctx.write(async (write) => {
    if (holder && proved && isRight && (await proved(write))) return holder.id
    await appendAudit(write, 'account.sign_in_failed', holder ? `account:${holder.id}` : null)
    return null
  })
  if (accountId === null) throw kept
  const passwordHash = holder?.passwordHash ?? null
  const proof = { method: 'password', passwordHash, asksSecondFactor: false, headers } as const
  const step = await openSessionOf(ctx, accounts, { ...proof, accountId })
  if (!step) throw kept
  await ctx.limits.forget(accountRates.signInWithCode, from)
  await ctx.limits.forget(accountRates.secondFactor, accountId)
  return step
}

/**
 * Finishes the second step, within 10 minutes: a code of the authenticator app or a backup code. Refuses with
 * `session.wrong_code`, `session.step_ended` and `request.too_many`.
 */
export async function finishSignIn(
  ctx: ActionContext,
  accounts: Accounts,
  { token, code, headers }: { token: string; code: string; headers?: Headers | undefined },
): Promise<SignedIn> {
  const step = { token, purpose: 'second-factor' } as const
  const accountId = await ctx.read((read) => accountOfLink(read, step))
  refuseUnless(accountId !== null, 'session.step_ended')
  await ctx.limits.take(accountRates.secondFactor, accountId)
  const proved = await proveCode(ctx, accountId, code)
  const passed = await ctx.write(async (write) => {
    // Checked again inside the transaction: of two simultaneous tries with one token only the first continues.
    refuseUnless((await accountOfLink(write, step)) === accountId, 'session.step_ended')
    if (await proved(write)) {
      await removeLinks(write.tx, accountId, 'second-factor')
      return { passwordHash: await findPasswordHash(write.tx, accountId) }
    }
    await appendAudit(write, 'account.sign_in_failed', `account:${accountId}`)
    return null
  })
  refuseUnless(passed, 'session.wrong_code')
  await ctx.limits.forget(accountRates.secondFactor, accountId)
  const proof = { method: 'password', asksSecondFactor: false, headers } as const
  const opened = await openSessionOf(ctx, accounts, { ...proof, ...passed, accountId })
  // Only when the account got another password, or an admin removed or disabled it, within these milliseconds.
  if (opened?.kind !== 'signed_in') throw refusal('session.step_ended')
  return opened
}

/** Ends the session of these headers, if there is one, and returns headers that delete the cookie. */
export async function signOut(
  ctx: ActionContext,
  accounts: Accounts,
  headers: Headers,
): Promise<Headers> {
  const actor = await accounts.authenticate(headers)
  if (actor.kind === 'account')
    await ctx.write(async (write) => {
      const ended = await removeSession(write.tx, actor.sessionId)
      if (ended) await appendAudit({ ...write, actor }, 'account.signed_out', `account:${actor.id}`)
    })
  // Removes the rest of a session that had expired, and the cookie.
  const { headers: answer } = await accounts.auth.api.signOut({ headers, returnHeaders: true })
  return onlyCookie(answer, sessionCookieName(ctx.config.url))
}
