import { appendAudit } from '#modules/audit'
import type { Instant } from '#platform/clock'
import { type ActionContext, actorId, type ReadContext, type WriteContext } from '#platform/context'
import type { Reader } from '#platform/database'
import type { Letter } from '#platform/mail'
import { candorVersion } from '#platform/worker'
import { accountOfLink, makeLink, replacePassword } from './account-links.ts'
import { keepPhoto, removePhoto } from './account-photo.ts'
import {
  changeAccount,
  findAccount,
  findFirstPage,
  findMailChoices,
  findPhoto,
} from './accounts.store.ts'
import { readSessionsOf, removeOtherSessions, removeSession } from './authenticate.store.ts'
import { findPasswordHash } from './credentials.store.ts'
import { deviceCookie } from './devices.ts'
import { accountRates } from './forms.schema.ts'
import { tellHolder } from './holder-messages.store.ts'
import { removeLinks } from './links.store.ts'
import { confirmPassword, hashNewPassword } from './passwords.ts'
import { refusal, refuseUnless } from './refusals.ts'
import { type Account, type FirstPage, firstPagesOf, type WhoAmI } from './schema.ts'
import { whoActs } from './second-factor.ts'

/** Returns the person or API key that acts. Refuses with `session.required` when it is neither. */
export async function whoAmI({ actor, tx }: ReadContext): Promise<WhoAmI> {
  if (actor.kind === 'api_key') {
    const { id, name, role } = actor
    const version = versionFor(role)
    return { id, name, email: null, role, hasPhoto: false, firstPage: null, version }
  }
  const account = actor.kind === 'account' ? await findAccount(tx, actor.id) : undefined
  if (!account) throw refusal('session.required')
  const { id, name, email, role } = account
  const hasPhoto = (await findPhoto(tx, id)) !== null
  const firstPage = await firstPageOf(tx, account)
  return { id, name, email, role, hasPhoto, firstPage, version: versionFor(role) }
}

/** Withheld from students: anybody may register as one, also to look for faults of an older version. */
const versionFor = (role: WhoAmI['role']) => (role === 'student' ? null : candorVersion())

interface MailChoices {
  /** The language of mails; null: the site's first one. */
  language: string | null
  /** Since when the person wants no mail about classes; null: they do. */
  classMailsOffAt: Instant | null
}

const unchosen: MailChoices = { language: null, classMailsOffAt: null }

/** Returns the actor's choices for mails; none for an API key, which gets no mail. */
export async function mailChoices({ tx, actor }: ReadContext): Promise<MailChoices> {
  return (await findMailChoices(tx, actorId(actor) ?? '')) ?? unchosen
}

/** Changes the actor's choices for mails. Refuses with `account.not_a_person` and `session.required`. */
export async function chooseMails(ctx: WriteContext, choices: MailChoices): Promise<void> {
  await changeAccount(ctx.tx, whoActs(ctx), { ...choices, updatedAt: ctx.clock.now() })
}

/** Returns everything about the actor's own account except secrets and sessions. Refuses with `session.required`. */
export async function ownAccount(
  ctx: ReadContext,
): Promise<{ account: Account; hasPassword: boolean }> {
  const accountId = whoActs(ctx)
  const account = await findAccount(ctx.tx, accountId)
  refuseUnless(account, 'session.required')
  const hasPassword = (await findPasswordHash(ctx.tx, accountId)) !== null
  return { account, hasPassword }
}

/** Changes the actor's own name; the email stays, since people sign in with it. */
export async function changeOwnName(ctx: WriteContext, { name }: { name: string }): Promise<void> {
  await changeAccount(ctx.tx, whoActs(ctx), { name, updatedAt: ctx.clock.now() })
}

interface OwnPassword {
  current: string
  password: string
  organisation: readonly string[]
  /** Headers of the request, where a browser asks. */
  headers?: Headers
}

/**
 * Changes the actor's own password and ends every other session, and each earlier link or sign-in step. Refuses with
 * `account.wrong_password` when `current` is wrong, and with `account.password_weak`; a person without a password sets
 * the first one. Returns the `Set-Cookie` that remembers this browser, which was remembered with the former password.
 */
export async function changeOwnPassword(
  ctx: ActionContext,
  { current, password, organisation, headers }: OwnPassword,
): Promise<string> {
  await confirmPassword(ctx, { password: current })
  const { account } = await ctx.read(ownAccount)
  const accountId = account.id
  const passwordHash = await hashNewPassword(ctx, password, { ...account, organisation })
  await ctx.write(async (write) => {
    const { tx, actor } = write
    await replacePassword(write, { accountId, passwordHash })
    const kept = actor.kind === 'account' ? actor.sessionId : ''
    await removeOtherSessions(tx, { accountId, kept })
    await appendAudit(write, 'account.password_changed', `account:${accountId}`)
    await tellHolder(write, accountId, 'password-changed')
  })
  const { secrets, config } = ctx
  return deviceCookie({ secrets, headers, url: config.url }, { id: accountId, passwordHash })
}

/** Ends one of the actor's own sessions; does nothing when it is somebody else's or already over. */
export async function endOwnSession(
  ctx: WriteContext,
  { sessionId }: { sessionId: string },
): Promise<void> {
  const accountId = whoActs(ctx)
  const sessions = await readSessionsOf(ctx.tx, accountId)
  if (!sessions.some(({ id }) => id === sessionId)) return
  await removeSession(ctx.tx, sessionId)
  await appendAudit(ctx, 'account.session_ended', `account:${accountId}`)
}

/**
 * Replaces the actor's own photo by a small copy of a picture, or sets the first one. Refuses as `keepPhoto` does, and
 * then the previous photo stays.
 */
export async function changeOwnPhoto(
  ctx: ActionContext,
  { bytes }: { bytes: Buffer },
): Promise<void> {
  const accountId = whoActs(ctx)
  const photo = await keepPhoto(ctx, { accountId, bytes, sender: accountId })
  await ctx.write(async (write) => {
    await changeAccount(write.tx, accountId, { photo, updatedAt: write.clock.now() })
    await appendAudit(write, 'account.photo_changed', `account:${accountId}`)
  })
  // The account may have been deleted, with its photo, while this one arrived.
  await removePhoto(ctx, { accountId })
}

/** Removes the actor's own photo: first from the row, then the file. Does nothing the second time. */
export async function removeOwnPhoto(ctx: ActionContext): Promise<void> {
  const accountId = whoActs(ctx)
  await ctx.write(async (write) => {
    await changeAccount(write.tx, accountId, { photo: null, updatedAt: write.clock.now() })
    await appendAudit(write, 'account.photo_removed', `account:${accountId}`)
  })
  await removePhoto(ctx, { accountId })
}

/** Returns the chosen page; null when the role does not have it (any more). */
export async function firstPageOf(
  tx: Reader,
  { id, role }: Pick<Account, 'id' | 'role'>,
): Promise<FirstPage | null> {
  const kept = await findFirstPage(tx, id)
  return firstPagesOf[role].find((page) => page === kept) ?? null
}

/** Chooses the page of the dashboard with which the actor begins; null: the role's default. */
export async function chooseFirstPage(
  ctx: WriteContext,
  { firstPage }: { firstPage: FirstPage | null },
): Promise<void> {
  await changeAccount(ctx.tx, whoActs(ctx), { firstPage, updatedAt: ctx.clock.now() })
}

/** Writes the mail around a link, in the reader's language. */
export type WriteLetter = (link: string) => Letter

/**
 * Sends the link that confirms an account's email; returns whether one was sent, which it is not where the email is
 * confirmed already. Refuses with `account.mail_not_sent`, and with `request.too_many` after too many mails.
 */
export async function sendConfirmation(
  ctx: ActionContext,
  { accountId, letter }: { accountId: string; letter: WriteLetter },
): Promise<boolean> {
  refuseUnless(ctx.mail, 'account.mail_not_sent')
  await ctx.limits.take(accountRates.mailToAccount, accountId)
  const made = await ctx.write(async (write) => {
    const account = await findAccount(write.tx, accountId)
    if (!account || account.emailConfirmed) return null
    const { token } = await makeLink(write, { accountId, purpose: 'confirm' })
    return { to: account.email, link: `${ctx.config.url}/confirm/${token}` }
  })
  if (made && !(await ctx.mail.post(made.to, letter(made.link))))
    throw refusal('account.mail_not_sent', { retryAfter: 60 })
  return made !== null
}

/**
 * Confirms the email of the signed-in person. The link alone is not enough: somebody may have made an account with
 * another person's email, and wait for that person to confirm it. Refuses with `account.link_ended`.
 */
export async function confirmEmail(ctx: WriteContext, { token }: { token: string }): Promise<void> {
  const accountId = await accountOfLink(ctx, { token, purpose: 'confirm' })
  refuseUnless(accountId !== null && accountId === actorId(ctx.actor), 'account.link_ended')
  await changeAccount(ctx.tx, accountId, { emailVerified: 1, updatedAt: ctx.clock.now() })
  await removeLinks(ctx.tx, accountId, 'confirm')
  await appendAudit(ctx, 'account.email_confirmed', `account:${accountId}`)
}
