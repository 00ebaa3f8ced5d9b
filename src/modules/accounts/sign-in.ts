import { appendAudit } from '#modules/audit'
import type { ActionContext } from '#platform/context'
import { Refusal } from '#platform/errors'
import type { BetterAuth } from './better-auth.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { openSessionOf, type SignInStep } from './open-session.ts'
import { countTry, type PasswordTry } from './password-tries.ts'
import { isPasswordOf } from './passwords/is-password-of.ts'
import { findPasswordHolder, type PasswordHolder } from './passwords/passwords.store.ts'
import { signInWithCode } from './sign-in-with-code.ts'

export interface SignInInput {
  email: string
  password: string
  /** The caller's IP address. */
  address: string
  /** The request's, where a browser signs in. */
  headers?: Headers | undefined
  /** Of the second factor; whoever sends it at once gets in while strangers keep the password out. */
  code?: string | undefined
}

/** See `Accounts.beginSignIn`. */
export async function beginSignIn(
  ctx: ActionContext,
  auth: BetterAuth,
  { email: given, code, ...rest }: SignInInput,
): Promise<SignInStep> {
  const email = given.toLowerCase()
  const holder = await ctx.read(({ tx }) => findPasswordHolder(tx, email))
  const tried = { ...rest, email, holder }
  try {
    return await signInByPassword(ctx, auth, tried)
  } catch (error) {
    const isKeptOut = error instanceof Refusal && error.code === 'request.too_many'
    if (!isKeptOut || !code) throw error
    return signInWithCode(ctx, auth, { ...tried, code, kept: error })
  }
}

async function signInByPassword(
  ctx: ActionContext,
  auth: BetterAuth,
  { password, ...tried }: PasswordTry & { password: string },
): Promise<SignInStep> {
  const { holder, headers } = tried
  const forgetTries = await countTry(ctx, tried)
  const isRight = await isPasswordOf(holder, password)
  const step = holder && isRight ? await openSession(ctx, auth, { ...holder, headers }) : null
  if (!step) {
    await noteFailure(ctx, holder)
    throw new Refusal('session.wrong_credentials')
  }
  await forgetTries()
  return step
}

function openSession(
  ctx: ActionContext,
  auth: BetterAuth,
  { id: accountId, passwordHash, headers }: PasswordHolder & Pick<SignInInput, 'headers'>,
): Promise<SignInStep | null> {
  const proof = { method: 'password', passwordHash, asksSecondFactor: true } as const
  return openSessionOf(ctx, auth, { ...proof, accountId, headers })
}

/** See `Accounts.signIn`. */
export async function signIn(
  ctx: ActionContext,
  auth: BetterAuth,
  input: SignInInput,
): Promise<Headers> {
  const step = await beginSignIn(ctx, auth, input)
  if (step.kind === 'signed_in') return step.headers
  const { code, headers } = input
  if (!code) throw new Refusal('session.second_factor_required')
  return finishSignIn(ctx, auth, { token: step.token, code, headers })
}

/** Also for an email that nobody has, again for the sake of equal time. */
async function noteFailure(ctx: ActionContext, holder: PasswordHolder | undefined): Promise<void> {
  const subject = holder ? `account:${holder.id}` : null
  await ctx.writeGrouped((write) => appendAudit(write, 'account.sign_in_failed', subject))
}
