import { appendAudit } from '#modules/audit'
import type { WriteContext } from '#platform/context'
import { insertConcern } from './concerns.store.ts'
import type { NewConcern } from './schema.ts'

/**
 * Takes a report from anybody (H10). The log knows that there was one, and nothing of what it says.
 * Of an address what follows `?` or `#` is left out: it may carry what somebody typed elsewhere.
 */
export async function reportConcern(
  ctx: WriteContext,
  { from, text, page }: NewConcern,
): Promise<{ id: string }> {
  const id = ctx.ids.uuid()
  await insertConcern(ctx.tx, {
    id,
    from,
    text,
    page: page?.replace(/[?#].*$/, '') ?? null,
    state: 'open',
    note: null,
    createdAt: ctx.clock.now(),
    changedBy: null,
    changedAt: null,
  })
  await appendAudit(ctx, 'concern.reported', `concern:${id}`)
  return { id }
}
