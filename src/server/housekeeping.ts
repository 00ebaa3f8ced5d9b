import type { App } from '#gate'
import { sweepPhotos } from '#modules/accounts'
import { anchorAuditHead, headStanding } from '#modules/audit'
import { purgeOldTrash, sweepFiles } from '#modules/documents'
import { importLock, openImportWorker, sweepImportFiles, sweepOldImports } from '#modules/exchange'
import { forgetEndedViewings, forgetWrongCodes, writeWrongCodes } from '#modules/lookup'
import { sweepNoticeFiles } from '#modules/notices'
import { sweepLogos } from '#modules/organisation'
import { day, hour, later, minute, second } from '#platform/clock'
import { type ActionContext, actAs, system } from '#platform/context'
import { forgetOldAnswers } from '#platform/idempotency'
import { limitTable } from '#platform/limits'
import { sweepAside } from '#platform/storage'

/** What the server does by itself: keep the log's head, forget what is over, empty the trash. */
export function startHousekeeping(app: App): { stop(): Promise<void> } {
  const ctx = actAs(app.runtime, system)
  const imports = openImportWorker(app.runtime)
  // What a stop interrupted goes on at once.
  void imports.work().catch((error: unknown) => ctx.log.error({ error }, 'Imports do not go on'))
  const timers = [
    every(ctx, 5 * second, 'audit head', () => anchorAuditHead(ctx)),
    every(ctx, minute, 'ended viewings', () => ctx.write(forgetEndedViewings)),
    every(ctx, 5 * second, 'wrong codes', () => writeWrongCodes(ctx)),
    every(ctx, minute, 'old wrong codes', () => forgetWrongCodes(ctx)),
    every(ctx, minute, 'limits', () => ctx.limits.sweep()),
    every(ctx, 10 * minute, 'sessions', () => app.accounts.sweep()),
    every(ctx, hour, 'kept answers', () => ctx.write(forgetOldAnswers)),
    every(ctx, hour, 'files set aside', () => sweepAside(ctx.storage, asideSince(ctx))),
    every(ctx, hour, 'trash', () => purgeOldTrash(ctx)),
    every(ctx, second, 'imports', () => imports.work()),
    every(ctx, hour, 'old imports', () => sweepOldImports(ctx)),
  ]
  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer)
      await imports.stop()
      await writeWrongCodes(ctx)
      await anchorAuditHead(ctx)
    },
  }
}

function asideSince({ clock }: ActionContext): Date {
  return new Date(later(clock.now(), -limitTable.setAside))
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

/**
 * Once before the first request: clears what a crash left. Only a database whose log contains the
 * head that is kept beside the files may say which of them nobody needs: an empty one, an older copy
 * or that of another installation names none of them. One process owns an SQLite database and its
 * folder, so there every unnamed file is a left-over; beside a PostgreSQL or an S3 storage other
 * processes may be in the middle of an upload, so there only what is a day old.
 */
export async function sweepAtStart(app: App): Promise<void> {
  const { config, database, log } = app.runtime
  const ctx = actAs(app.runtime, system)
  await ctx.write(forgetOldAnswers)
  const standing = await headStanding(ctx)
  if (standing === 'new') return
  if (standing !== 'held')
    return log.error({ standing }, 'Cleared no files: the log lacks its kept head; run doctor')
  // The command line may be importing beside the server that stopped, with a file under way.
  const hold = await database.holdAlone(importLock)
  if (!hold) return
  const isAlone = database.engine === 'sqlite' && !config.storageUrl.startsWith('s3://')
  const age = isAlone ? 0 : day
  const olderThan = new Date(Date.now() - age + 1000)
  const sweeps = [sweepFiles, sweepNoticeFiles, sweepLogos, sweepPhotos, sweepImportFiles]
  let files = 0
  try {
    for (const sweep of sweeps) files += await sweep(ctx, olderThan)
    // Last, because they tell which uploads were under way.
    files += await ctx.storage.sweepTemporary()
  } finally {
    await hold.letGo()
  }
  if (files > 0) log.info({ files }, 'Cleared files away that no row names')
}
