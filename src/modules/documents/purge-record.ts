import { timeInTrash } from '#modules/organisation'
import { countTrash, purgeRecordRows, selectDeletedBefore, selectRecord } from '#modules/records'
import { day, later } from '#platform/clock'
import type { ActionContext, ReadContext } from '#platform/context'
import { asideKey, clearAway } from '#platform/storage'
import { comparisonsFolder, derivativesOf, originalsOf, otherContractsFolder } from './document.ts'

/**
 * Removes a record in the trash for good: rows first, then files, which a storage that fails keeps
 * for a while. What a crash in between leaves is named by no row, and the sweep at the next start removes it.
 */
export async function purgeRecord(
  ctx: ActionContext,
  target: { recordId: string; version: number },
): Promise<void> {
  await ctx.write((write) => purgeRecordRows(write, target))
  const originals = originalsOf(target.recordId)
  const others = [otherContractsFolder, comparisonsFolder].map((at) => `${at}${target.recordId}/`)
  await clearAway(ctx, async () => {
    for (const prefix of [
      originals,
      derivativesOf(target.recordId),
      asideKey(originals),
      ...others,
    ])
      await ctx.storage.removeAll(prefix)
  })
}

/** How many records lie in the trash, and how many of them are older than so many days. */
export function countTrashOlderThan({ tx, clock }: ReadContext, { days }: { days: number }) {
  return countTrash(tx, later(clock.now(), -days * day))
}

/** Purges what has lain in the trash for as long as the settings say; returns how many records that were. */
export async function purgeOldTrash(ctx: ActionContext): Promise<number> {
  const ids = await ctx.read(async ({ tx, clock }) =>
    selectDeletedBefore(tx, later(clock.now(), -(await timeInTrash(tx))), 1000),
  )
  for (const recordId of ids) {
    const record = await ctx.read(({ tx }) => selectRecord(tx, recordId))
    if (record) await purgeRecord(ctx, { recordId, version: record.version })
  }
  return ids.length
}
