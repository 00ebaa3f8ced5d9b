import { purgeRecordRows, selectDeletedBefore, selectRecord } from '#modules/records'
import { later } from '#platform/clock'
import type { ActionContext } from '#platform/context'
import { limitTable } from '#platform/limits'
import { derivativesOf, originalsOf } from './document.ts'

/**
 * Removes a record in the trash for good: rows first, then files. What a crash in between leaves
 * is named by no row, and the sweep at the next start removes it.
 */
export async function purgeRecord(
  ctx: ActionContext,
  target: { recordId: string; version: number },
): Promise<void> {
  await ctx.write((write) => purgeRecordRows(write, target))
  await ctx.storage.removeAll(originalsOf(target.recordId))
  await ctx.storage.removeAll(derivativesOf(target.recordId))
}

/** Purges what has lain in the trash for 30 days; returns how many records that were. */
export async function purgeOldTrash(ctx: ActionContext): Promise<number> {
  const before = later(ctx.clock.now(), -limitTable.trash)
  const ids = await ctx.read(({ tx }) => selectDeletedBefore(tx, before, 1000))
  for (const recordId of ids) {
    const record = await ctx.read(({ tx }) => selectRecord(tx, recordId))
    if (record) await purgeRecord(ctx, { recordId, version: record.version })
  }
  return ids.length
}
