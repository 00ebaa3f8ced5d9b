import { day, type Instant, later, latestPast } from '#platform/clock'
import { hasChanged, insertOnce, type Reader, type Transaction } from '#platform/database'
import { findAccount } from './accounts.store.ts'
import { passwordProvider } from './credentials.store.ts'
import { accountLimits } from './forms.schema.ts'
import type { Account, Invite } from './schema.ts'

/** The step that a token is for. */
export type LinkPurpose = 'reset' | 'confirm' | 'second-factor'

export const insertLink = insertOnce('accountLinks')

interface Sought {
  tokenHashes: readonly string[]
  purpose: LinkPurpose
  now: Instant
}

/** Finds the link of a token, unless it has expired or was made before the clock was set back. */
export async function findLink(tx: Reader, { tokenHashes, purpose, now }: Sought) {
  return tx
    .selectFrom('accountLinks')
    .select(['id', 'accountId', 'createdBy'])
    .where('tokenHash', 'in', tokenHashes)
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .where('createdAt', '<=', latestPast(now))
    .executeTakeFirst()
}

/** Removes an account's links of one purpose. */
export async function removeLinks(
  tx: Transaction,
  accountId: string,
  purpose: LinkPurpose,
): Promise<void> {
  await tx
    .deleteFrom('accountLinks')
    .where('accountId', '=', accountId)
    .where('purpose', '=', purpose)
    .execute()
}

export async function removeEndedLinks(tx: Transaction, now: Instant): Promise<void> {
  await tx
    .deleteFrom('accountLinks')
    .where((eb) => eb.or([eb('expiresAt', '<=', now), eb('createdAt', '>', latestPast(now))]))
    .execute()
}

const columns = ['id', 'role', 'email', 'createdBy', 'createdAt', 'expiresAt'] as const

export const insertInvite = insertOnce('invites')

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
  return hasChanged(tx.deleteFrom('invites').where('id', '=', id))
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

/** Selects the providers with which somebody signs in, the last connected first. */
export async function readProvidersOf(
  tx: Reader,
  accountId: string,
): Promise<{ id: string; provider: string; createdAt: Instant }[]> {
  return tx
    .selectFrom('credentials')
    .select(['id', 'provider', 'createdAt'])
    .where('holderId', '=', accountId)
    .where('provider', '<>', passwordProvider)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function removeProvider(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('credentials').where('id', '=', id).execute()
}

interface ProviderSubject {
  /** The provider, by its issuer. */
  provider: string
  /** The person's id at the provider. */
  subject: string
}

export async function findAccountOfProvider(
  tx: Reader,
  { provider, subject }: ProviderSubject,
): Promise<Account | undefined> {
  const row = await tx
    .selectFrom('credentials')
    .select('holderId')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row && findAccount(tx, row.holderId)
}

export async function insertProvider(
  tx: Transaction,
  row: ProviderSubject & { id: string; holderId: string; now: Instant },
): Promise<void> {
  const { now, ...rest } = row
  await tx
    .insertInto('credentials')
    .values({ ...rest, createdAt: now, updatedAt: now })
    .execute()
}

/** Removes every provider with which somebody signs in; the password stays. */
export async function removeProviders(tx: Transaction, accountId: string): Promise<void> {
  await tx
    .deleteFrom('credentials')
    .where('holderId', '=', accountId)
    .where('provider', '<>', passwordProvider)
    .execute()
}
