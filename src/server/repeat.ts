import type { ActionContext } from '#platform/context'

/**
 * Repeats a task of housekeeping until the timer is cleared; never beside itself. A failure is logged when it begins
 * and when it is over: a database that is away would fill the log with the same lines each second.
 */
export function every(
  { log }: ActionContext,
  milliseconds: number,
  task: string,
  run: () => Promise<unknown>,
): NodeJS.Timeout {
  let running = false
  let isFailing = false
  async function once(): Promise<void> {
    try {
      await run()
      if (isFailing) log.info({ task }, 'Housekeeping works again')
      isFailing = false
    } catch (error) {
      if (!isFailing) log.error({ error, task }, 'Housekeeping failed')
      isFailing = true
    }
  }
  return setInterval(() => {
    if (running) return
    running = true
    void once().finally(() => {
      running = false
    })
  }, milliseconds).unref()
}
