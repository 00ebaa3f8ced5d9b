import {
  accountRefusals,
  chooseMails,
  isPersonOf,
  listStaff,
  mailChoices,
  peopleBehind,
} from '#modules/accounts'
import { readCheckpointNote } from '#modules/audit'
import { timeZoneOf } from '#modules/organisation'
import { day, type Instant, isAhead, later } from '#platform/clock'
import { dayAfter, dayIn, sameTimeOn } from '#platform/clock/schema'
import { type ActionContext, actorId, type ReadContext, type WriteContext } from '#platform/context'
import { refusing } from '#platform/errors'
import { languages } from '#platform/languages.schema'
import type { CursorAsked } from '#platform/pages'
import {
  countSince,
  countUnread as countUnreadOf,
  deleteBefore,
  deleteSummary,
  insertNotifications,
  insertSummary,
  markRead,
  moveSummary,
  type Reading,
  selectDueSummaries,
  selectNotifications,
  selectSummary,
  selectUnreadByKind,
} from './notifications.store.ts'
import {
  type AccountMessages,
  type DailySummary,
  messageLimits,
  type NotificationKind,
  type NotificationPage,
  notificationKinds,
  type UnreadCounts,
} from './schema.ts'
import { selectAdminsWithoutCheckpoint } from './sending.store.ts'
import { tellAccount } from './telling.ts'

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
 * Notifies staff in the dashboard, in the transaction of the change: those named, or every admin. What is for a key is for
 * the person who made it. Nobody is notified of their own actions, nor people who have left. An import notifies nobody.
 */
export async function notify(
  ctx: WriteContext,
  { to, ...about }: About & { to: readonly string[] | 'admins' },
): Promise<void> {
  if (ctx.cause?.importId !== undefined) return
  // What the system does has no author.
  const madeBy = ctx.actor.kind === 'system' ? null : actorId(ctx.actor)
  const staff = await listStaff(ctx.tx)
  const people = to === 'admins' ? null : await peopleBehind(ctx, to)
  const sent = staff.filter(
    ({ id, role }) => !isPersonOf(ctx, id) && (people === null ? role === 'admin' : people.has(id)),
  )
  if (sent.length === 0) return
  const { kind } = about
  const row = {
    kind,
    recordId: about.recordId,
    caseId: 'caseId' in about ? about.caseId : null,
    ...{ madeBy, createdAt: ctx.clock.now(), readAt: null },
  }
  await insertNotifications(
    ctx.tx,
    sent.map(({ id }) => ({ id: ctx.ids.uuid(), accountId: id, ...row })),
  )
}

const known = refusing(accountRefusals)
const refuseUnless: typeof known.refuseUnless = known.refuseUnless

/** Tells whether the actor gets a daily mail about their notifications. */
export async function ownDailySummary(ctx: ReadContext): Promise<DailySummary> {
  return { isWanted: (await selectSummary(ctx.tx, actorId(ctx.actor) ?? '')) !== undefined }
}

/**
 * Switches the actor's own daily mail on or off. It comes at the time of day at which it was switched on, first a day
 * later. An API key gets no mail: refuses with `session.required`.
 */
export async function switchDailySummary(
  ctx: WriteContext,
  { isWanted }: DailySummary,
): Promise<DailySummary> {
  const { actor, clock } = ctx
  refuseUnless(actor.kind === 'account', 'session.required')
  const accountId = actor.id
  const now = clock.now()
  const nextAt = sameTimeAfter(now, now, await timeZoneOf(ctx.tx))
  if (isWanted) await insertSummary(ctx.tx, { accountId, nextAt, seenTo: now })
  else await deleteSummary(ctx.tx, accountId)
  return { isWanted }
}

/**
 * Puts the summaries that are due into the outbox, each in the transaction that sets the person's next one: at most one
 * a day, even if a process is killed or runs in parallel. Without anything new no mail is sent. Returns for how many
 * people there were summaries.
 */
export async function tellOfNotifications(ctx: ActionContext): Promise<number> {
  const now = ctx.clock.now()
  let sent = 0
  for (const due of await ctx.read(({ tx }) => selectDueSummaries(tx, now)))
    await ctx.write(async (write) => {
      const { accountId, nextAt, seenTo, role } = due
      const next = { nextAt: sameTimeAfter(nextAt, now, await timeZoneOf(write.tx)), seenTo: now }
      if (!(await moveSummary(write.tx, { accountId, nextAt }, next))) return
      const reading = { accountId, seesAll: role === 'admin' }
      const since = isAhead(seenTo, now) ? later(now, -day) : seenTo
      if ((await countSince(write.tx, reading, since)) === 0) return
      await tellAccount(write, { accountId, kind: 'summary' })
      sent += 1
    })
  return sent
}

/** Returns the first instant after now at which the organisation's clock shows the same time of day. */
function sameTimeAfter(instant: Instant, now: Instant, timeZone: string): Instant {
  const today = dayIn(timeZone, now)
  const next = sameTimeOn(today, instant, timeZone)
  return next > now ? next : sameTimeOn(dayAfter(today, 1), instant, timeZone)
}

/**
 * Puts a mail with the log's newest checkpoint into the outbox for each admin who got none for a week, so that it is
 * kept where nobody at the office can change it. Without a mail server there is none. Returns how many there were.
 */
export async function tellOfCheckpoint(ctx: ActionContext): Promise<number> {
  if (ctx.mail === null) return 0
  return ctx.write(async (write) => {
    if ((await readCheckpointNote(write)) === null) return 0
    const now = write.clock.now()
    const span = { since: later(now, -messageLimits.checkpointMailed), now }
    const admins = await selectAdminsWithoutCheckpoint(write.tx, span)
    for (const accountId of admins) await tellAccount(write, { accountId, kind: 'checkpoint' })
    return admins.length
  })
}

/** Returns how the actor is written to by mail. */
export async function accountMessages(ctx: ReadContext): Promise<AccountMessages> {
  const { language, classMailsOffAt } = await mailChoices(ctx)
  return {
    language: languages.find((each) => each === language) ?? null,
    off: classMailsOffAt === null ? [] : ['class'],
  }
}

/**
 * Chooses the language of mails to the actor's own account, and which kinds are sent. This also applies to waiting
 * messages, because the sender checks it again. An API key gets no mail: refuses with `account.not_a_person`.
 */
export async function chooseAccountMessages(
  ctx: WriteContext,
  { language, off }: AccountMessages,
): Promise<AccountMessages> {
  const { classMailsOffAt } = await mailChoices(ctx)
  const offAt = off.includes('class') ? (classMailsOffAt ?? ctx.clock.now()) : null
  await chooseMails(ctx, { language, classMailsOffAt: offAt })
  return accountMessages(ctx)
}
