import { keepCheckpoint, openSealer } from '#modules/transparency'
import { second } from '#platform/clock'
import type { ActionContext } from '#platform/context'

/** How soon after its commit an event is sealed, in milliseconds. */
const pause = 250
/** After a failure, so that a log that cannot go on is told every few seconds only. */
const pauseAfterFailure = 5 * second

/** Seals events until it is stopped, which seals the last ones. */
export function startSealing(ctx: ActionContext): { stop(): Promise<void> } {
  const sealer = openSealer(ctx)
  let isStopping = false
  let timer: NodeJS.Timeout | undefined
  let sealing: Promise<void> = Promise.resolve()

  async function seal(): Promise<void> {
    let next = pause
    try {
      await sealer.seal()
    } catch (error) {
      ctx.log.error({ error }, 'Events could not be sealed')
      next = pauseAfterFailure
    }
    if (!isStopping) timer = setTimeout(begin, next).unref()
  }

  function begin(): void {
    sealing = seal()
  }

  begin()
  return {
    stop: async () => {
      isStopping = true
      clearTimeout(timer)
      await sealing
      await seal()
      await sealer.letGo()
      await keepCheckpoint(ctx)
    },
  }
}
