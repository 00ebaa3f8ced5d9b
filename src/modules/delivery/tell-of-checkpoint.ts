import { tellAccount } from '#modules/outbox'
import { readCheckpointNote } from '#modules/transparency'
import { later } from '#platform/clock'
import type { ActionContext } from '#platform/context'
import { selectAdminsWithoutCheckpoint } from './checkpoints.store.ts'
import { deliveryLimits } from './limits.ts'

/**
 * Puts a mail with the log's newest checkpoint into the outbox for each admin who got none for a week, so that it is
 * kept where nobody at the office can change it. Without a mail server there is none. Returns how many there were.
 */
export async function tellOfCheckpoint(ctx: ActionContext): Promise<number> {
  if (ctx.mail === null) return 0
  return ctx.write(async (write) => {
    if ((await readCheckpointNote(write)) === null) return 0
    const now = write.clock.now()
    const span = { since: later(now, -deliveryLimits.checkpointMailed), now }
    const admins = await selectAdminsWithoutCheckpoint(write.tx, span)
    for (const accountId of admins) await tellAccount(write, { accountId, kind: 'checkpoint' })
    return admins.length
  })
}
