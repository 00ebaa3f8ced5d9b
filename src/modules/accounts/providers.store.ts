import type { Instant } from '#platform/clock'
import type { Reader, Transaction } from '#platform/database'
import { findAccount } from './accounts.store.ts'
import { passwordProvider } from './credentials.store.ts'
import type { Account } from './schema.ts'

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

export interface ProviderSubject {
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
