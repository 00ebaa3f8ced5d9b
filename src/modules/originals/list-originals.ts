import type { ReadContext } from '#platform/context'
import { dayOf, described } from './original.ts'
import { countHeld, selectHeld, selectOriginals } from './originals.store.ts'
import type { HeldOriginals, Original } from './schema.ts'

/** The papers of a record that the agency has or had in hand, the newest first. */
export async function listOriginals(
  ctx: Pick<ReadContext, 'tx' | 'clock'>,
  recordId: string,
): Promise<Original[]> {
  const now = ctx.clock.now()
  return (await selectOriginals(ctx.tx, recordId)).map((row) => described(row, now))
}

/** What is in hand of all candidates, or of it what is overdue; that which was due first at the top. */
export async function listHeld(
  ctx: ReadContext,
  { page, pageSize, overdueOnly }: { page: number; pageSize: number; overdueOnly: boolean },
): Promise<HeldOriginals> {
  const now = ctx.clock.now()
  const before = overdueOnly ? dayOf(now) : undefined
  const span = { limit: pageSize, offset: (page - 1) * pageSize }
  const rows = await selectHeld(ctx.tx, { ...span, before })
  return {
    originals: rows.map(({ name, reference, ...row }) => ({
      ...described(row, now),
      recordId: row.recordId,
      name,
      reference,
    })),
    total: await countHeld(ctx.tx, before),
    overdue: await countOverdue(ctx),
    page,
    pageSize,
  }
}

/** How many had to be back before today. */
export function countOverdue({ tx, clock }: Pick<ReadContext, 'tx' | 'clock'>): Promise<number> {
  return countHeld(tx, dayOf(clock.now()))
}
