import { todayOf } from '#modules/organisation'
import type { ReadContext } from '#platform/context'
import type { PageAsked } from '#platform/pages'
import { described } from './original.ts'
import { countHeld, selectHeld, selectHeldOf, selectOriginals } from './originals.store.ts'
import type { HeldOriginals, Original } from './schema.ts'

/** Lists the documents of a record that the agency has or had in hand, the newest first. */
export async function listOriginals(
  ctx: Pick<ReadContext, 'tx' | 'clock'>,
  recordId: string,
): Promise<Original[]> {
  const today = await todayOf(ctx)
  return (await selectOriginals(ctx.tx, recordId)).map((row) => described(row, today))
}

/** Returns what is in hand for these records, by their ids; no entry for records without any. */
export async function heldOf(
  ctx: Pick<ReadContext, 'tx' | 'clock'>,
  recordIds: readonly string[],
): Promise<Map<string, Original[]>> {
  const today = await todayOf(ctx)
  const rows = await selectHeldOf(ctx.tx, recordIds)
  const held = Map.groupBy(rows, ({ recordId }) => recordId)
  return new Map([...held].map(([id, some]) => [id, some.map((row) => described(row, today))]))
}

/** Lists what is in hand for all candidates, or the overdue part of it; the earliest due first. */
export async function listHeld(
  ctx: ReadContext,
  { overdueOnly, ...asked }: PageAsked & { overdueOnly: boolean },
): Promise<HeldOriginals> {
  const today = await todayOf(ctx)
  const before = overdueOnly ? today : undefined
  const { rows, ...place } = await selectHeld(ctx.tx, { ...asked, before })
  return {
    originals: rows.map(({ name, reference, ...row }) => ({
      ...described(row, today),
      recordId: row.recordId,
      name,
      reference,
    })),
    overdue: await countOverdue(ctx),
    ...place,
  }
}

/** Counts those that had to be back before today. */
export async function countOverdue(ctx: Pick<ReadContext, 'tx' | 'clock'>): Promise<number> {
  return countHeld(ctx.tx, await todayOf(ctx))
}
