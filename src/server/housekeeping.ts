import { letters, markOf } from '#api'
import type { App } from '#gate'
import { sweepAccounts } from '#modules/accounts'
import { tellOfNear } from '#modules/appointments'
import { forgetWalletOffers, settleAttestations } from '#modules/attestations'
import { anchorAuditHead, keepCheckpoint, openSealer } from '#modules/audit'
import { forgetOldCases } from '#modules/cases'
import { tellOfUnread } from '#modules/contracts'
import { isAnyHeld, openSmallPictures, tellOfEndings, tellOfOverdue } from '#modules/documents'
import { openImportWorker, sweepOldImports } from '#modules/import'
import { forgetEndedViewings, forgetWrongCodes, writeWrongCodes } from '#modules/lookup'
import {
  forgetAccountMessages,
  forgetOldNotifications,
  openSender,
  tellOfCheckpoint,
  tellOfNotifications,
} from '#modules/messages'
import { forgetOwnDataCodes, openRetention, purgeOldTrash, tellOfClosing } from '#modules/privacy'
import { forgetOldReceipts } from '#modules/receipts'
import { forgetBulkChanges, placeRecordChanges, sealStored } from '#modules/records'
import { settleShares } from '#modules/shares'
import { hour, later, minute, second } from '#platform/clock'
import { type ActionContext, actAs, system } from '#platform/context'
import { forgetOldAnswers } from '#platform/idempotency'
import { clearAwayRest, sweepAside } from '#platform/storage'
import { moveToPresentSecret } from './former-secrets.ts'
import { byASteadyClock, every, keepDoing } from './keep-doing.ts'
import { serverLimits } from './limits.ts'
import type { Sweep } from './sweep.ts'

/** How long messages under way may take when the server stops, in milliseconds. */
const atStop = 3 * second

/**
 * Sends messages to candidates until it is stopped, which waits for those under way. Each channel runs by
 * itself, so that a silent one delays only itself.
 */
export function startSending(ctx: ActionContext): { stop(): Promise<void> } {
  const sender = openSender(ctx, letters)
  const sending = (['mail', 'sms'] as const).map((way) =>
    keepDoing(ctx, {
      run: () => sender.send(way),
      pauseAfter: (done) => (done > 0 ? 0 : second),
      failing: 'Messages cannot be sent',
      recovered: 'Messages are sent again',
    }),
  )
  return {
    stop: async () => {
      // A mail server that does not answer must not delay a stop.
      const overdue = setTimeout(() => sender.giveUp(), atStop)
      await Promise.all(sending.map(({ stop }) => stop()))
      await sender.ended()
      clearTimeout(overdue)
      // Then another process waits until the lease expires.
      await sender.letGo().catch((error: unknown) => {
        ctx.log.warn({ error }, 'The lease on messages could not be released')
      })
    },
  }
}

/** Between two rounds of sealing, in milliseconds. */
const pause = 250

/**
 * Seals events until it is stopped, which seals the last ones. Stores the head of the log as soon as there
 * is one: a log without it looks cut, and after a crash no file would be cleared away.
 */
export function startSealing(ctx: ActionContext): { stop(): Promise<void> } {
  const sealer = openSealer(ctx)
  let isHeadKept = false
  async function seal(): Promise<number> {
    const leaves = await sealer.seal()
    if (leaves > 0 && !isHeadKept) {
      // If it cannot be stored, housekeeping reports it and tries again.
      isHeadKept = await anchorAuditHead(ctx).then(
        () => true,
        () => false,
      )
    }
    return leaves
  }
  const sealing = keepDoing(ctx, {
    run: seal,
    pauseAfter: () => pause,
    failing: 'Events cannot be sealed',
    recovered: 'Events are sealed again',
  })
  return {
    stop: async () => {
      await sealing.stop()
      await sealing.once()
      await sealer.letGo()
      await keepCheckpoint(ctx)
    },
  }
}

/**
 * Runs what the server does by itself: seals events, sends messages, keeps the log's head, forgets what has
 * expired, empties the trash.
 */
export function startHousekeeping(app: App, sweep: Sweep): { stop(): Promise<void> } {
  const { reserve } = app.runtime.database
  const ctx = actAs(app.runtime, system)
  // For what looking up and reading depend on, and for what makes room.
  const always = actAs(app.runtime, system, { goesOnWhenFull: true })
  const imports = openImportWorker(app.runtime)
  const [retention, small] = [openRetention(app.runtime), openSmallPictures(ctx, markOf)]
  const [sealing, sending] = [startSealing(always), startSending(ctx)]
  // Interrupted imports continue immediately.
  begin(ctx, imports.work(), 'Imports do not continue')
  begin(ctx, retention.work(), 'What is due is not known')
  begin(ctx, sweep.run(), 'The sweep failed')
  begin(ctx, settleStored(app, ctx), 'Something stays as it was stored')
  void reserve.hold()
  const whenRoom = (milliseconds: number, name: string, run: () => Promise<unknown>) =>
    every(ctx, milliseconds, name, async () => (reserve.isGivenUp() ? null : run()))
  const ofAge = (name: string, run: () => Promise<unknown>) =>
    whenRoom(hour, name, () => byASteadyClock(ctx, run))
  const timers = [
    every(always, second, 'reserve', reserve.hold),
    whenRoom(minute, 'left-over files', () => sweep.run()),
    every(always, minute, 'removed files', () => clearAwayRest(always)),
    every(always, 5 * second, 'audit head', () => anchorAuditHead(always)),
    every(always, 5 * second, 'checkpoint', () => keepCheckpoint(always)),
    every(always, minute, 'ended viewings', () => always.write(forgetEndedViewings)),
    every(always, minute, 'shares from ahead', () => settleShares(always)),
    every(always, minute, 'attestations from ahead', () => settleAttestations(always)),
    whenRoom(hour, 'codes for own data', () => ctx.write(forgetOwnDataCodes)),
    whenRoom(hour, 'offers to wallets', () => ctx.write(forgetWalletOffers)),
    every(always, 5 * second, 'wrong codes', () => writeWrongCodes(always)),
    every(always, minute, 'old wrong codes', () => forgetWrongCodes(always)),
    every(always, minute, 'limits', () => always.limits.sweep()),
    every(always, 10 * minute, 'sessions', () => sweepAccounts(app.runtime)),
    whenRoom(hour, 'former secret', () => settleStored(app, ctx)),
    whenRoom(hour, 'kept answers', () => ctx.write(forgetOldAnswers)),
    whenRoom(hour, 'changes of many', () => ctx.write(forgetBulkChanges)),
    every(always, hour, 'files set aside', () => sweepOldAside(always)),
    ofAge('old notifications', () => ctx.write(forgetOldNotifications)),
    ofAge('old cases', () => ctx.write(forgetOldCases)),
    ofAge('old receipts', () => ctx.write(forgetOldReceipts)),
    ...telling.map(([name, pause, tell]) => whenRoom(pause, name, () => tell(ctx))),
    whenRoom(10 * minute, 'small pictures', small.work),
    whenRoom(minute, 'due removals', () => retention.work()),
    whenRoom(hour, 'old messages to accounts', () => ctx.write(forgetAccountMessages)),
    ofAge('trash', () => purgeOldTrash(ctx, isAnyHeld)),
    whenRoom(second, 'imports', () => imports.work()),
    every(always, second, 'changes of records', () => placeRecordChanges(always)),
    ofAge('old imports', () => sweepOldImports(ctx)),
  ]
  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer)
      await Promise.all([imports, retention, small, sweep, sending].map((one) => one.stop()))
      await reserve.stop()
      await writeWrongCodes(always)
      await sealing.stop()
      await anchorAuditHead(always)
    },
  }
}

/** What people are told by itself, and how often it is looked for. */
const telling: readonly [string, number, (ctx: ActionContext) => Promise<unknown>][] = [
  ['ending documents', hour, tellOfEndings],
  ['unread contracts', hour, tellOfUnread],
  ['near appointments', hour, tellOfNear],
  ['weekly checkpoints', hour, tellOfCheckpoint],
  ['overdue originals', hour, tellOfOverdue],
  ['closing', minute, tellOfClosing],
  ['daily summaries', minute, tellOfNotifications],
]

/** Logs a failure of what nobody waits for. */
function begin({ log }: ActionContext, done: Promise<unknown>, failed: string): void {
  done.catch((error: unknown) => log.error({ error }, failed))
}

/** Moves what is under a former secret to the present one, then seals what an earlier version stored in plain. */
async function settleStored({ runtime }: App, ctx: ActionContext): Promise<void> {
  await moveToPresentSecret(ctx, runtime.encryption.keys)
  await sealStored(ctx)
}

function sweepOldAside(ctx: ActionContext): Promise<unknown> {
  const since = () => new Date(later(ctx.clock.now(), -serverLimits.setAside))
  return byASteadyClock(ctx, () => sweepAside(ctx.storage, since()))
}
