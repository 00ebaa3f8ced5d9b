import type { WriteContext } from '#platform/context'
import { readMessage } from './enrolments.store.ts'
import { ownAccountId } from './own-account-id.ts'
import { refuseUnless } from './refusals.ts'

/** Dismisses one of the actor's own messages. Refuses with `message.not_found`. */
export async function putMessageAside(
  ctx: WriteContext,
  { messageId }: { messageId: string },
): Promise<void> {
  const accountId = ownAccountId(ctx)
  const readAt = ctx.clock.now()
  refuseUnless(await readMessage(ctx.tx, { id: messageId, accountId, readAt }), 'message.not_found')
}
