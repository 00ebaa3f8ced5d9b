import { anchorAuditHead } from '#modules/audit'
import { keepCheckpoint, openSealer } from '#modules/transparency'
import type { ActionContext } from '#platform/context'
import { keepDoing } from './keep-doing.ts'

/** Between two rounds of sealing, in milliseconds. */
const pause = 250

/**
 * Seals events until it is stopped, which seals the last ones. Stores the head of the log as soon as there
 * is one: a log without it looks cut, and after a crash no file would be cleared away.
 */
export function startSealing(ctx: ActionContext): { stop(): Promise<void> } {
  const sealer = openSealer(ctx)
  let isHeadKept = false
  async function seal(): Promise<number> {
    const leaves = await sealer.seal()
    if (leaves > 0 && !isHeadKept) {
      // If it cannot be stored, housekeeping reports it and tries again.
      isHeadKept = await anchorAuditHead(ctx).then(
        () => true,
        () => false,
      )
    }
    return leaves
  }
  const sealing = keepDoing(ctx, {
    run: seal,
    pauseAfter: () => pause,
    failing: 'Events cannot be sealed',
    recovered: 'Events are sealed again',
  })
  return {
    stop: async () => {
      await sealing.stop()
      await sealing.once()
      await sealer.letGo()
      await keepCheckpoint(ctx)
    },
  }
}
