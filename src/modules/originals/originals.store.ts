import { sql } from 'kysely'
import type { Instant } from '#platform/clock'
import { compileOnce, type Reader, type Transaction } from '#platform/database'
import type { OriginalRow } from './original.ts'

export async function insertOriginal(tx: Transaction, row: OriginalRow): Promise<void> {
  await tx.insertInto('originals').values(row).execute()
}

export async function updateOriginal(
  tx: Transaction,
  id: string,
  change: Partial<OriginalRow>,
): Promise<void> {
  await tx.updateTable('originals').set(change).where('id', '=', id).execute()
}

export async function selectOriginal(
  tx: Reader,
  recordId: string,
  id: string,
): Promise<OriginalRow | undefined> {
  return tx
    .selectFrom('originals')
    .selectAll()
    .where('recordId', '=', recordId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Those of a record, the newest first. */
export async function selectOriginals(tx: Reader, recordId: string): Promise<OriginalRow[]> {
  return ofRecord(tx, recordId)
}

const ofRecord = compileOnce((tx, recordId: string) =>
  tx
    .selectFrom('originals')
    .selectAll()
    .where('recordId', '=', recordId)
    .orderBy('receivedOn', 'desc')
    .orderBy('id', 'desc'),
)

/** What `isOut` says, for the database. Of records in the trash too: to delete a record gives nothing back. */
const heldIn = (tx: Reader) =>
  tx
    .selectFrom('originals')
    .innerJoin('records', 'records.id', 'originals.recordId')
    .where((eb) =>
      eb.or([
        eb('originals.returnNotedAt', 'is', null),
        eb('originals.askedBackAt', '>', sql<string>`${sql.ref('originals.returnNotedAt')}`),
      ]),
    )

/** What is in hand of these records, the oldest first. */
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

/** Whether anything of a record is in hand. */
export async function isAnyHeld(tx: Reader, recordId: string): Promise<boolean> {
  const one = heldIn(tx).select('originals.id').where('originals.recordId', '=', recordId)
  return (await one.limit(1).executeTakeFirst()) !== undefined
}

interface HeldSpan {
  limit: number
  offset: number
  /** Only what had to be back before this day. */
  before: string | undefined
}

/** What is in hand of all candidates, that which has to be back first at the top. */
export async function selectHeld(tx: Reader, { limit, offset, before }: HeldSpan) {
  const held = heldIn(tx)
  return (before === undefined ? held : held.where('originals.backBy', '<', before))
    .selectAll('originals')
    .select(['records.name', 'records.reference'])
    .orderBy('originals.backBy')
    .orderBy('originals.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** How many are in hand; with a day, how many of them had to be back before it. */
export async function countHeld(tx: Reader, before?: string): Promise<number> {
  let query = heldIn(tx).select(({ fn }) => fn.countAll<number>().as('count'))
  if (before !== undefined) query = query.where('originals.backBy', '<', before)
  return Number((await query.executeTakeFirstOrThrow()).count)
}

/** What had to be back before a day and was not told of yet. */
export async function selectUntoldOverdue(tx: Reader, before: string) {
  return heldIn(tx)
    .select(['originals.id', 'originals.recordId'])
    .where('originals.backBy', '<', before)
    .where('originals.overdueToldAt', 'is', null)
    .orderBy('originals.backBy')
    .orderBy('originals.id')
    .execute()
}

/** Notes that it is told of now; false when somebody did so before, or it is no longer overdue. */
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
