import { keepCheckpoint, openSealer } from '#modules/transparency'
import { second } from '#platform/clock'
import type { ActionContext } from '#platform/context'

/** How soon after its commit an event is sealed, in milliseconds. */
const pause = 250
/** The same after a failure. */
const pauseAfterFailure = second

/** Seals events until it is stopped, which seals the last ones. */
export function startSealing(ctx: ActionContext): { stop(): Promise<void> } {
  const sealer = openSealer(ctx)
  let isStopping = false
  let isFailing = false
  let timer: NodeJS.Timeout | undefined
  let sealing: Promise<void> = Promise.resolve()

  async function seal(): Promise<void> {
    let next = pause
    try {
      await sealer.seal()
      if (isFailing) ctx.log.info({}, 'Events are sealed again')
      isFailing = false
    } catch (error) {
      // Told once: what lasts is told by doctor and by the metric.
      if (!isFailing) ctx.log.error({ error }, 'Events cannot be sealed')
      isFailing = true
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
