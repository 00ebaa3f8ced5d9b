import { outboxLimits } from '#modules/outbox/limits'
import { type Instant, isWithin, later } from '#platform/clock'
import type { ActionContext } from '#platform/context'
import type { Due } from './delivery.store.ts'
import { deliveryLimits } from './limits.ts'

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
 * Decides whether a message still holds, and where it is sent. The end of an access code, and a copy of all data made
 * by staff, are reported in any case: somebody else may have requested it.
 */
export function chooseWay(
  due: Due,
  { ways: open, isPublic, now }: { ways: readonly Way[]; isPublic: IsPublic; now: Instant },
): Choice {
  const { kind, email, telephone } = due
  if (due.isOff || !stillHolds(due, isPublic)) return 'not-needed'
  if (!email && !telephone) return 'unreachable'
  if (kind === 'proof' && isOver(due, now)) return 'failed'
  if (email && open.includes('mail')) return { way: 'mail', to: email }
  if (telephone && open.includes('sms')) return { way: 'sms', to: telephone }
  // Staff never see a code with which the candidate has to prove something.
  return kind === 'proof' ? 'failed' : 'by-hand'
}

/** About a class or the agency, not about what can be seen. */
const aboutNoFile: ReadonlySet<Due['kind']> = new Set([
  'class',
  'class-cancelled',
  'class-credited',
  'closing',
  'not-closing',
])

function stillHolds(
  { kind, state, hiddenAt, deletedAt, canBeOpened }: Due,
  isPublic: IsPublic,
): boolean {
  if (kind === 'code' || kind === 'data') return true
  if (aboutNoFile.has(kind)) return deletedAt === null
  const isSeen = state !== null && isPublic({ state, hiddenAt, deletedAt })
  return isSeen && (canBeOpened || kind === 'ending')
}

/**
 * Decides where a message to a person with an account is sent. Nobody sees its outcome, so one that has no way, or that
 * nobody wants any more, is dropped without a trace.
 * @param unread how many notifications a summary would count
 */
export function chooseWayToAccount(due: Due, open: readonly Way[], unread: number): Choice {
  const { accountEmail, disabledAt } = due
  if (!isWanted(due, unread) || disabledAt !== null || accountEmail === null) return 'not-needed'
  return open.includes('mail') ? { way: 'mail', to: accountEmail } : 'not-needed'
}

function isWanted({ kind, role, nextSummaryAt, classMailsOffAt }: Due, unread: number): boolean {
  if (kind === 'checkpoint') return role === 'admin'
  if (kind === 'summary') return nextSummaryAt !== null && role !== 'student' && unread > 0
  return kind === 'class-cancelled' || kind === 'class-credited' || classMailsOffAt === null
}

/** Tells whether the code in a message ended before it could be sent. */
function isOver({ queuedAt }: Pick<Due, 'queuedAt'>, now: Instant): boolean {
  return !isWithin(outboxLimits.ownDataCode, queuedAt, now)
}

/** Returns the ways that this installation has. */
export function openWays({ mail, sms }: Pick<ActionContext, 'mail' | 'sms'>): Way[] {
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
  const { messageFirstPause, messageLongestPause, messageGivenUp } = deliveryLimits
  const { ownDataCode } = outboxLimits
  const pause = Math.min(messageFirstPause * 2 ** (tries - 1), messageLongestPause)
  const next = later(now, pause)
  return next > later(queuedAt, kind === 'proof' ? ownDataCode : messageGivenUp) ? null : next
}
