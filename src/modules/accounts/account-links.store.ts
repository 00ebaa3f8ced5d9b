import { type Instant, latestPast } from '#platform/clock'
import type { Reader, Transaction } from '#platform/database'

/** The step that a token is for. */
export type LinkPurpose = 'reset' | 'confirm' | 'second-factor'

interface LinkRow {
  id: string
  accountId: string
  purpose: LinkPurpose
  tokenHash: string
  createdAt: Instant
  expiresAt: Instant
}

export async function insertLink(tx: Transaction, row: LinkRow): Promise<void> {
  await tx.insertInto('accountLinks').values(row).execute()
}

interface Sought {
  tokenHashes: readonly string[]
  purpose: LinkPurpose
  now: Instant
}

/** Finds the link of a token, unless it has expired or was made before the clock was set back. */
export async function findLink(tx: Reader, { tokenHashes, purpose, now }: Sought) {
  return tx
    .selectFrom('accountLinks')
    .select(['id', 'accountId'])
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
