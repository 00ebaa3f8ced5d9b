import type { ActionContext } from '#platform/context'
import { keepPhoto, removePhoto } from './account-photo.ts'
import { sendConfirmation, type WriteLetter } from './confirm-email.ts'
import { addAccount, createAccount, type Newcomer, prepareAccount } from './create-account.ts'
import { openInvite, useInvite } from './invite.ts'
import { accountRates } from './limits.ts'
import type { Accounts } from './open-accounts.ts'
import { openSessionOf } from './open-session.ts'
import { refusal } from './refusals.ts'
import type { Account } from './schema.ts'
import type { SignInInput } from './sign-in.ts'

export interface SignUpInput extends Omit<SignInInput, 'code'> {
  name: string
  /** What the organisation is called. */
  organisation?: readonly string[]
  /** The mail that asks to confirm the email; left out, none is sent. */
  letter?: WriteLetter
  /** A picture of the person, as it arrived. */
  photo?: Buffer | null
  /** The token of an invitation: its role, and its email where it went by mail. */
  invite?: string | null
  /** That of the page, in which mails to the account are written until they choose another. */
  language?: string
}

/**
 * Makes a student's account, as `signUpSchema` parses it, and signs it in; with `letter`, the
 * link that confirms the email follows by mail; of `photo` only a small copy is kept. Refuses with
 * `account.email_taken`, with `document.…` for a photo that is none, and with `request.too_many`
 * after too many tries.
 */
export async function signUp(
  ctx: ActionContext,
  accounts: Accounts,
  {
    email,
    name,
    password,
    organisation = [],
    address,
    headers,
    letter,
    photo,
    invite,
    language,
  }: SignUpInput,
): Promise<Headers> {
  // Whoever has an invitation was counted when it was asked for, or was asked in by an admin.
  await ctx.limits.takeByAddress(invite ? accountRates.passwordReset : accountRates.signUp, address)
  // Before the costly hash: a made-up token must not be a way to keep the server busy.
  if (invite) await ctx.read((read) => openInvite(read, invite))
  const newcomer = { email, name, password, organisation, language, role: 'student' as const }
  const account = await createWithPhoto(ctx, { newcomer, bytes: photo, invite })
  if (letter && !account.emailConfirmed)
    accounts.afterwards.run(() => sendConfirmation(ctx, { accountId: account.id, letter }))
  const proof = { method: 'password', asksSecondFactor: false, headers } as const
  const opened = await openSessionOf(ctx, accounts, { ...proof, accountId: account.id })
  // Only when an admin has removed or disabled the account within these milliseconds.
  if (opened?.kind !== 'signed_in') throw refusal('session.required')
  return opened.headers
}

interface Registration {
  newcomer: Newcomer
  bytes: Buffer | null | undefined
  invite: string | null | undefined
}

/** The photo first and the row after it, so that no row names a photo that is not there. */
async function createWithPhoto(
  ctx: ActionContext,
  { newcomer, bytes, invite }: Registration,
): Promise<Account> {
  const make = (person: Newcomer) =>
    invite ? createInvited(ctx, person, invite) : createAccount(ctx, person)
  if (!bytes) return make(newcomer)
  const accountId = ctx.ids.uuid()
  const photo = await keepPhoto(ctx, { accountId, bytes })
  try {
    return await make({ ...newcomer, id: accountId, photo })
  } catch (error) {
    await removePhoto(ctx, { accountId })
    throw error
  }
}

/** With the invitation's role; a mailed one proves its mailbox, so its email is the account's. */
async function createInvited(
  ctx: ActionContext,
  newcomer: Newcomer,
  token: string,
): Promise<Account> {
  const prepared = await prepareAccount(ctx, newcomer)
  return ctx.write(async (write) => {
    const { role, email } = await useInvite(write, token)
    const proved = email === null ? {} : { email, isConfirmed: true }
    return addAccount(write, { ...prepared, role, ...proved })
  })
}
