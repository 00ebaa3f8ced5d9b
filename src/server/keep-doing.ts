import { second } from '#platform/clock'
import type { ActionContext } from '#platform/context'

/** Between two runs after a failure, in milliseconds. */
const pauseAfterFailure = second

interface Work {
  /** Does a piece of the work; returns how much. */
  run(): Promise<number>
  /** Returns the milliseconds until the next run, by what the last one did. */
  pauseAfter(done: number): number
  /** The log's message when it begins to fail, and when it works again. */
  failing: string
  recovered: string
}

/** Repeats a piece of work until it is stopped; stopping waits for what is under way. */
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
      // Logged once: doctor and the metric report a lasting failure.
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
