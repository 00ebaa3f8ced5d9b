import type { Tables } from '#migrations'
import { compileOnce, type Reader, type Transaction } from '#platform/database'

type SightingRow = Tables['sightings']

export async function insertSighting(tx: Transaction, row: SightingRow): Promise<void> {
  await tx.insertInto('sightings').values(row).execute()
}

/** Selects the sightings of a record that were not removed, the latest first. */
export async function selectSightings(tx: Reader, recordId: string): Promise<SightingRow[]> {
  return ofRecord(tx, recordId)
}

const ofRecord = compileOnce((tx, recordId: string) =>
  tx
    .selectFrom('sightings')
    .selectAll()
    .where('recordId', '=', recordId)
    .where('removedAt', 'is', null)
    .orderBy('seenOn', 'desc')
    .orderBy('id', 'desc'),
)

/** Removes one that was not removed yet; returns whether there was one. */
export async function markRemoved(
  tx: Transaction,
  { recordId, id }: Pick<SightingRow, 'recordId' | 'id'>,
  removed: Pick<SightingRow, 'removedAt' | 'removedBy'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sightings')
    .set(removed)
    .where('recordId', '=', recordId)
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
