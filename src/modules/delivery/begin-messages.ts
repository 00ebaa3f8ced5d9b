import { countUnreadByKind } from '#modules/notifications'
import type { UnreadCounts } from '#modules/notifications/schema'
import { findOrganisation } from '#modules/organisation'
import { closingOf } from '#modules/organisation/schema'
import { isAhead } from '#platform/clock'
import type { ActionContext, WriteContext } from '#platform/context'
import {
  type Due,
  type DueBy,
  deleteMessage,
  moveMessage,
  selectCut,
  selectDue,
} from './delivery.store.ts'
import { chooseWay, chooseWayToAccount, type IsPublic, openWays, type Way } from './ways.ts'

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
        ? chooseWay(due, { ways, isPublic, now })
        : // Staff, and students whose class is cancelled, are written to also where nothing is sent automatically.
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
