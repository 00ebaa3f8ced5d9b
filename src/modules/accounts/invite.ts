import { appendAudit } from '#modules/audit'
import { later } from '#platform/clock'
import { type ActionContext, actorId, type ReadContext, type WriteContext } from '#platform/context'
import { newToken } from '#platform/crypto'
import { findAccountByEmail } from './accounts.store.ts'
import { accountLimits } from './forms.schema.ts'
import {
  askedByOneself,
  findInvite,
  insertInvite,
  readInvites,
  removeAskedInvites,
  removeInvite,
} from './links.store.ts'
import type { WriteLetter } from './own-account.ts'
import { mayStillGive } from './persons.ts'
import { refusal, refuseUnless } from './refusals.ts'
import type { Invite, NewInvite } from './schema.ts'

/**
 * Invites somebody to register with a role, once and within 7 days. Without an email the link is returned, this once,
 * for handing over; with one it is mailed there and shown to nobody, so that using it proves the mailbox. Refuses with
 * `account.email_taken`, `invite.no_mail` when no mail server is configured, and `invite.not_sent` when the mail server
 * did not accept the mail.
 */
export async function makeInvite(
  ctx: ActionContext,
  { role, email: given, letter }: NewInvite & { letter: WriteLetter },
): Promise<{ invite: Invite; link: string | null }> {
  const email = given ?? null
  refuseUnless(email === null || ctx.mail, 'invite.no_mail')
  const token = newToken()
  const link = inviteAddress(ctx.config.url, token)
  const made = await ctx.write(async (write) => {
    const taken = email === null ? undefined : await findAccountByEmail(write.tx, email)
    refuseUnless(!taken, 'account.email_taken')
    const createdAt = write.clock.now()
    const expiresAt = later(createdAt, accountLimits.invite)
    const createdBy = actorId(write.actor) ?? 'system'
    const row = { id: write.ids.uuid(), role, email, createdBy, createdAt, expiresAt }
    await insertInvite(write.tx, { ...row, ...storedOf(write, token) })
    const by = email === null ? 'link' : 'mail'
    await appendAudit(write, 'invite.made', `invite:${row.id}`, { role, by })
    return { invite: row, link: email === null ? link : null }
  })
  if (email === null || !ctx.mail) return made
  if (await ctx.mail.post(email, letter(link))) return made
  await ctx.write((write) => revokeInvite(write, { inviteId: made.invite.id }))
  throw refusal('invite.not_sent', { retryAfter: 60 })
}

/**
 * Makes the token with which a person who asked for an account creates it, for a mail to their address: a person who
 * opens it has the mailbox. It works once, for a day, and only the newest one.
 */
export async function inviteOneself(ctx: WriteContext, email: string): Promise<string> {
  const token = newToken()
  const createdAt = ctx.clock.now()
  const expiresAt = later(createdAt, accountLimits.confirmLink)
  const role = 'student'
  const row = {
    id: ctx.ids.uuid(),
    role,
    email,
    createdBy: askedByOneself,
    createdAt,
    expiresAt,
  } as const
  await removeAskedInvites(ctx.tx, email)
  await insertInvite(ctx.tx, { ...row, ...storedOf(ctx, token) })
  await appendAudit(ctx, 'invite.made', `invite:${row.id}`, { role, by: askedByOneself })
  return token
}

/** Tells whether it is a person's own link to an account, and not an invitation. */
export function isAskedByOneself({ createdBy }: Invite): boolean {
  return createdBy === askedByOneself
}

/** Returns the address of the page on which an invitation is used. */
export function inviteAddress(url: string, token: string): string {
  return `${url}/register/${token}`
}

/** Lists the invitations that are still open, newest first. */
export async function listInvites(ctx: ReadContext): Promise<Invite[]> {
  return readInvites(ctx.tx, ctx.clock.now())
}

/** Ends an open invitation. Refuses with `invite.not_found`. */
export async function revokeInvite(
  ctx: WriteContext,
  { inviteId }: { inviteId: string },
): Promise<void> {
  refuseUnless(await removeInvite(ctx.tx, inviteId), 'invite.not_found')
  await appendAudit(ctx, 'invite.revoked', `invite:${inviteId}`)
}

/**
 * Opens the invitation of a link. Refuses with `account.link_ended` when it was used, revoked or made up, or is too
 * old, and when its maker may no longer make it: what an admin hands out must not outlive the admin.
 */
export async function openInvite(ctx: ReadContext, token: string): Promise<Invite> {
  const now = ctx.clock.now()
  const tokenHashes = ctx.secrets.candidates('token', hashedText(token))
  const invite = await findInvite(ctx.tx, { tokenHashes, now })
  refuseUnless(invite && (await mayStillGive(ctx, invite.createdBy)), 'account.link_ended')
  return invite
}

/** Uses an invitation up, while its account is being created. Refuses as `openInvite` does. */
export async function useInvite(ctx: WriteContext, token: string): Promise<Invite> {
  const invite = await openInvite(ctx, token)
  await removeInvite(ctx.tx, invite.id)
  await appendAudit(ctx, 'invite.used', `invite:${invite.id}`, { role: invite.role })
  return invite
}

function storedOf({ secrets }: WriteContext, token: string) {
  return { tokenHash: secrets.hmac('token', hashedText(token)), madeUnder: secrets.name }
}

function hashedText(token: string): string {
  return `invite ${token}`
}
