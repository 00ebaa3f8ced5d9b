import { candidateLetter } from '#api'
import { openSender } from '#modules/delivery'
import { second } from '#platform/clock'
import type { ActionContext } from '#platform/context'
import { keepDoing } from './keep-doing.ts'

/** How long messages that are on their way may take when the server stops, in milliseconds. */
const atStop = 3 * second

/** Sends messages to candidates until it is stopped, which waits for those that are on their way. */
export function startSending(ctx: ActionContext): { stop(): Promise<void> } {
  const sender = openSender(ctx, candidateLetter)
  const sending = keepDoing(ctx, {
    run: () => sender.send(),
    pauseAfter: (done) => (done > 0 ? 0 : second),
    failing: 'Messages cannot be sent',
    recovered: 'Messages are sent again',
  })
  return {
    stop: async () => {
      // A mail server that does not answer must not hold a stop up.
      const overdue = setTimeout(() => sender.giveUp(), atStop)
      await sending.stop()
      clearTimeout(overdue)
      await sender.letGo()
    },
  }
}
