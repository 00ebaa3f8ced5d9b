import type { Instant } from '#platform/clock'
import type { Reader, Transaction } from '#platform/database'

/** Selects the passkeys of an account, newest first. */
export async function readPasskeys(tx: Reader, accountId: string) {
  return tx
    .selectFrom('passkeys')
    .select(['id', 'name', 'createdAt'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Removes one passkey of an account; returns whether there was one. */
export async function removePasskey(
  tx: Transaction,
  { id, accountId }: { id: string; accountId: string },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Returns the account that has a passkey; null when there is no such passkey. */
export async function findPasskeyOwner(tx: Reader, credentialID: string): Promise<string | null> {
  const row = await tx
    .selectFrom('passkeys')
    .select('accountId')
    .where('credentialID', '=', credentialID)
    .executeTakeFirst()
  return row?.accountId ?? null
}

export async function removePasskeysOf(tx: Transaction, accountId: string): Promise<void> {
  await tx.deleteFrom('passkeys').where('accountId', '=', accountId).execute()
}

/** Removes challenges that nobody answered in time; better-auth removes the answered ones. */
export async function removeEndedChallenges(tx: Transaction, now: Instant): Promise<void> {
  await tx.deleteFrom('verifications').where('expiresAt', '<=', now).execute()
}
