import { sql } from 'kysely'
import type { Tables } from '#migrations'
import { idsWithMerged, keptId } from '#modules/merges'
import { sealRow } from '#modules/records'
import {
  compileOnce,
  hasChanged,
  insertOnce,
  type Reader,
  selectsById,
  type Transaction,
} from '#platform/database'

export type IncomingRow = Tables['incoming']

const insertRow = insertOnce('incoming')

export async function insertIncoming(tx: Transaction, row: IncomingRow): Promise<void> {
  await insertRow(tx, await sealRow(tx, 'incoming', row))
}

export const selectIncoming = selectsById('incoming')

/** Selects what was sent for a record, the latest first. */
export const selectIncomingOf = compileOnce((tx, recordId: string) =>
  tx
    .selectFrom('incoming')
    .selectAll()
    .where('recordId', 'in', idsWithMerged(recordId))
    .orderBy('sentAt', 'desc')
    .orderBy('id', 'desc'),
)

/** Changes what waits and is as it was read; false when it is not. */
export async function changeWaiting(
  tx: Transaction,
  { id, recordId, version }: Pick<IncomingRow, 'id' | 'recordId' | 'version'>,
  change: Partial<IncomingRow>,
): Promise<boolean> {
  const { recordId: _, ...sealed } = await sealRow(tx, 'incoming', { ...change, recordId })
  return hasChanged(
    tx
      .updateTable('incoming')
      .set({ ...sealed, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .where('state', '=', 'waiting'),
  )
}

/** Selects what waits, of records that are not in the trash, the longest waiting first; of one person's only, or of all. */
export async function selectWaiting(tx: Reader, createdBy: string | null) {
  const waiting = tx
    .selectFrom('incoming')
    .innerJoin('records', (join) =>
      join.on('records.id', '=', keptId(sql.ref('incoming.recordId'))),
    )
    .select(['records.id as recordId', 'incoming.kind', 'incoming.sentAt', 'incoming.changedAt'])
    .where('incoming.state', '=', 'waiting')
    .where('records.deletedAt', 'is', null)
    .orderBy('incoming.sentAt')
    .orderBy('incoming.id')
  return (
    createdBy === null ? waiting : waiting.where('records.createdBy', '=', createdBy)
  ).execute()
}
