import type { Instant } from '#platform/clock'
import type { Reader, Transaction } from '#platform/database'
import { passwordProvider } from './accounts.store.ts'

/** The providers that somebody signs in with, the one connected last first. */
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
