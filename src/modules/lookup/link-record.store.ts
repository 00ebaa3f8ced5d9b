import type { Tables } from '#migrations'
import { type Instant, latestPast } from '#platform/clock'
import type { Reader, Transaction } from '#platform/database'

export type LinkRow = Tables['recordLinks']

/** Selects the link of an account with what decides whether its record may be shown. */
export async function selectLink(tx: Reader, accountId: string) {
  return tx
    .selectFrom('recordLinks as l')
    .innerJoin('accessCodes as c', 'c.id', 'l.accessCodeId')
    .innerJoin('records as r', 'r.id', 'l.recordId')
    .select([
      'l.recordId',
      'l.accessCodeId',
      'l.linkedAt',
      'l.viewedAt',
      'c.revokedAt as codeRevokedAt',
      'r.state',
      'r.hiddenAt',
      'r.deletedAt',
    ])
    .where('l.accountId', '=', accountId)
    .executeTakeFirst()
}

export async function insertLink(tx: Transaction, row: LinkRow): Promise<void> {
  await tx.insertInto('recordLinks').values(row).execute()
}

/** Ends the link of an account; false when there was none. */
export async function deleteLink(tx: Transaction, accountId: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('recordLinks')
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return Number(result.numDeletedRows) === 1
}

/** Notes that the record was opened; false when a concurrent request has noted it since `before`. */
export async function markViewed(
  tx: Transaction,
  { accountId, now, before }: { accountId: string; now: Instant; before: Instant },
): Promise<boolean> {
  const result = await tx
    .updateTable('recordLinks')
    .set({ viewedAt: now })
    .where('accountId', '=', accountId)
    .where((eb) =>
      eb.or([
        eb('viewedAt', 'is', null),
        eb('viewedAt', '<=', before),
        eb('viewedAt', '>', latestPast(now)),
      ]),
    )
    .executeTakeFirst()
  return Number(result.numUpdatedRows) === 1
}
