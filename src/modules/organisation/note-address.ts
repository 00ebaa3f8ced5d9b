import { appendAudit, listEvents } from '#modules/audit'
import type { WriteContext } from '#platform/context'
import { findOrganisation } from './settings.ts'

/**
 * Writes into the log under which public address the installation is served, when that is another
 * one than before: an address is part of what an installation says it is.
 */
export async function noteAddress(ctx: WriteContext, url: string): Promise<void> {
  if ((await findOrganisation(ctx.tx)) === null) return
  const actions = ['organisation.set_up', 'organisation.address_seen']
  const [last] = await listEvents(ctx, { subject: 'organisation', actions, limit: 1 })
  if (last?.details.url === url) return
  await appendAudit(ctx, 'organisation.address_seen', 'organisation', { url })
}
