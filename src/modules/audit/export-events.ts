import type { ActionContext } from '#platform/context'
import { appendAudit } from './append-audit.ts'
import { readFoundEvents, readNewestId } from './audit.store.ts'
import type { ExportedEvent } from './audit-event.ts'
import type { AuditFilter } from './schema.ts'

const batch = 1000

/**
 * Exports all events that match a filter, oldest first, in batches, so that a log of any length fits in memory. The
 * export itself is an event, committed before the first batch and not part of it.
 */
export async function exportEvents(
  ctx: ActionContext,
  { filter, format }: { filter: AuditFilter; format: string },
): Promise<AsyncGenerator<ExportedEvent[]>> {
  const last = await ctx.write(async (write) => {
    const through = await readNewestId(write.tx)
    const filters = Object.keys(filter).filter((name) => filter[name as keyof AuditFilter])
    await appendAudit(write, 'audit.exported', null, { format, filters, through })
    return through
  })
  return found(ctx, filter, last)
}

async function* found(ctx: ActionContext, filter: AuditFilter, last: string) {
  let after = ''
  for (;;) {
    const events = await ctx.read(({ tx }) =>
      readFoundEvents(tx, { filter, after, through: last, limit: batch }),
    )
    if (events.length > 0) yield events
    if (events.length < batch) return
    after = events.at(-1)?.id ?? last
  }
}
