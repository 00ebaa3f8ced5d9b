import { readCheckpointNote } from '#modules/audit'
import { findOrganisation, type Organisation } from '#modules/organisation'
import { later } from '#platform/clock'
import type { ActionContext, ReadContext } from '#platform/context'
import { type LeaseHolder, openLease } from '#platform/lease'
import type { Delivery } from '#platform/mail'
import type { CursorAsked } from '#platform/pages'
import type { SmsDelivery } from '#platform/sms'
import {
  type Batch,
  type Begun,
  beginDue,
  type IsPublic,
  nextTry,
  settleCut,
  type Way,
} from './beginning.ts'
import type { AccountMessageKind, MessageKind, UnreadCounts } from './schema.ts'
import { messageLimits } from './schema.ts'
import {
  countByState,
  countFailed,
  hasWork,
  moveMessage,
  oldestDue,
  selectFailed,
} from './sending.store.ts'
import { proofCode } from './telling.ts'

/** Sends what is in the outbox, one process at a time, with separate places for each way. */
export interface Sender {
  /**
   * Begins the messages due by one way, as many as fit next to those being sent; where all places are taken, waits for
   * the first free one. Returns how many messages were decided.
   */
  send(way: Way): Promise<number>
  /** Waits until no message is being sent. */
  ended(): Promise<void>
  /** Ends what is being sent, as if its time were over. */
  giveUp(): void
  /** Lets another process send immediately. */
  letGo(): Promise<void>
}

/** Writes a message in the reader's language; in English to a candidate without one on file. */
export type Compose = (message: {
  kind: MessageKind | AccountMessageKind
  language: string | null
  organisation: string
  site: string
  /** The code in a message of the kind `proof`; null for all others. */
  code: string | null
  /** The title of the class that it is about, as it is kept; null where it is about none. */
  className: string | null
  /** With which titles that are kept as sentences are put into words. */
  settings: Organisation
  /** The last day of an agency that closes, or would have closed; null for all others. */
  lastDay: string | null
  /** What a message of the kind `summary` counts; null for all others. */
  counts: UnreadCounts | null
  /** The log's newest checkpoint in a message of the kind `checkpoint`; null for all others. */
  checkpoint: string | null
}) => { subject: string; text: string }

/** What sending needs to know of the nouns above it. */
export interface Letters {
  compose: Compose
  isPublic: IsPublic
}

/** @param leaseTime how long a sender may be silent before another one takes over; shorter for tests */
export function openSender(
  ctx: ActionContext,
  { compose, isPublic }: Letters,
  leaseTime: number = messageLimits.messageLease,
): Sender {
  const lease = openLease(ctx, 'messages', leaseTime)
  const over = new AbortController()
  /** None of them fails: `carry` logs errors. */
  const onTheirWay = { mail: new Set<Promise<void>>(), sms: new Set<Promise<void>>() }
  /** Whether to act as a new sender, which checks what the earlier one began: at the start, and after a failure. */
  let anew = true
  let lastBeginning: Promise<unknown> = Promise.resolve()

  async function send(way: Way): Promise<number> {
    const places = onTheirWay[way]
    if (places.size >= messageLimits.messagesAtOnce) await Promise.race(places)
    // One way after the other: otherwise both would take the lease as new, and the second would settle what the first
    // began.
    const beginning = lastBeginning.then(() => beginSome(way))
    lastBeginning = beginning.catch(() => undefined)
    return beginning
  }

  async function beginSome(way: Way): Promise<number> {
    const isAnew = anew
    // A new epoch settles whatever an earlier one began, which is not over while it is being sent.
    if (isAnew) await ended()
    const most = messageLimits.messagesAtOnce - onTheirWay[way].size
    const batch = await begin(ctx, lease, { anew: isAnew, way, isPublic, most }).catch(
      (error: unknown) => {
        // The commit may have happened, and nobody would send what it began.
        anew = true
        throw error
      },
    )
    if (!batch) return 0
    if (isAnew) anew = false
    for (const message of batch.begun) {
      const carried = carry(message).finally(() => onTheirWay[way].delete(carried))
      onTheirWay[way].add(carried)
    }
    return batch.decided
  }

  async function carry(message: Begun): Promise<void> {
    try {
      await settle(ctx, message, await handOver(ctx, message, { compose, signal: over.signal }))
    } catch (error) {
      ctx.log.error({ error }, 'The outcome of a message could not be recorded')
      // Checked like that of a dead sender.
      anew = true
    }
  }

  async function ended(): Promise<void> {
    await Promise.all([...onTheirWay.mail, ...onTheirWay.sms])
  }

  return { send, ended, giveUp: () => over.abort(), letGo: () => lease.letGo() }
}

interface Beginning {
  anew: boolean
  way: Way
  isPublic: IsPublic
  /** The maximum number of messages. */
  most: number
}

/** Returns null where there is nothing to do, or another process does it. */
async function begin(
  ctx: ActionContext,
  lease: LeaseHolder,
  { anew, way, isPublic, most }: Beginning,
): Promise<Batch | null> {
  const found = await lease.find()
  if (!found) return null
  const reached = lease.epochAfter(found, { anew })
  const by = { way, hasMail: ctx.mail !== null }
  if (!(await ctx.read(({ tx }) => hasWork(tx, { now: ctx.clock.now(), epoch: reached, by }))))
    return null
  return ctx.write(async (write) => {
    const held = await lease.take(write.tx, found, { anew })
    if (!held) return null
    const { epoch } = held
    await settleCut(write, { epoch, open: ctx })
    return beginDue(write, { epoch, open: ctx, by, isPublic, most })
  })
}

async function handOver(
  ctx: ActionContext,
  message: Begun,
  { compose, signal }: { compose: Compose; signal: AbortSignal },
): Promise<Outcome> {
  const organisation = await ctx.read(({ tx }) => findOrganisation(tx))
  if (!organisation) return 'refused'
  const { id, kind, way, to, counts, className } = message
  const { displayName, languages } = organisation
  const lastDay = organisation.closing?.lastDay ?? null
  const language =
    message.accountId === null
      ? message.language
      : (message.accountLanguage ?? languages[0] ?? null)
  const site = ctx.config.url
  const code = kind === 'proof' ? proofCode(ctx, id) : null
  const checkpoint = kind === 'checkpoint' ? await ctx.read(readCheckpointNote) : null
  // A successor of the log signs its first one in a moment.
  if (kind === 'checkpoint' && checkpoint === null) return 'refused'
  const { subject, text } = compose({
    kind,
    language,
    organisation: displayName,
    site,
    code,
    className,
    settings: organisation,
    lastDay,
    counts,
    checkpoint,
  })
  const handed =
    way === 'mail'
      ? ctx.mail?.deliver(to, { fromName: displayName, subject, text }, { id, signal })
      : ctx.sms?.deliver({ to, text, id }, { signal })
  return (await handed) ?? 'refused'
}

type Outcome = Delivery | SmsDelivery

/** How a message ends. `again` is an end only when no time was left for another try. */
const ends = {
  sent: 'sent',
  perhaps: 'perhaps',
  again: 'perhaps',
  refused: 'failed',
  'refused-for-good': 'failed',
} as const satisfies Record<Outcome, string>

/** Settles a message; does nothing if another sender took it over and settled it. */
async function settle(ctx: ActionContext, message: Begun, outcome: Outcome): Promise<void> {
  const now = ctx.clock.now()
  const isOpen = outcome === 'refused' || outcome === 'again'
  const next = isOpen ? nextTry(message, now) : null
  const change = next
    ? ({ state: 'waiting', dueAt: next } as const)
    : ({ state: ends[outcome], endedAt: now } as const)
  const { id, epoch } = message
  const sending = { id, state: 'sending', epoch } as const
  await ctx.write(({ tx }) => moveMessage(tx, sending, { ...change, epoch: null }))
}

const pageSize = 50

/** Lists messages that failed or perhaps arrived, and were not sent again since; the latest first. */
export function listFailedMessages({ tx }: ReadContext, { cursor }: CursorAsked) {
  return selectFailed(tx, { cursor, pageSize })
}

export function countFailedMessages({ tx }: ReadContext): Promise<number> {
  return countFailed(tx)
}

/** What an operator is told about the outbox. */
interface OutboxStanding {
  /** Waiting or being sent. */
  queue: number
  /** Given up, or interrupted while being sent, and not sent again since; of the last day. */
  failed: number
  perhaps: number
  /** Since when the longest-waiting message could have been sent; null when none waits. */
  oldestDueAt: string | null
}

export async function outboxStanding({ tx, clock }: ReadContext): Promise<OutboxStanding> {
  const now = clock.now()
  const counts = await countByState(tx, later(now, -messageLimits.messagesWatched))
  const of = (state: string) => counts.get(state) ?? 0
  const queue = of('waiting') + of('sending')
  const perhaps = of('perhaps')
  return { queue, failed: of('failed'), perhaps, oldestDueAt: await oldestDue(tx, now) }
}
