import type { ActionContext } from '#platform/context'
import { inBatches } from '#platform/database'
import { readEventsAfter, readUnplacedAfter, removeEvents, takePlacesAfter } from './audit.store.ts'
import { type ExportedEvent, isAsWritten } from './events.ts'
import { findLog } from './log.store.ts'
import { beginSuccessor } from './log.ts'

const batch = 1000

/**
 * Makes the log of a rescued database one that can be restored and goes on. Events that are not as they were written are
 * taken out and returned. Where any is missing, the log ends as a broken one, which its successor says in public; events
 * behind the first gap keep what they tell, and get a new place in the successor.
 */
export async function mendRescuedLog(ctx: ActionContext): Promise<ExportedEvent[]> {
  const altered: ExportedEvent[] = []
  let whole = 0
  let sealed = 0
  for (;;) {
    const events = await ctx.read(({ tx }) => readEventsAfter(tx, sealed, batch))
    for (const event of events) {
      sealed = event.sequence
      if (!isAsWritten(ctx.secrets, event)) altered.push(event)
      else if (event.sequence === whole + 1) whole = event.sequence
    }
    if (events.length < batch) break
  }
  const unplaced = inBatches(batch, (...some) =>
    ctx.read(({ tx }) => readUnplacedAfter(tx, ...some)),
  )
  for await (const events of unplaced)
    altered.push(...events.filter((event) => !isAsWritten(ctx.secrets, event)))
  await ctx.write(async (write) => {
    await removeEvents(
      write.tx,
      altered.map(({ id }) => id),
    )
    const log = await findLog(write.tx)
    // Its first leaf is no event.
    const isBroken = whole < sealed || (log !== undefined && whole + 1 < log.size)
    if (!isBroken) return
    await takePlacesAfter(write.tx, whole)
    await beginSuccessor(write, 'broken')
  })
  return altered
}
