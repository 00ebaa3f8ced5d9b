import { APIError } from 'better-auth/api'
import { appendAudit } from '#modules/audit'
import type { ActionContext } from '#platform/context'
import { Refusal } from '#platform/errors'
import { networkOf } from '#platform/limits'
import { findAccountByEmail } from './accounts.store.ts'
import type { BetterAuth } from './better-auth.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { admit, type SignInStep } from './open-session.ts'
import { onlyCookie, sessionCookieName } from './session-cookie.ts'

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
  const step = await signInByPassword(ctx, auth, { email: account, password })
  if (!step) {
    await noteFailure(ctx, account)
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

/** Goes on with the right password of an enabled account; else null. */
export async function signInByPassword(
  ctx: ActionContext,
  auth: BetterAuth,
  credentials: { email: string; password: string },
): Promise<SignInStep | null> {
  const checked = await checkPassword(auth, credentials)
  if (!checked) return null
  const { token, headers } = checked
  const step = await admit(ctx, { token, method: 'password', asksSecondFactor: true })
  if (step?.kind !== 'signed_in') return step
  return { ...step, headers: onlyCookie(headers, sessionCookieName(ctx.config.url)) }
}

/** better-auth hashes for an unknown email too, so that both answers take the same time. */
async function checkPassword(auth: BetterAuth, body: { email: string; password: string }) {
  try {
    const { headers, response } = await auth.api.signInEmail({ body, returnHeaders: true })
    return { headers, token: response.token }
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) return null
    throw error
  }
}

/** Also for an email that nobody has, again for the sake of equal time. */
async function noteFailure(ctx: ActionContext, email: string): Promise<void> {
  await ctx.writeGrouped(async (write) => {
    const account = await findAccountByEmail(write.tx, email)
    const subject = account ? `account:${account.id}` : null
    await appendAudit(write, 'account.sign_in_failed', subject)
  })
}
