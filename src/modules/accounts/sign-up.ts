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
  /** The organisation's names. */
  organisation?: readonly string[]
  /** Writes the mail that asks to confirm the email; without it, none is sent. */
  letter?: WriteLetter
  /** A picture of the person, as it arrived. */
  photo?: Buffer | null
  /** The token of an invitation: its role, and its email where it went by mail. */
  invite?: string | null
  /** The language of the page, used for mails to the account until its owner chooses another. */
  language?: string
}

/**
 * Creates a student's account, as `signUpSchema` parses it, and signs it in; with `letter`, the link that confirms the
 * email follows by mail; of `photo` only a small copy is stored. Refuses with `account.email_taken`, with `document.…`
 * for an unusable photo, and with `request.too_many` after too many tries.
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
  // A person with an invitation was counted when they requested it, or was invited by an admin.
  await ctx.limits.takeByAddress(invite ? accountRates.passwordReset : accountRates.signUp, address)
  // Before the expensive hash: a made-up token must not be a way to keep the server busy.
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

/** Stores the photo first and the row after it, so that no row refers to a missing photo. */
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

/**
 * Creates the account with the invitation's role; a mailed one proves its mailbox, so its email becomes the account's.
 */
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
