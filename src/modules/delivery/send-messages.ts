import type { UnreadCounts } from '#modules/notifications/schema'
import { findOrganisation } from '#modules/organisation'
import { proofCode } from '#modules/outbox'
import type { AccountMessageKind, MessageKind } from '#modules/outbox/schema'
import type { ActionContext } from '#platform/context'
import { type LeaseHolder, openLease } from '#platform/lease'
import { limitTable } from '#platform/limits'
import type { Delivery } from '#platform/mail'
import type { SmsDelivery } from '#platform/sms'
import { type Batch, type Begun, beginDue, settleCut } from './begin-messages.ts'
import { hasWork, moveMessage } from './delivery.store.ts'
import { nextTry } from './ways.ts'

/** Sends what is in the outbox, one process at a time. */
export interface Sender {
  /** Sends some of what is due; answers of how many messages something became. */
  send(): Promise<number>
  /** Ends what is on its way, as if its time were over. */
  giveUp(): void
  /** Lets another process send at once. */
  letGo(): Promise<void>
}

/** A message as it is read, in the reader's language; in English to a candidate who has none on file. */
export type Compose = (message: {
  kind: MessageKind | AccountMessageKind
  language: string | null
  organisation: string
  site: string
  /** What a message of the kind `proof` brings; null for all others. */
  code: string | null
  /** What a message of the kind `summary` counts; null for all others. */
  counts: UnreadCounts | null
}) => { subject: string; text: string }

/** @param leaseTime how long a sender may be silent before another one takes over; shorter for tests */
export function openSender(
  ctx: ActionContext,
  compose: Compose,
  leaseTime: number = limitTable.messageLease,
): Sender {
  const lease = openLease(ctx, 'messages', leaseTime)
  const over = new AbortController()
  /** Counts as a new sender, which looks at what the former one began: at the start, and after a failure. */
  let anew = true

  async function sendSome(): Promise<number> {
    const batch = await begin(ctx, lease, anew)
    if (!batch) return 0
    anew = false
    const done = await Promise.allSettled(
      batch.begun.map(async (message) => {
        const outcome = await handOver(ctx, message, { compose, signal: over.signal })
        await settle(ctx, message, outcome)
      }),
    )
    const failed = done.find((one) => one.status === 'rejected')
    if (!failed) return batch.decided
    // What was handed over and could not be written down is looked at like that of a dead sender.
    anew = true
    throw failed.reason
  }

  return { send: sendSome, giveUp: () => over.abort(), letGo: () => lease.letGo() }
}

/** Null where there is nothing to do, or another one does it. */
async function begin(ctx: ActionContext, lease: LeaseHolder, anew: boolean): Promise<Batch | null> {
  const found = await lease.find()
  if (!found) return null
  const reached = lease.epochAfter(found, { anew })
  if (!(await ctx.read(({ tx }) => hasWork(tx, ctx.clock.now(), reached)))) return null
  return ctx.write(async (write) => {
    const held = await lease.take(write.tx, found, { anew })
    if (!held) return null
    const { epoch } = held
    await settleCut(write, { epoch, open: ctx })
    return beginDue(write, { epoch, open: ctx })
  })
}

async function handOver(
  ctx: ActionContext,
  message: Begun,
  { compose, signal }: { compose: Compose; signal: AbortSignal },
): Promise<Outcome> {
  const organisation = await ctx.read(({ tx }) => findOrganisation(tx))
  if (!organisation) return 'refused'
  const { id, kind, way, to, counts } = message
  const { displayName, languages } = organisation
  const language =
    message.accountId === null
      ? message.language
      : (message.accountLanguage ?? languages[0] ?? null)
  const site = ctx.config.url
  const code = kind === 'proof' ? proofCode(ctx, id) : null
  const { subject, text } = compose({
    kind,
    language,
    organisation: displayName,
    site,
    code,
    counts,
  })
  const handed =
    way === 'mail'
      ? ctx.mail?.deliver(to, { fromName: displayName, subject, text }, { id, signal })
      : ctx.sms?.deliver({ to, text, id }, { signal })
  return (await handed) ?? 'refused'
}

type Outcome = Delivery | SmsDelivery

/** How a message ends. `again` is an end only when there was no time left for it. */
const ends = {
  sent: 'sent',
  perhaps: 'perhaps',
  again: 'perhaps',
  refused: 'failed',
  'refused-for-good': 'failed',
} as const satisfies Record<Outcome, string>

/** Nothing where another sender took the message over: that one has said what became of it. */
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
