import { keepCheckpoint, openSealer } from '#modules/transparency'
import type { ActionContext } from '#platform/context'
import { keepDoing } from './keep-doing.ts'

/** Until an event is sealed, in milliseconds. */
const pause = 250

/** Seals events until it is stopped, which seals the last ones. */
export function startSealing(ctx: ActionContext): { stop(): Promise<void> } {
  const sealer = openSealer(ctx)
  const sealing = keepDoing(ctx, {
    run: () => sealer.seal(),
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
