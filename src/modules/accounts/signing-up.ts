import { appendAudit } from '#modules/audit'
import type { ActionContext, Role, WriteContext } from '#platform/context'
import type { PasswordHashing } from '#platform/crypto'
import { networkOf } from '#platform/limits'
import type { Letter } from '#platform/mail'
import { mayMail } from './account-links.ts'
import { keepPhoto, removePhoto } from './account-photo.ts'
import { findAccount, findAccountByEmail, insertAccount } from './accounts.store.ts'
import { putPassword } from './credentials.store.ts'
import { accountRates } from './forms.schema.ts'
import { inviteAddress, inviteOneself, openInvite, useInvite } from './invite.ts'
import type { Accounts } from './opening.ts'
import { sendConfirmation, type WriteLetter } from './own-account.ts'
import { hashNewPassword } from './passwords.ts'
import { refusal, refuseUnless } from './refusals.ts'
import type { Account } from './schema.ts'
import { openSessionOf } from './sessions.ts'
import type { SignInInput } from './signing-in.ts'

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
  const account = await createWithPhoto(ctx, { newcomer, bytes: photo, address, invite })
  if (letter && ctx.mail && !account.emailConfirmed)
    accounts.afterwards.run(async () => {
      await sendConfirmation(ctx, { accountId: account.id, letter })
    })
  const proof = { method: 'password', asksSecondFactor: false, headers } as const
  const opened = await openSessionOf(ctx, accounts, { ...proof, accountId: account.id })
  // Only when an admin has removed or disabled the account within these milliseconds.
  if (opened?.kind !== 'signed_in') throw refusal('session.required')
  return opened.headers
}

interface Registration {
  newcomer: Newcomer
  bytes: Buffer | null | undefined
  /** Of who signs up. */
  address: string
  invite: string | null | undefined
}

/** Stores the photo first and the row after it, so that no row refers to a missing photo. */
async function createWithPhoto(
  ctx: ActionContext,
  { newcomer, bytes, address, invite }: Registration,
): Promise<Account> {
  const make = (person: Newcomer) =>
    invite ? createInvited(ctx, person, invite) : createAccount(ctx, person)
  if (!bytes) return make(newcomer)
  const accountId = ctx.ids.uuid()
  const photo = await keepPhoto(ctx, { accountId, bytes, sender: networkOf(address) })
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

interface SignUpRequest {
  email: string
  /** The caller's IP address. */
  address: string
  /** Write the mails, in the caller's language: one with the link for a new account, one for an existing account. */
  letters: { signUp: WriteLetter; taken: WriteLetter }
}

/**
 * Mails a link to create a student's account or, if the email has one, a mail that says so. Returns before it has
 * looked, so nothing shows which. Refuses only with `request.too_many`.
 */
export async function requestSignUp(
  ctx: ActionContext,
  { afterwards }: Accounts,
  { email, address, letters }: SignUpRequest,
): Promise<void> {
  await ctx.limits.takeByAddress(accountRates.signUp, address)
  afterwards.run(async () => {
    const mail = await mailTo(ctx, email.toLowerCase(), letters)
    if (mail) await ctx.mail?.post(mail.to, mail.letter)
  })
}

/**
 * Prepares the mail, committed before it is sent. After too many mails to one mailbox it sends none, and nobody is
 * told.
 */
async function mailTo(
  ctx: ActionContext,
  email: string,
  letters: SignUpRequest['letters'],
): Promise<{ to: string; letter: Letter } | null> {
  const account = await ctx.read(({ tx }) => findAccountByEmail(tx, email))
  if (!(await mayMail(ctx, account?.id ?? email))) return null
  const { url } = ctx.config
  if (account) return { to: account.email, letter: letters.taken(`${url}/login`) }
  const token = await ctx.write((write) => inviteOneself(write, email))
  return { to: email, letter: letters.signUp(inviteAddress(url, token)) }
}

/** A person who is to get an account. `email` and `password` as `newAccountSchema` parses them. */
export interface Newcomer {
  email: string
  name: string
  password: string
  /** The organisation's names, if there is one: a password made of them is refused. */
  organisation?: readonly string[]
  role: Role
  /** The account's id, where something was stored under it before the account exists. */
  id?: string
  /** The media type of the stored photo. */
  photo?: string | null
  /** The language of the page on which they signed up. */
  language?: string | undefined
}

/** A newcomer whose password has been hashed, which takes too long for a transaction. */
export interface PreparedAccount {
  email: string
  name: string
  /** Whether the email is proved; by default when an existing actor makes the account. */
  isConfirmed?: boolean
  passwordHash: string
  role: Role
  id?: string
  photo?: string | null
  language?: string | undefined
}

/** Judges and hashes the password, outside any transaction. Refuses with `account.password_weak`. */
export async function prepareAccount(
  ctx: { passwords: PasswordHashing },
  newcomer: Newcomer,
): Promise<PreparedAccount> {
  const { email, password, organisation = [], ...rest } = newcomer
  const passwordHash = await hashNewPassword(ctx, password, {
    email,
    name: rest.name,
    organisation,
  })
  return { ...rest, email: email.toLowerCase(), passwordHash }
}

/** Adds a prepared account as part of a larger change. Refuses with `account.email_taken`. */
export async function addAccount(ctx: WriteContext, prepared: PreparedAccount): Promise<Account> {
  const { email, name, role, passwordHash, id = ctx.ids.uuid(), photo = null } = prepared
  const { language = null } = prepared
  // An existing actor, or the command line, vouches for the email; a stranger has to prove it.
  const { isConfirmed = ctx.actor.kind !== 'anonymous' } = prepared
  const taken = await findAccountByEmail(ctx.tx, email)
  refuseUnless(!taken, 'account.email_taken')
  const now = ctx.clock.now()
  await insertAccount(ctx.tx, { id, email, name, role, isConfirmed, photo, language, now })
  await putPassword(ctx.tx, { id: ctx.ids.uuid(), accountId: id, passwordHash, now })
  await appendAudit(ctx, 'account.created', `account:${id}`, { role })
  return (await findAccount(ctx.tx, id)) as Account
}

/**
 * Creates an account that can sign in with its password; for set-up, the command line and sign-up. Refuses with
 * `account.email_taken` and `account.password_weak`.
 */
export async function createAccount(ctx: ActionContext, newcomer: Newcomer): Promise<Account> {
  const prepared = await prepareAccount(ctx, newcomer)
  return ctx.write((write) => addAccount(write, prepared))
}
