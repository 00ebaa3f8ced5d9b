import { isPublic } from '#modules/records'
import { later } from '#platform/clock'
import type { ActionContext } from '#platform/context'
import { limitTable } from '#platform/limits'
import type { Due } from './delivery.store.ts'

/** A way on which messages go by themselves. */
export type Way = 'mail' | 'sms'

/** What is decided about a message that is due. */
export type Choice = { way: Way; to: string } | 'by-hand' | 'unreachable' | 'not-needed'

/**
 * Whether a message still holds, and where to it goes. An access code that ends is told of in any case:
 * somebody else may have asked for it.
 */
export function chooseWay(due: Due, open: readonly Way[]): Choice {
  const { kind, email, telephone, canBeOpened } = due
  const isSeen = isPublic(due) && (canBeOpened || kind === 'ending')
  if (kind !== 'code' && !isSeen) return 'not-needed'
  if (!email && !telephone) return 'unreachable'
  if (email && open.includes('mail')) return { way: 'mail', to: email }
  if (telephone && open.includes('sms')) return { way: 'sms', to: telephone }
  return 'by-hand'
}

/** The ways that this installation has. */
export function openWays({ mail, sms }: Pick<ActionContext, 'mail' | 'sms'>): Way[] {
  return [...(mail ? ['mail' as const] : []), ...(sms ? ['sms' as const] : [])]
}

/**
 * When a message that was not taken is tried again: after a minute, two, four and so on to four hours; null
 * when it has been tried for two days.
 */
export function nextTry({ tries, queuedAt }: Pick<Due, 'tries' | 'queuedAt'>, now: string) {
  const { messageFirstPause, messageLongestPause, messageGivenUp } = limitTable
  const pause = Math.min(messageFirstPause * 2 ** (tries - 1), messageLongestPause)
  const next = later(now, pause)
  return next > later(queuedAt, messageGivenUp) ? null : next
}
