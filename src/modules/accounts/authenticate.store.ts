import type { Instant } from '#platform/clock'
import {
  hasChanged,
  insertOnce,
  type Reader,
  type Transaction,
  updatesById,
} from '#platform/database'
import type { Role } from './forms.schema.ts'
import type { ApiKey } from './schema.ts'

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

export const insertApiKey = insertOnce('apiKeys')

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
export const touchApiKey = updatesById('apiKeys')

export async function markRevoked(tx: Transaction, id: string, now: Instant): Promise<void> {
  await tx.updateTable('apiKeys').set({ revokedAt: now }).where('id', '=', id).execute()
}

/** Ends the address by which somebody's calendar reads the agenda. */
export async function endCalendarOf(tx: Transaction, accountId: string): Promise<void> {
  await tx.deleteFrom('calendars').where('accountId', '=', accountId).execute()
}

/** Ends all sessions of an account. */
export async function removeSessionsOf(tx: Transaction, accountId: string): Promise<void> {
  await tx.deleteFrom('sessions').where('accountId', '=', accountId).execute()
}

/** Ends one session; returns whether there was one. */
export async function removeSession(tx: Transaction, id: string): Promise<boolean> {
  return hasChanged(tx.deleteFrom('sessions').where('id', '=', id))
}

export async function findSessionByToken(tx: Transaction, token: string) {
  return tx
    .selectFrom('sessions')
    .select(['id', 'accountId'])
    .where('token', '=', token)
    .executeTakeFirst()
}

/** Notes that a session was used, and from which device. */
export async function touchSession(
  tx: Transaction,
  { id, device, now }: { id: string; device: string; now: Instant },
): Promise<void> {
  await tx.updateTable('sessions').set({ updatedAt: now, device }).where('id', '=', id).execute()
}

/** Removes sessions last used, or begun, at or before these times, or used after the last one. */
export async function removeEndedSessions(
  tx: Transaction,
  ended: { usedUntil: Instant; begunUntil: Instant; usedAfter: Instant },
): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where((eb) =>
      eb.or([
        eb('updatedAt', '<=', ended.usedUntil),
        eb('createdAt', '<=', ended.begunUntil),
        eb('updatedAt', '>', ended.usedAfter),
      ]),
    )
    .execute()
}

/** Finds when a session began and when its person last proved again who they are. */
export async function findSessionProof(tx: Reader, id: string) {
  return tx
    .selectFrom('sessions')
    .select(['createdAt', 'confirmedAt'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Notes that the session's person has proved again who they are; returns whether there is such a session. */
export async function confirmSession(tx: Transaction, id: string, now: Instant): Promise<boolean> {
  return hasChanged(tx.updateTable('sessions').set({ confirmedAt: now }).where('id', '=', id))
}

/** Selects the sessions of an account, the last used first. */
export async function readSessionsOf(tx: Reader, accountId: string) {
  return tx
    .selectFrom('sessions')
    .select(['id', 'device', 'createdAt', 'updatedAt'])
    .where('accountId', '=', accountId)
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Ends all sessions of an account but one. */
export async function removeOtherSessions(
  tx: Transaction,
  { accountId, kept }: { accountId: string; kept: string },
): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('accountId', '=', accountId)
    .where('id', '<>', kept)
    .execute()
}
