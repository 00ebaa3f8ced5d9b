import type { ActionContext } from '#platform/context'
import { Refusal } from '#platform/errors'
import type { BetterAuth } from './better-auth.ts'
import { createAccount } from './create-account.ts'
import { openSession, type SignInInput } from './sign-in.ts'

export interface SignUpInput extends SignInInput {
  name: string
}

/** See `Accounts.signUp`. */
export async function signUp(
  ctx: ActionContext,
  auth: BetterAuth,
  { email, name, password, address }: SignUpInput,
): Promise<Headers> {
  await ctx.limits.takeByAddress('signUp', address)
  const account = await createAccount(ctx, { email, name, password, role: 'student' })
  const opened = await openSession(ctx, auth, { email: account.email, password })
  // Only when an admin has removed or disabled the account within these milliseconds.
  if (!opened) throw new Refusal('session.required')
  return opened
}
