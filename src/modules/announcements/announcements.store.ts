import type { Tables } from '#migrations'
import { idsWithMerged } from '#modules/merges'
import { sealRow } from '#modules/records'
import { compileOnce, insertOnce, type Transaction } from '#platform/database'

type Row = Tables['announcements']

const insertRow = insertOnce('announcements')

export async function insertAnnouncement(tx: Transaction, row: Row): Promise<void> {
  await insertRow(tx, await sealRow(tx, 'announcements', row))
}

/** Selects what a record, and what was merged into it, was told, the latest first. */
export const selectAnnouncements = compileOnce((tx, recordId: string) =>
  tx
    .selectFrom('announcements')
    .select(['id', 'text', 'madeBy', 'madeAt'])
    .where('recordId', 'in', idsWithMerged(recordId))
    .orderBy('madeAt', 'desc')
    .orderBy('id', 'desc'),
)
