import { appendAudit } from '#modules/audit'
import type { ActionContext } from '#platform/context'
import { Refusal } from '#platform/errors'
import { networkOf } from '#platform/limits'
import type { BetterAuth } from './better-auth.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { openSessionOf, type SignInStep } from './open-session.ts'
import { isPasswordOf } from './passwords/is-password-of.ts'
import { findPasswordHolder, type PasswordHolder } from './passwords/passwords.store.ts'

export interface SignInInput {
  email: string
  password: string
  /** The caller's IP address. */
  address: string
}

/**
 * See `Accounts.beginSignIn`. A try is counted before the password is looked at, and forgotten when
 * it was right: counted afterwards, many tries at once would all slip through.
 */
export async function beginSignIn(
  ctx: ActionContext,
  auth: BetterAuth,
  { email, password, address }: SignInInput,
): Promise<SignInStep> {
  const account = email.toLowerCase()
  const accountAndAddress = `${account} ${networkOf(address)}`
  await ctx.limits.take('signInByAccountAndAddress', accountAndAddress)
  await ctx.limits.take('signInByAccount', account)
  const holder = await ctx.read(({ tx }) => findPasswordHolder(tx, account))
  const isRight = await isPasswordOf(holder, password)
  const step = holder && isRight ? await openSession(ctx, auth, holder) : null
  if (!step) {
    await noteFailure(ctx, holder)
    throw new Refusal('session.wrong_credentials')
  }
  await ctx.limits.forget('signInByAccountAndAddress', accountAndAddress)
  await ctx.limits.forget('signInByAccount', account)
  return step
}

/** See `Accounts.signIn`. */
export async function signIn(
  ctx: ActionContext,
  auth: BetterAuth,
  { code, ...input }: SignInInput & { code?: string | undefined },
): Promise<Headers> {
  const step = await beginSignIn(ctx, auth, input)
  if (step.kind === 'signed_in') return step.headers
  if (!code) throw new Refusal('session.second_factor_required')
  return finishSignIn(ctx, auth, { token: step.token, code })
}

function openSession(ctx: ActionContext, auth: BetterAuth, { id: accountId }: PasswordHolder) {
  return openSessionOf(ctx, auth, { accountId, method: 'password', asksSecondFactor: true })
}

/** Also for an email that nobody has, again for the sake of equal time. */
async function noteFailure(ctx: ActionContext, holder: PasswordHolder | undefined): Promise<void> {
  const subject = holder ? `account:${holder.id}` : null
  await ctx.writeGrouped((write) => appendAudit(write, 'account.sign_in_failed', subject))
}
