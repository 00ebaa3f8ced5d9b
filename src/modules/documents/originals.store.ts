import { sql } from 'kysely'
import type { Tables } from '#migrations'
import { idsWithMerged, keptId } from '#modules/merges'
import { sealRow } from '#modules/records'
import type { Instant } from '#platform/clock'
import {
  compileOnce,
  countOf,
  hasChanged,
  insertOnce,
  type Reader,
  selectPage,
  type Transaction,
  updatesById,
} from '#platform/database'
import type { PageAsked } from '#platform/pages'

type SightingRow = Tables['sightings']

const insertSightingRow = insertOnce('sightings')

export async function insertSighting(tx: Transaction, row: Tables['sightings']): Promise<void> {
  await insertSightingRow(tx, await sealRow(tx, 'sightings', row))
}

/** Selects the sightings of a record that were not removed, the latest first. */
export async function selectSightings(tx: Reader, recordId: string): Promise<SightingRow[]> {
  return seenOfRecord(tx, recordId)
}

const seenOfRecord = compileOnce((tx, recordId: string) =>
  tx
    .selectFrom('sightings')
    .selectAll()
    .where('recordId', 'in', idsWithMerged(recordId))
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
  return hasChanged(
    tx
      .updateTable('sightings')
      .set(removed)
      .where('recordId', 'in', idsWithMerged(recordId))
      .where('id', '=', id)
      .where('removedAt', 'is', null),
  )
}

export type OriginalRow = Tables['originals']

/** What people see of a row. */
export type DescribedRow = Omit<
  OriginalRow,
  'recordId' | 'receivedBy' | 'createdAt' | 'returnedBy' | 'overdueToldAt'
>

export const insertOriginal = insertOnce('originals')

export const updateOriginal = updatesById('originals')

export async function selectOriginal(
  tx: Reader,
  recordId: string,
  id: string,
): Promise<OriginalRow | undefined> {
  return tx
    .selectFrom('originals')
    .selectAll()
    .where('recordId', 'in', idsWithMerged(recordId))
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Selects those of a record, the newest first. */
export async function selectOriginals(tx: Reader, recordId: string): Promise<OriginalRow[]> {
  return ofRecord(tx, recordId)
}

const ofRecord = compileOnce((tx, recordId: string) =>
  tx
    .selectFrom('originals')
    .selectAll()
    .where('recordId', 'in', idsWithMerged(recordId))
    .orderBy('receivedOn', 'desc')
    .orderBy('id', 'desc'),
)

export async function selectOriginalsById(
  tx: Reader,
  ids: readonly string[],
): Promise<OriginalRow[]> {
  return tx.selectFrom('originals').selectAll().where('id', 'in', ids).orderBy('id').execute()
}

const insertMoveRow = insertOnce('originalMoves')

export async function insertMove(tx: Transaction, row: Tables['originalMoves']): Promise<void> {
  await insertMoveRow(tx, await sealRow(tx, 'originalMoves', row))
}

export const selectMoves = compileOnce((tx, recordId: string) =>
  tx
    .selectFrom('originalMoves')
    .selectAll()
    .where('recordId', 'in', idsWithMerged(recordId))
    .orderBy('notedAt')
    .orderBy('id'),
)

/** The condition of `isOut`, for the database. Includes records in the trash: deleting a record returns nothing. */
const heldIn = (tx: Reader) =>
  tx
    .selectFrom('originals')
    .innerJoin('records', (join) =>
      join.on('records.id', '=', keptId(sql.ref('originals.recordId'))),
    )
    .where((eb) =>
      eb.or([
        eb('originals.returnNotedAt', 'is', null),
        eb('originals.askedBackAt', '>', sql<string>`${sql.ref('originals.returnNotedAt')}`),
      ]),
    )

/** Selects what is in hand for these records, the oldest first. */
export async function selectHeldOf(
  tx: Reader,
  recordIds: readonly string[],
): Promise<OriginalRow[]> {
  if (recordIds.length === 0) return []
  return heldIn(tx)
    .selectAll('originals')
    .where('originals.recordId', 'in', [...recordIds])
    .orderBy('originals.receivedOn')
    .orderBy('originals.id')
    .execute()
}

/** Tells whether anything of a record is in hand. */
export async function isAnyHeld(tx: Reader, recordId: string): Promise<boolean> {
  const one = heldIn(tx)
    .select('originals.id')
    .where('originals.recordId', 'in', idsWithMerged(recordId))
  return (await one.limit(1).executeTakeFirst()) !== undefined
}

/** What had to be back before a day, where one is named. */
const heldBefore = (tx: Reader, before: string | undefined) =>
  before === undefined ? heldIn(tx) : heldIn(tx).where('originals.backBy', '<', before)

/** Selects what is in hand for all candidates, the earliest due first. */
export async function selectHeld(
  tx: Reader,
  { before, ...asked }: PageAsked & { before: string | undefined },
) {
  return selectPage(
    heldBefore(tx, before),
    (held) => held.selectAll('originals').select(['records.name', 'records.reference']),
    { ...asked, sortedBy: ['originals.backBy', 'originals.id'] },
  )
}

/** Counts what is in hand; with a day, what had to be back before it. */
export function countHeld(tx: Reader, before?: string): Promise<number> {
  return countOf(heldBefore(tx, before))
}

/** Selects what had to be back before a day and was not reported yet. */
export async function selectUntoldOverdue(tx: Reader, before: string) {
  return heldIn(tx)
    .select(['originals.id', 'originals.recordId'])
    .where('originals.backBy', '<', before)
    .where('originals.overdueToldAt', 'is', null)
    .orderBy('originals.backBy')
    .orderBy('originals.id')
    .execute()
}

/** Notes that it is reported now; false when somebody has reported it before, or it is no longer overdue. */
export async function noteOverdueTold(
  tx: Transaction,
  id: string,
  { today, now }: { today: string; now: Instant },
): Promise<boolean> {
  const still = await heldIn(tx)
    .select('originals.id')
    .where('originals.id', '=', id)
    .where('originals.backBy', '<', today)
    .where('originals.overdueToldAt', 'is', null)
    .executeTakeFirst()
  if (still) await updateOriginal(tx, id, { overdueToldAt: now })
  return still !== undefined
}
