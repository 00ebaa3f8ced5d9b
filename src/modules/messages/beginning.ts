import { isHolderKind } from '#modules/accounts/forms.schema'
import { findOrganisation } from '#modules/organisation'
import { closingOf } from '#modules/organisation/identity.schema'
import { type Instant, isAhead, isWithin, later } from '#platform/clock'
import type { ActionContext, WriteContext } from '#platform/context'
import { isWarning, messageLimits, type UnreadCounts } from './schema.ts'
import {
  type Due,
  type DueBy,
  deleteMessage,
  moveMessage,
  selectCut,
  selectDue,
} from './sending.store.ts'
import { countUnreadByKind } from './staff-mails.ts'

/** A message that this process has begun to send. */
export type Begun = Due & { way: Way; to: string; epoch: number; counts: UnreadCounts | null }

/** The messages that were begun, and how many messages were decided. */
export interface Batch {
  begun: Begun[]
  decided: number
}

interface Beginning {
  epoch: number
  open: Pick<ActionContext, 'mail' | 'sms'>
  by: DueBy
  isPublic: IsPublic
  /** The maximum number of messages. */
  most: number
}

/** Begins the messages due by one way, in the transaction that holds the lease and before anything is sent. */
export async function beginDue(
  ctx: WriteContext,
  { epoch, open, by, isPublic, most }: Beginning,
): Promise<Batch> {
  const { tx, clock } = ctx
  const now = clock.now()
  const begun: Begun[] = []
  const organisation = await findOrganisation(tx)
  const isAutomatic = organisation?.automaticMessages !== false
  const untrue = organisation && closingOf(organisation) ? 'not-closing' : 'closing'
  const ways = isAutomatic ? openWays(open) : []
  const all = await selectDue(tx, { now, by, most })
  for (const due of all) {
    const counts = await countsFor(ctx, due)
    const choice =
      due.accountId === null
        ? chooseWay(due, { ways: isAlwaysSent(due.kind) ? openWays(open) : ways, isPublic, now })
        : // Staff, and students with a seat or of a cancelled class, are written to also where nothing is sent automatically.
          chooseWayToAccount(due, due.kind === 'class' ? ways : openWays(open), totalOf(counts))
    const waiting = { id: due.id, state: 'waiting' } as const
    if (choice === 'not-needed' || due.kind === untrue) await deleteMessage(tx, due.id)
    else if (typeof choice === 'string')
      await moveMessage(tx, waiting, { state: choice, endedAt: now })
    else {
      const tries = due.tries + 1
      // After the clock was set back its two days begin again, instead of lasting until the clock has caught up.
      const queuedAt = isAhead(due.queuedAt, now) ? now : due.queuedAt
      const sending = { state: 'sending', way: choice.way, triedAt: now, queuedAt } as const
      await moveMessage(tx, waiting, { ...sending, tries, epoch })
      begun.push({ ...due, ...choice, queuedAt, tries, epoch, counts })
    }
  }
  return { begun, decided: all.length }
}

/** Returns what a summary counts now; null for all other messages. */
async function countsFor(
  ctx: WriteContext,
  { kind, accountId, role }: Due,
): Promise<UnreadCounts | null> {
  if (kind !== 'summary' || accountId === null) return null
  return countUnreadByKind(ctx, { accountId, seesAll: role === 'admin' })
}

function totalOf(counts: UnreadCounts | null): number {
  return Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0)
}

/**
 * Settles what an earlier sender began and did not finish. The message is sent again if the gateway recognises it by
 * its key. A mail server has no key for accepting a message only once, so there the outcome is unknown.
 */
export async function settleCut(
  { tx, clock }: WriteContext,
  { epoch, open }: { epoch: number; open: Pick<ActionContext, 'sms'> },
): Promise<void> {
  const now = clock.now()
  for (const { id, way } of await selectCut(tx, epoch))
    await moveMessage(
      tx,
      { id, state: 'sending' },
      way === 'sms' && open.sms?.isKeyed
        ? { state: 'waiting', dueAt: now, epoch: null }
        : { state: 'perhaps', endedAt: now, epoch: null },
    )
}

/** A way of sending messages automatically. */
export type Way = 'mail' | 'sms'

/** Tells whether the world may see a record. */
export type IsPublic = (record: {
  state: NonNullable<Due['state']>
  hiddenAt: Instant | null
  deletedAt: Instant | null
}) => boolean

/** The decision about a message that is due. */
export type Choice = { way: Way; to: string } | 'by-hand' | 'unreachable' | 'failed' | 'not-needed'

/**
 * Decides whether a message still holds, and where it is sent. What somebody may do to take a file over is reported in any
 * case.
 */
function chooseWay(
  due: Due,
  { ways: open, isPublic, now }: { ways: readonly Way[]; isPublic: IsPublic; now: Instant },
): Choice {
  const { kind, email, telephone } = due
  if (due.isOff || !stillHolds(due, isPublic)) return 'not-needed'
  if (due.contact !== null) return chooseWayToContact(due, due.contact, { open, now })
  if (!email && !telephone) return 'unreachable'
  if (kind === 'proof' && isOver(due, now)) return 'failed'
  if (email && open.includes('mail')) return { way: 'mail', to: email }
  if (telephone && open.includes('sms')) return { way: 'sms', to: telephone }
  // Staff never see a code with which the candidate has to prove something.
  return kind === 'proof' ? 'failed' : 'by-hand'
}

/** A contact that the message names gets it, or nobody does. */
function chooseWayToContact(
  due: Pick<Due, 'kind' | 'contactWay' | 'queuedAt'>,
  to: string,
  { open, now }: { open: readonly Way[]; now: Instant },
): Choice {
  const way = due.contactWay as Way
  if (due.kind === 'proof' && (isOver(due, now) || !open.includes(way))) return 'failed'
  return open.includes(way) ? { way, to } : 'by-hand'
}

/** An agency that sends nothing automatically could otherwise take a file over in silence; nobody sends a code by hand. */
const isAlwaysSent = (kind: Due['kind']): boolean => kind === 'proof' || isWarning(kind)

/** About a class or the agency, not about what can be seen. */
const aboutNoFile: ReadonlySet<Due['kind']> = new Set([
  'class',
  'class-seat',
  'class-turn',
  'class-cancelled',
  'class-credited',
  'closing',
  'not-closing',
])

function stillHolds(
  { kind, state, hiddenAt, deletedAt, canBeOpened }: Due,
  isPublic: IsPublic,
): boolean {
  if (isWarning(kind)) return true
  if (aboutNoFile.has(kind)) return deletedAt === null
  const isSeen = state !== null && isPublic({ state, hiddenAt, deletedAt })
  return isSeen && (canBeOpened || kind === 'ending')
}

/**
 * Decides where a message to a person with an account is sent. Nobody sees its outcome, so one that has no way, or that
 * nobody wants any more, is dropped without a trace.
 * @param unread how many notifications a summary would count
 */
function chooseWayToAccount(due: Due, open: readonly Way[], unread: number): Choice {
  const { accountEmail, disabledAt } = due
  if (!isWanted(due, unread) || disabledAt !== null || accountEmail === null) return 'not-needed'
  return open.includes('mail') ? { way: 'mail', to: accountEmail } : 'not-needed'
}

function isWanted({ kind, role, nextSummaryAt, classMailsOffAt }: Due, unread: number): boolean {
  if (isHolderKind(kind)) return true
  if (kind === 'checkpoint') return role === 'admin'
  if (kind === 'summary') return nextSummaryAt !== null && role !== 'student' && unread > 0
  return kind !== 'class' || classMailsOffAt === null
}

/** Tells whether the code in a message ended before it could be sent. */
function isOver({ queuedAt }: Pick<Due, 'queuedAt'>, now: Instant): boolean {
  return !isWithin(messageLimits.ownDataCode, queuedAt, now)
}

/** Returns the ways that this installation has. */
function openWays({ mail, sms }: Pick<ActionContext, 'mail' | 'sms'>): Way[] {
  return [...(mail ? ['mail' as const] : []), ...(sms ? ['sms' as const] : [])]
}

/** Tells whether this installation sends messages itself, to anybody at all. */
export function sendsMessages(ctx: Pick<ActionContext, 'mail' | 'sms'>): boolean {
  return openWays(ctx).length > 0
}

/**
 * Returns when a message that was not accepted is tried again: after a minute, two, four and so on up to four hours;
 * null after two days, or when its code has ended.
 */
export function nextTry(
  { kind, tries, queuedAt }: Pick<Due, 'kind' | 'tries' | 'queuedAt'>,
  now: string,
) {
  const { messageFirstPause, messageLongestPause, messageGivenUp } = messageLimits
  const { ownDataCode } = messageLimits
  const pause = Math.min(messageFirstPause * 2 ** (tries - 1), messageLongestPause)
  const next = later(now, pause)
  return next > later(queuedAt, kind === 'proof' ? ownDataCode : messageGivenUp) ? null : next
}
