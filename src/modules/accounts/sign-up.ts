import type { ActionContext } from '#platform/context'
import { Refusal } from '#platform/errors'
import { keepPhoto, removePhoto } from './account-photo.ts'
import type { Afterwards } from './afterwards.ts'
import type { BetterAuth } from './better-auth.ts'
import { sendConfirmation, type WriteLetter } from './confirm-email.ts'
import { createAccount, type Newcomer } from './create-account.ts'
import type { Account } from './schema.ts'
import { type SignInInput, signInByPassword } from './sign-in.ts'

export interface SignUpInput extends SignInInput {
  name: string
  /** The mail that asks to confirm the email; left out, none is sent. */
  letter?: WriteLetter
  /** A picture of the person, as it arrived. */
  photo?: Buffer | null
}

/** See `Accounts.signUp`. */
export async function signUp(
  ctx: ActionContext,
  auth: BetterAuth,
  afterwards: Afterwards,
  { email, name, password, address, letter, photo }: SignUpInput,
): Promise<Headers> {
  await ctx.limits.takeByAddress('signUp', address)
  const account = await createWithPhoto(ctx, { email, name, password, role: 'student' }, photo)
  if (letter) afterwards.run(() => sendConfirmation(ctx, { accountId: account.id, letter }))
  const opened = await signInByPassword(ctx, auth, { email: account.email, password })
  // Only when an admin has removed or disabled the account within these milliseconds.
  if (opened?.kind !== 'signed_in') throw new Refusal('session.required')
  return opened.headers
}

/** The photo first and the row after it, so that no row names a photo that is not there. */
async function createWithPhoto(
  ctx: ActionContext,
  newcomer: Newcomer,
  bytes: Buffer | null | undefined,
): Promise<Account> {
  if (!bytes) return createAccount(ctx, newcomer)
  const accountId = ctx.ids.uuid()
  const photo = await keepPhoto(ctx, { accountId, bytes })
  try {
    return await createAccount(ctx, { ...newcomer, id: accountId, photo })
  } catch (error) {
    await removePhoto(ctx, { accountId })
    throw error
  }
}
