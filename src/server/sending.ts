import { candidateLetter } from '#api'
import { openSender } from '#modules/delivery'
import { second } from '#platform/clock'
import type { ActionContext } from '#platform/context'
import { keepDoing } from './keep-doing.ts'

/** How long messages under way may take when the server stops, in milliseconds. */
const atStop = 3 * second

/**
 * Sends messages to candidates until it is stopped, which waits for those under way. Each channel runs by
 * itself, so that a silent one delays only itself.
 */
export function startSending(ctx: ActionContext): { stop(): Promise<void> } {
  const sender = openSender(ctx, candidateLetter)
  const sending = (['mail', 'sms'] as const).map((way) =>
    keepDoing(ctx, {
      run: () => sender.send(way),
      pauseAfter: (done) => (done > 0 ? 0 : second),
      failing: 'Messages cannot be sent',
      recovered: 'Messages are sent again',
    }),
  )
  return {
    stop: async () => {
      // A mail server that does not answer must not delay a stop.
      const overdue = setTimeout(() => sender.giveUp(), atStop)
      await Promise.all(sending.map(({ stop }) => stop()))
      await sender.ended()
      clearTimeout(overdue)
      // Then another process waits until the lease expires.
      await sender.letGo().catch((error: unknown) => {
        ctx.log.warn({ error }, 'The lease on messages could not be released')
      })
    },
  }
}
