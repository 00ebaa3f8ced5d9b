import { appendAudit } from '#modules/audit'
import type { ActionContext } from '#platform/context'
import { Refusal } from '#platform/errors'
import { finishSignIn } from './finish-sign-in.ts'
import type { Accounts } from './open-accounts.ts'
import { openSessionOf, type SignInStep } from './open-session.ts'
import { countTry, type PasswordTry } from './password-tries.ts'
import { isPasswordOf } from './passwords/is-password-of.ts'
import { findPasswordHolder, type PasswordHolder } from './passwords/passwords.store.ts'
import { refusal } from './refusals.ts'
import { signInWithCode } from './sign-in-with-code.ts'

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
