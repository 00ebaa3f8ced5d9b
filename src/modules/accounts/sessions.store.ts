import type { Instant } from '#platform/clock'
import type { Reader, Transaction } from '#platform/database'

/** Ends all sessions of an account. */
export async function removeSessionsOf(tx: Transaction, accountId: string): Promise<void> {
  await tx.deleteFrom('sessions').where('accountId', '=', accountId).execute()
}

/** Ends one session; returns whether there was one. */
export async function removeSession(tx: Transaction, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
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
  const { numUpdatedRows } = await tx
    .updateTable('sessions')
    .set({ confirmedAt: now })
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
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
