import type { Instant } from '#platform/clock'
import type { Reader, Transaction } from '#platform/database'
import type { ApiKey, Role } from './schema.ts'

/** Who made a key: a person, with their present role and state in the database, or the command line. */
export interface KeyMaker {
  createdBy: string
  makerRole: Role | null
  makerDisabledAt: string | null
}

const apiKeyColumns = [
  'id',
  'name',
  'role',
  'scope',
  'createdBy',
  'createdAt',
  'expiresAt',
  'lastUsedAt',
  'revokedAt',
] as const

export async function insertApiKey(
  tx: Transaction,
  row: ApiKey & { keyHash: string; madeUnder: string },
): Promise<void> {
  await tx.insertInto('apiKeys').values(row).execute()
}

const withMaker = (tx: Reader) =>
  tx
    .selectFrom('apiKeys')
    .leftJoin('accounts', 'accounts.id', 'apiKeys.createdBy')
    .select(apiKeyColumns.map((column) => `apiKeys.${column}` as const))
    .select(['accounts.role as makerRole', 'accounts.disabledAt as makerDisabledAt'])

/** Finds a key by the hashes that it may have, with what its maker may do now. */
export async function findApiKeyByHash(
  tx: Reader,
  keyHashes: readonly string[],
): Promise<(ApiKey & KeyMaker & { keyHash: string }) | undefined> {
  return withMaker(tx).select('keyHash').where('keyHash', 'in', keyHashes).executeTakeFirst()
}

/** Selects the keys that an account made and nobody has revoked. */
export async function readOpenKeysOf(tx: Reader, accountId: string): Promise<ApiKey[]> {
  return tx
    .selectFrom('apiKeys')
    .select(apiKeyColumns)
    .where('createdBy', '=', accountId)
    .where('revokedAt', 'is', null)
    .orderBy('id')
    .execute()
}

export async function findApiKey(tx: Reader, id: string): Promise<ApiKey | undefined> {
  return tx.selectFrom('apiKeys').select(apiKeyColumns).where('id', '=', id).executeTakeFirst()
}

/** Selects all keys, revoked ones too, newest first: they are few, and each gives access. */
export async function readApiKeys(tx: Reader): Promise<ApiKey[]> {
  return tx
    .selectFrom('apiKeys')
    .select(apiKeyColumns)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Notes that a key was used. Its hash may be one under a former secret until then. */
export async function touchApiKey(
  tx: Transaction,
  id: string,
  use: { lastUsedAt: Instant; keyHash: string; madeUnder: string },
): Promise<void> {
  await tx.updateTable('apiKeys').set(use).where('id', '=', id).execute()
}

export async function markRevoked(tx: Transaction, id: string, now: Instant): Promise<void> {
  await tx.updateTable('apiKeys').set({ revokedAt: now }).where('id', '=', id).execute()
}
