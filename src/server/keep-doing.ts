import { second } from '#platform/clock'
import type { ActionContext } from '#platform/context'

/** Between two runs after a failure, in milliseconds. */
const pauseAfterFailure = second

interface Work {
  /** Answers how much it did. */
  run(): Promise<number>
  /** Milliseconds until the next run, by what the last one did. */
  pauseAfter(done: number): number
  /** What the log says when it begins to fail, and when it works again. */
  failing: string
  recovered: string
}

/** Does a piece of work again and again until it is stopped, which waits for what is under way. */
export function keepDoing(ctx: ActionContext, { run, pauseAfter, failing, recovered }: Work) {
  let isStopping = false
  let isFailing = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  async function once(): Promise<void> {
    let next = pauseAfterFailure
    try {
      next = pauseAfter(await run())
      if (isFailing) ctx.log.info({}, recovered)
      isFailing = false
    } catch (error) {
      // Told once: what lasts is told by doctor and by the metric.
      if (!isFailing) ctx.log.error({ error }, failing)
      isFailing = true
    }
    if (!isStopping) timer = setTimeout(begin, next).unref()
  }

  function begin(): void {
    running = once()
  }

  begin()
  return {
    once,
    stop: async () => {
      isStopping = true
      clearTimeout(timer)
      await running
    },
  }
}
