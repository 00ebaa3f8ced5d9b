import { listStaff } from '#modules/accounts'
import { actorId, type WriteContext } from '#platform/context'
import { insertNotifications } from './notifications.store.ts'
import type { NotificationKind } from './schema.ts'

type About =
  | { kind: Exclude<NotificationKind, 'case'>; recordId: string }
  | { kind: 'case'; caseId: string; recordId: string | null }

/**
 * Notifies staff in the dashboard, in the transaction of the change: those named, or every admin. Nobody is notified of
 * their own actions, nor are API keys or people who have left. An import notifies nobody.
 */
export async function notify(
  ctx: WriteContext,
  { to, ...about }: About & { to: readonly string[] | 'admins' },
): Promise<void> {
  if (ctx.cause?.importId !== undefined) return
  // What the system does has no author.
  const madeBy = ctx.actor.kind === 'system' ? null : actorId(ctx.actor)
  const staff = await listStaff(ctx.tx)
  const told = staff.filter(
    ({ id, role }) => id !== madeBy && (to === 'admins' ? role === 'admin' : to.includes(id)),
  )
  if (told.length === 0) return
  const { kind } = about
  const row = {
    kind,
    recordId: about.recordId,
    caseId: 'caseId' in about ? about.caseId : null,
    ...{ madeBy, createdAt: ctx.clock.now(), readAt: null },
  }
  await insertNotifications(
    ctx.tx,
    told.map(({ id }) => ({ id: ctx.ids.uuid(), accountId: id, ...row })),
  )
}
