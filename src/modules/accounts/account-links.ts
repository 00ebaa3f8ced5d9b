import { appendAudit } from '#modules/audit'
import { later } from '#platform/clock'
import type { ActionContext, ReadContext, WriteContext } from '#platform/context'
import { newToken } from '#platform/crypto'
import type { Letter } from '#platform/mail'
import { changeAccount, findAccount, findAccountByEmail } from './accounts.store.ts'
import { removeSessionsOf } from './authenticate.store.ts'
import { putPassword, removePasskeysOf, removeSecondFactor } from './credentials.store.ts'
import { accountLimits, accountRates } from './forms.schema.ts'
import { tellHolder } from './holder-messages.store.ts'
import {
  findLink,
  insertLink,
  type LinkPurpose,
  removeLinks,
  removeProviders,
} from './links.store.ts'
import type { Accounts } from './opening.ts'
import { hashNewPassword } from './passwords.ts'
import { mayStillGive } from './persons.ts'
import { refuseUnless } from './refusals.ts'
import type { Account } from './schema.ts'

const lives: Record<LinkPurpose, number> = {
  reset: accountLimits.resetLink,
  confirm: accountLimits.confirmLink,
  'second-factor': accountLimits.secondFactorWait,
}

interface NewLink {
  accountId: string
  purpose: LinkPurpose
  /** Who hands it out; null where the person asked for it. */
  createdBy?: string | null
}

/** Makes a token for a step of an account; the previous token ends. Only its hash is stored. */
export async function makeLink(
  ctx: WriteContext,
  { accountId, purpose, createdBy = null }: NewLink,
): Promise<{ token: string; expiresAt: string }> {
  const token = newToken()
  const createdAt = ctx.clock.now()
  const expiresAt = later(createdAt, lives[purpose])
  await removeLinks(ctx.tx, accountId, purpose)
  await insertLink(ctx.tx, {
    id: ctx.ids.uuid(),
    accountId,
    purpose,
    tokenHash: ctx.secrets.hmac('token', hashedText(purpose, token)),
    createdBy,
    createdAt,
    expiresAt,
  })
  return { token, expiresAt }
}

/**
 * Finds the account of a token; null when the token was used, replaced or made up, or is too old, and when whoever handed
 * it out may do so no longer.
 */
export async function accountOfLink(
  ctx: ReadContext,
  { token, purpose }: { token: string; purpose: LinkPurpose },
): Promise<string | null> {
  const tokenHashes = ctx.secrets.candidates('token', hashedText(purpose, token))
  const link = await findLink(ctx.tx, { tokenHashes, purpose, now: ctx.clock.now() })
  return link && (await mayStillGive(ctx, link.createdBy)) ? link.accountId : null
}

function hashedText(purpose: LinkPurpose, token: string): string {
  return `${purpose} ${token}`
}

interface ResetRequest {
  email: string
  /** The caller's IP address. */
  address: string
  /** Writes the mail around the link, in the caller's language. */
  letter: (link: string) => Letter
}

/**
 * Mails a link to choose a new password, if mail is configured and an enabled account has this email. Returns before it
 * has looked, so nothing shows whether there is such an account. Refuses only with `request.too_many`.
 */
export async function requestPasswordReset(
  ctx: ActionContext,
  { afterwards }: Accounts,
  { email, address, letter }: ResetRequest,
): Promise<void> {
  await ctx.limits.takeByAddress(accountRates.passwordReset, address)
  afterwards.run(async () => {
    const link = await linkFor(ctx, email.toLowerCase())
    if (link) await ctx.mail?.post(link.to, letter(link.address))
  })
}

/**
 * Makes the link, committed before the mail is sent. After too many mails to one person it makes none, and nobody is
 * told.
 */
async function linkFor(ctx: ActionContext, email: string) {
  const account = await ctx.read(({ tx }) => findAccountByEmail(tx, email))
  if (!account || account.disabledAt !== null) return null
  if (!(await mayMail(ctx, account.id))) return null
  return ctx.write(async (write) => {
    const { token } = await makeLink(write, { accountId: account.id, purpose: 'reset' })
    await appendAudit(write, 'account.reset_requested', `account:${account.id}`)
    return { to: account.email, address: resetAddress(ctx.config.url, token) }
  })
}

/** Tells whether an account's mailbox may get another mail that a stranger can cause. */
export function mayMail(ctx: ActionContext, accountId: string): Promise<boolean> {
  return ctx.limits.mayTake(accountRates.mailToAccount, accountId)
}

/** Returns the address of the page for choosing a new password. */
export function resetAddress(url: string, token: string): string {
  return `${url}/reset/${token}`
}

/** Tells whether a reset link still works; for showing its form. */
export async function resetLinkWorks(
  ctx: ActionContext,
  { token }: { token: string },
): Promise<boolean> {
  return (await ctx.read((read) => accountBehind(read, token))) !== null
}

interface ResetByLink {
  token: string
  password: string
  address: string
  organisation: readonly string[]
}

/**
 * Chooses a new password with a link, uses the link up and ends all sessions of the account.
 * Refuses with `account.link_ended`, `account.password_weak`, and `request.too_many` after too many tries.
 */
export async function resetByLink(
  ctx: ActionContext,
  { token, password, address, organisation }: ResetByLink,
): Promise<void> {
  await ctx.limits.takeByAddress(accountRates.passwordReset, address)
  // Before the expensive hash: a made-up token must not be a way to keep the server busy.
  const known = await ctx.read((read) => accountBehind(read, token))
  refuseUnless(known, 'account.link_ended')
  const passwordHash = await hashNewPassword(ctx, password, { ...known, organisation })
  await ctx.write(async (write) => {
    const account = await accountBehind(write, token)
    refuseUnless(account && account.disabledAt === null, 'account.link_ended')
    const { id } = account
    await replacePassword(write, { accountId: id, passwordHash })
    await removeSessionsOf(write.tx, id)
    if (!account.emailConfirmed) await takeOver(write, id)
    await appendAudit(write, 'account.password_reset', `account:${id}`, { by: 'link' })
    await tellHolder(write, id, 'password-reset')
  })
}

async function accountBehind(ctx: ReadContext, token: string): Promise<Account | null> {
  const accountId = await accountOfLink(ctx, { token, purpose: 'reset' })
  return accountId === null ? null : ((await findAccount(ctx.tx, accountId)) ?? null)
}

/**
 * Takes the account over for the holder of the mailbox: a person who opens the link has the mailbox, or an admin's
 * word, while the account may have been made by somebody else with that email. Everything with which that person could
 * come back is removed.
 */
async function takeOver({ tx, clock }: WriteContext, id: string): Promise<void> {
  await changeAccount(tx, id, { emailVerified: 1, updatedAt: clock.now() })
  await removePasskeysOf(tx, id)
  await removeSecondFactor(tx, id)
  await removeProviders(tx, id)
}

interface NewPasswordByEmail {
  email: string
  password: string
  organisation: readonly string[]
}

/**
 * Sets a new password, turns the second factor off and ends all sessions of the account, for a person who is locked out
 * (`candor admin reset`). Refuses with `account.not_found` and `account.password_weak`.
 */
export async function resetPassword(
  ctx: ActionContext,
  { email, password, organisation }: NewPasswordByEmail,
): Promise<void> {
  const known = await ctx.read(({ tx }) => findAccountByEmail(tx, email.toLowerCase()))
  refuseUnless(known, 'account.not_found')
  const passwordHash = await hashNewPassword(ctx, password, { ...known, organisation })
  await ctx.write(async (write) => {
    const account = await findAccountByEmail(write.tx, email.toLowerCase())
    refuseUnless(account, 'account.not_found')
    await replacePassword(write, { accountId: account.id, passwordHash })
    const hadFactor = await removeSecondFactor(write.tx, account.id)
    await removeSessionsOf(write.tx, account.id)
    await appendAudit(write, 'account.password_reset', `account:${account.id}`)
    await tellHolder(write, account.id, 'password-reset')
    if (hadFactor) await tellHolder(write, account.id, 'second-factor-off')
  })
}

/**
 * Replaces the password, and ends everything that could still get around the new one: a link for choosing another, a
 * sign-in that has passed the old one and waits for its second step. The caller decides which sessions end.
 */
export async function replacePassword(
  { tx, ids, clock }: WriteContext,
  { accountId, passwordHash }: { accountId: string; passwordHash: string },
): Promise<void> {
  await putPassword(tx, { id: ids.uuid(), accountId, passwordHash, now: clock.now() })
  await removeLinks(tx, accountId, 'reset')
  await removeLinks(tx, accountId, 'second-factor')
}
