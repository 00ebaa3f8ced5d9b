import { sql } from 'kysely'
import type { Transaction } from '#platform/database'

/**
 * Deletes the keys of stored files whose record does not exist.
 * @param prefix what stands before the record's id
 */
export async function deleteKeysOfGone(
  tx: Transaction,
  { prefix, madeBefore }: { prefix: string; madeBefore: string },
): Promise<void> {
  const recordId = sql<string>`substr("dataKeys"."holder", ${prefix.length + 1})`
  await tx
    .deleteFrom('dataKeys')
    .where('holder', 'like', `${prefix}%`)
    .where('madeAt', '<', madeBefore)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('records').select('id').where('id', '=', recordId))),
    )
    .execute()
}
