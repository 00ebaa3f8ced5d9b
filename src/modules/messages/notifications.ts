import { listStaff } from '#modules/accounts'
import { later } from '#platform/clock'
import { actorId, type ReadContext, type WriteContext } from '#platform/context'
import type { CursorAsked } from '#platform/pages'
import { messageLimits } from './limits.ts'
import {
  countUnread as countUnreadOf,
  deleteBefore,
  insertNotifications,
  markRead,
  type Reading,
  selectNotifications,
  selectUnreadByKind,
} from './notifications.store.ts'
import {
  type NotificationKind,
  type NotificationPage,
  notificationKinds,
  type UnreadCounts,
} from './schema.ts'

const pageSize = 25

/** Lists a page of the actor's notifications, the newest first. */
export async function listNotifications(
  ctx: ReadContext,
  { cursor }: CursorAsked,
): Promise<NotificationPage> {
  const reading = readingOf(ctx)
  const { rows, ...place } = await selectNotifications(ctx.tx, reading, { cursor, pageSize })
  return { notifications: rows, unread: await countUnreadOf(ctx.tx, reading), ...place }
}

export function countUnread(ctx: ReadContext): Promise<number> {
  return countUnreadOf(ctx.tx, readingOf(ctx))
}

/** Counts somebody's unread notifications of each kind, of what they may see. */
export async function countUnreadByKind(
  { tx }: Pick<ReadContext, 'tx'>,
  reading: Reading,
): Promise<UnreadCounts> {
  const rows = await selectUnreadByKind(tx, reading)
  const count = (kind: string) => Number(rows.find((row) => row.kind === kind)?.count ?? 0)
  return Object.fromEntries(notificationKinds.map((kind) => [kind, count(kind)])) as UnreadCounts
}

/** Notes that the person has read some of them, or all; those of others are left alone. */
export async function readNotifications(
  ctx: WriteContext,
  { ids }: { ids: readonly string[] | null },
): Promise<void> {
  if (ids?.length === 0) return
  await markRead(ctx.tx, readingOf(ctx).accountId, { ids, now: ctx.clock.now() })
}

/** Deletes old notifications; the log keeps the events. */
export async function forgetOldNotifications({ tx, clock }: WriteContext): Promise<void> {
  await deleteBefore(tx, later(clock.now(), -messageLimits.notificationsKept))
}

function readingOf({ actor }: Pick<ReadContext, 'actor'>): Reading {
  const seesAll = 'role' in actor && actor.role === 'admin'
  return { accountId: actorId(actor) ?? '', seesAll }
}

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
