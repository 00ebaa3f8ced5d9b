import type { ActionContext } from '#platform/context'
import { Refusal } from '#platform/errors'
import type { Afterwards } from './afterwards.ts'
import type { BetterAuth } from './better-auth.ts'
import { sendConfirmation, type WriteLetter } from './confirm-email.ts'
import { createAccount } from './create-account.ts'
import { type SignInInput, signInByPassword } from './sign-in.ts'

export interface SignUpInput extends SignInInput {
  name: string
  /** The mail that asks to confirm the email; left out, none is sent. */
  letter?: WriteLetter
}

/** See `Accounts.signUp`. */
export async function signUp(
  ctx: ActionContext,
  auth: BetterAuth,
  afterwards: Afterwards,
  { email, name, password, address, letter }: SignUpInput,
): Promise<Headers> {
  await ctx.limits.takeByAddress('signUp', address)
  const account = await createAccount(ctx, { email, name, password, role: 'student' })
  if (letter) afterwards.run(() => sendConfirmation(ctx, { accountId: account.id, letter }))
  const opened = await signInByPassword(ctx, auth, { email: account.email, password })
  // Only when an admin has removed or disabled the account within these milliseconds.
  if (opened?.kind !== 'signed_in') throw new Refusal('session.required')
  return opened.headers
}
