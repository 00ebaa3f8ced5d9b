import { timeInTrash } from '#modules/organisation'
import { countTrash, purgeRecordRows, selectDeletedBefore, selectRecord } from '#modules/records'
import { day, later } from '#platform/clock'
import type { ActionContext, ReadContext, WriteContext } from '#platform/context'
import type { Transaction } from '#platform/database'
import { asideKey, clearAway } from '#platform/storage'
import { comparisonsFolder, derivativesOf, originalsOf, otherContractsFolder } from './document.ts'

interface Target {
  recordId: string
  version: number
}

/**
 * Removes a record in the trash for good: rows first, then files, which a storage that fails keeps
 * for a while. What a crash in between leaves is named by no row, and the sweep at the next start removes it.
 * Answers whether it is gone.
 * @param prepare in the same transaction before it, e.g. what puts the record into the trash; null: it stays
 */
export async function purgeRecord(
  ctx: ActionContext,
  target: Target,
  prepare: (write: WriteContext, target: Target) => Promise<Target | null> = async () => target,
): Promise<boolean> {
  const { recordId } = target
  const isGone = await ctx.write(async (write) => {
    const prepared = await prepare(write, target)
    if (prepared) await purgeRecordRows(write, prepared)
    return prepared !== null
  })
  if (!isGone) return false
  const originals = originalsOf(recordId)
  const others = [otherContractsFolder, comparisonsFolder].map((at) => `${at}${recordId}/`)
  await clearAway(ctx, async () => {
    for (const prefix of [originals, derivativesOf(recordId), asideKey(originals), ...others])
      await ctx.storage.removeAll(prefix)
  })
  return true
}

/** How many records lie in the trash, and how many of them are older than so many days. */
export function countTrashOlderThan({ tx, clock }: ReadContext, { days }: { days: number }) {
  return countTrash(tx, later(clock.now(), -days * day))
}

/**
 * Purges what has lain in the trash for as long as the settings say; returns how many records that were.
 * @param staysYet in the same transaction: whether something keeps this record for now
 */
export async function purgeOldTrash(
  ctx: ActionContext,
  staysYet: (tx: Transaction, recordId: string) => Promise<boolean> = async () => false,
): Promise<number> {
  const ids = await ctx.read(async ({ tx, clock }) =>
    selectDeletedBefore(tx, later(clock.now(), -(await timeInTrash(tx))), 1000),
  )
  let purged = 0
  for (const recordId of ids) {
    const record = await ctx.read(({ tx }) => selectRecord(tx, recordId))
    if (!record) continue
    const target = { recordId, version: record.version }
    const isGone = await purgeRecord(ctx, target, async ({ tx }) =>
      (await staysYet(tx, recordId)) ? null : target,
    )
    if (isGone) purged += 1
  }
  return purged
}
