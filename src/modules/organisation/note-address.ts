import { appendAudit, listEvents } from '#modules/audit'
import type { WriteContext } from '#platform/context'
import { isSetUp } from './settings.ts'

/**
 * Writes the public address of the installation into the log when it has changed: an address is part of the identity
 * that an installation claims.
 */
export async function noteAddress(ctx: WriteContext, url: string): Promise<void> {
  if (!(await isSetUp(ctx.tx))) return
  const actions = ['organisation.set_up', 'organisation.address_seen']
  const [last] = await listEvents(ctx, { subject: 'organisation', actions, limit: 1 })
  if (last?.details.url === url) return
  await appendAudit(ctx, 'organisation.address_seen', 'organisation', { url })
}
