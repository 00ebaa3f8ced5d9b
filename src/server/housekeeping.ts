import type { App } from '#gate'
import { sweepAccounts } from '#modules/accounts'
import { forgetWalletOffers } from '#modules/attestations'
import { anchorAuditHead } from '#modules/audit'
import { tellOfClosing } from '#modules/closing'
import { tellOfEndings } from '#modules/delivery'
import { purgeOldTrash } from '#modules/documents'
import { openImportWorker, sweepOldImports } from '#modules/exchange'
import { forgetEndedViewings, forgetWrongCodes, writeWrongCodes } from '#modules/lookup'
import { forgetOldNotifications, tellOfNotifications } from '#modules/notifications'
import { tellOfOverdue } from '#modules/originals'
import { forgetAccountMessages } from '#modules/outbox'
import { forgetOwnDataCodes } from '#modules/own-data'
import { forgetOldReceipts } from '#modules/receipts'
import { placeRecordChanges } from '#modules/records'
import { openRetention } from '#modules/retention'
import { keepCheckpoint } from '#modules/transparency'
import { hour, later, minute, second } from '#platform/clock'
import { type ActionContext, actAs, system } from '#platform/context'
import { forgetOldAnswers } from '#platform/idempotency'
import { clearAwayRest, sweepAside } from '#platform/storage'
import { serverLimits } from './limits.ts'
import { startSealing } from './sealing.ts'
import { startSending } from './sending.ts'
import type { Sweep } from './sweep.ts'

/** What the server does by itself: seal events, send messages, keep the log's head, forget what is over, empty the trash. */
export function startHousekeeping(app: App, sweep: Sweep): { stop(): Promise<void> } {
  const ctx = actAs(app.runtime, system)
  const imports = openImportWorker(app.runtime)
  const retention = openRetention(app.runtime)
  const sealing = startSealing(ctx)
  const sending = startSending(ctx)
  // What a stop interrupted goes on at once.
  void imports.work().catch((error: unknown) => ctx.log.error({ error }, 'Imports do not go on'))
  void retention
    .work()
    .catch((error: unknown) => ctx.log.error({ error }, 'What is due is not known'))
  void sweep.run().catch((error: unknown) => ctx.log.error({ error }, 'The sweep failed'))
  const timers = [
    every(ctx, minute, 'left-over files', () => sweep.run()),
    every(ctx, minute, 'removed files', () => clearAwayRest(ctx)),
    every(ctx, 5 * second, 'audit head', () => anchorAuditHead(ctx)),
    every(ctx, 5 * second, 'checkpoint', () => keepCheckpoint(ctx)),
    every(ctx, minute, 'ended viewings', () => ctx.write(forgetEndedViewings)),
    every(ctx, hour, 'codes for own data', () => ctx.write(forgetOwnDataCodes)),
    every(ctx, hour, 'offers to wallets', () => ctx.write(forgetWalletOffers)),
    every(ctx, 5 * second, 'wrong codes', () => writeWrongCodes(ctx)),
    every(ctx, minute, 'old wrong codes', () => forgetWrongCodes(ctx)),
    every(ctx, minute, 'limits', () => ctx.limits.sweep()),
    every(ctx, 10 * minute, 'sessions', () => sweepAccounts(app.runtime)),
    every(ctx, hour, 'kept answers', () => ctx.write(forgetOldAnswers)),
    every(ctx, hour, 'files set aside', () => sweepAside(ctx.storage, asideSince(ctx))),
    every(ctx, hour, 'old notifications', () => ctx.write(forgetOldNotifications)),
    every(ctx, hour, 'old receipts', () => ctx.write(forgetOldReceipts)),
    every(ctx, hour, 'ending papers', () => tellOfEndings(ctx)),
    every(ctx, hour, 'overdue originals', () => tellOfOverdue(ctx)),
    every(ctx, minute, 'closing', () => tellOfClosing(ctx)),
    every(ctx, minute, 'due removals', () => retention.work()),
    every(ctx, minute, 'daily summaries', () => tellOfNotifications(ctx)),
    every(ctx, hour, 'old messages to accounts', () => ctx.write(forgetAccountMessages)),
    every(ctx, hour, 'trash', () => purgeOldTrash(ctx)),
    every(ctx, second, 'imports', () => imports.work()),
    every(ctx, second, 'changes of records', () => placeRecordChanges(ctx)),
    every(ctx, hour, 'old imports', () => sweepOldImports(ctx)),
  ]
  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer)
      await Promise.all([imports.stop(), retention.stop(), sweep.stop(), sending.stop()])
      await writeWrongCodes(ctx)
      await sealing.stop()
      await anchorAuditHead(ctx)
    },
  }
}

function asideSince({ clock }: ActionContext): Date {
  return new Date(later(clock.now(), -serverLimits.setAside))
}

function every(
  ctx: ActionContext,
  milliseconds: number,
  name: string,
  run: () => Promise<unknown>,
) {
  let running = false
  return setInterval(() => {
    if (running) return
    running = true
    run()
      .catch((error: unknown) => ctx.log.error({ error, task: name }, 'Housekeeping failed'))
      .finally(() => {
        running = false
      })
  }, milliseconds).unref()
}
