import { appendAudit } from '#modules/audit'
import { actorId, type ReadContext, type WriteContext } from '#platform/context'
import { refuseUnless } from './refusals.ts'
import type { CodeAlertList } from './schema.ts'
import {
  countAlerts,
  deleteTries,
  markDismissed,
  selectAlert,
  selectAlerts,
} from './wrong-codes.store.ts'
import { wrongCodesInAll } from './wrong-codes-in-all.ts'

const mostShown = 100

/** Counts the alerts that nobody has dismissed. */
export async function countCodeAlerts({ tx }: ReadContext): Promise<number> {
  return countAlerts(tx)
}

/**
 * Returns the newest 100 numbers with more than 20 wrong codes within an hour, those of records first; before them an
 * entry for all numbers together, when they met far more than usual. A number that no record has is not shown: only its
 * HMAC is stored.
 */
export async function listCodeAlerts(ctx: ReadContext): Promise<CodeAlertList> {
  const { tx } = ctx
  const rows = await selectAlerts(tx, mostShown)
  const alerts = rows.map(({ recordId, reference, name, ...alert }) => ({
    ...alert,
    record: recordId && reference && name ? { id: recordId, reference, name } : null,
  }))
  return { alerts, total: await countAlerts(tx), inAll: await wrongCodesInAll(ctx) }
}

/** Dismisses an alert; only new tries raise another. Refuses with `code_alert.not_found`. */
export async function dismissCodeAlert(
  ctx: WriteContext,
  { alertId }: { alertId: string },
): Promise<void> {
  const alert = await selectAlert(ctx.tx, alertId)
  refuseUnless(alert, 'code_alert.not_found')
  await markDismissed(ctx.tx, alertId, {
    dismissedAt: ctx.clock.now(),
    dismissedBy: actorId(ctx.actor),
  })
  await deleteTries(ctx.tx, alert.key)
  const subject = alert.recordId === null ? null : `record:${alert.recordId}`
  await appendAudit(ctx, 'code_alert.dismissed', subject, { alertId })
}
