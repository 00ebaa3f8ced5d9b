import { day, type Instant, later } from '#platform/clock'
import type { Reader, Transaction } from '#platform/database'
import { accountLimits } from './limits.ts'
import type { Invite } from './schema.ts'

const columns = ['id', 'role', 'email', 'createdBy', 'createdAt', 'expiresAt'] as const

export async function insertInvite(
  tx: Transaction,
  row: Invite & { tokenHash: string; madeUnder: string },
): Promise<void> {
  await tx.insertInto('invites').values(row).execute()
}

/** The latest end of an invitation made before now: one that ends later was made before the clock was set back. */
const latestEnd = (now: Instant) => later(now, accountLimits.invite + day)

/** Finds the open invitation of a token. */
export async function findInvite(
  tx: Reader,
  { tokenHashes, now }: { tokenHashes: readonly string[]; now: Instant },
): Promise<Invite | undefined> {
  return tx
    .selectFrom('invites')
    .select(columns)
    .where('tokenHash', 'in', tokenHashes)
    .where('expiresAt', '>', now)
    .where('expiresAt', '<=', latestEnd(now))
    .executeTakeFirst()
}

/** In `createdBy`: a person asked for their own account, and was mailed its link. */
export const askedByOneself = 'self'

/** Selects the open invitations that somebody else made, newest first. */
export async function readInvites(tx: Reader, now: Instant): Promise<Invite[]> {
  return tx
    .selectFrom('invites')
    .select(columns)
    .where('expiresAt', '>', now)
    .where('expiresAt', '<=', latestEnd(now))
    .where('createdBy', '<>', askedByOneself)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Removes an invitation that was used or revoked; returns whether there was one. */
export async function removeInvite(tx: Transaction, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('invites')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Ends the links that were mailed on earlier requests for the same email. */
export async function removeAskedInvites(tx: Transaction, email: string): Promise<void> {
  await tx
    .deleteFrom('invites')
    .where('email', '=', email)
    .where('createdBy', '=', askedByOneself)
    .execute()
}

export async function removeEndedInvites(tx: Transaction, now: Instant): Promise<void> {
  await tx
    .deleteFrom('invites')
    .where((eb) => eb.or([eb('expiresAt', '<=', now), eb('expiresAt', '>', latestEnd(now))]))
    .execute()
}
