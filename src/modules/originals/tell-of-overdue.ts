import { notify } from '#modules/messages'
import { todayOf } from '#modules/organisation'
import type { ActionContext } from '#platform/context'
import { noteOverdueTold, selectUntoldOverdue } from './originals.store.ts'

/** Per transaction. */
const together = 100

/** Tells the admins, once, of each original that had to be back before today. Returns how many there were. */
export async function tellOfOverdue(ctx: ActionContext): Promise<number> {
  const today = await ctx.read(todayOf)
  const untold = await ctx.read(({ tx }) => selectUntoldOverdue(tx, today))
  let told = 0
  for (let at = 0; at < untold.length; at += together)
    told += await ctx.write(async (write) => {
      let some = 0
      for (const { id, recordId } of untold.slice(at, at + together)) {
        // Another process may have reported it, or it was given back.
        if (!(await noteOverdueTold(write.tx, id, { today, now: write.clock.now() }))) continue
        await notify(write, { kind: 'overdue', recordId, to: 'admins' })
        some += 1
      }
      return some
    })
  return told
}
