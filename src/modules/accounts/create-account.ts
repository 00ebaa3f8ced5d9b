import { appendAudit } from '#modules/audit'
import type { ActionContext, Role, WriteContext } from '#platform/context'
import type { PasswordHashing } from '#platform/crypto'
import { findAccount, findAccountByEmail, insertAccount } from './accounts.store.ts'
import { putPassword } from './credentials.store.ts'
import { hashNewPassword } from './passwords/hash-new.ts'
import { refuseUnless } from './refusals.ts'
import type { Account } from './schema.ts'

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
