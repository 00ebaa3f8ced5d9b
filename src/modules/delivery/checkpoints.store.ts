import type { Instant } from '#platform/clock'
import type { Reader } from '#platform/database'

/**
 * Selects the admins for whom no checkpoint was queued since then. One that was queued after now is from before the
 * clock was set back, and does not count.
 */
export async function selectAdminsWithoutCheckpoint(
  tx: Reader,
  { since, now }: { since: Instant; now: Instant },
): Promise<string[]> {
  const queued = tx
    .selectFrom('messages')
    .select('accountId')
    .where('kind', '=', 'checkpoint')
    .where('createdAt', '>', since)
    .where('createdAt', '<=', now)
    .where('accountId', 'is not', null)
  const admins = await tx
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'admin')
    .where('disabledAt', 'is', null)
    .where('id', 'not in', queued.$castTo<{ accountId: string }>())
    .orderBy('id')
    .execute()
  return admins.map(({ id }) => id)
}
