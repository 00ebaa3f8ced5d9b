import { caseFilesFolder, forgetCodeRequests } from '#modules/cases'
import { comparisonsFolder, derivativesOf, keyHolderOf, originalsOf } from '#modules/documents'
import { timeInTrash } from '#modules/organisation'
import {
  countTrash,
  purgeRecordRows,
  selectDeletedBefore,
  selectMeant,
  selectRecord,
} from '#modules/records'
import { day, later } from '#platform/clock'
import type { ActionContext, ReadContext, WriteContext } from '#platform/context'
import type { Reader } from '#platform/database'
import { destroyDataKey } from '#platform/encryption'
import { Refusal } from '#platform/errors'
import { asideKey, clearAway } from '#platform/storage'

interface Target {
  recordId: string
  version: number
}

/**
 * Permanently removes a record in the trash: rows first, then files, which a failing storage keeps for a while. If a
 * crash comes in between, the remaining files have no row, and the sweep at the next start removes them. Returns
 * whether the record is gone.
 * @param prepare runs first, in the same transaction, e.g. to put the record into the trash; null: it stays
 */
export async function purgeRecord(
  ctx: ActionContext,
  target: Target,
  prepare: (write: WriteContext, target: Target) => Promise<Target | null> = async () => target,
): Promise<boolean> {
  const { recordId } = target
  const isGone = await ctx.write(async (write) => {
    const prepared = await prepare(write, target)
    if (prepared) await purgeRows(write, prepared)
    return prepared !== null
  })
  if (!isGone) return false
  const others = [caseFilesFolder, comparisonsFolder].map((at) => `${at}${recordId}/`)
  const kept = [originalsOf(recordId), ...others]
  await clearAway(ctx, async () => {
    for (const prefix of [derivativesOf(recordId), ...kept, ...kept.map(asideKey)])
      await ctx.storage.removeAll(prefix)
  })
  return true
}

/** Removes the record with its rows, and the requests for its code, which name its number and a telephone. */
async function purgeRows(write: WriteContext, target: Target): Promise<void> {
  const record = await selectRecord(write.tx, target.recordId)
  await purgeRecordRows(write, target)
  await destroyDataKey(write.tx, keyHolderOf(target.recordId))
  const gone: string[] = []
  // Of somebody who was entered again, a request still waits for its answer.
  for (const number of [record?.passportNumber, record?.referenceNumber, record?.reference])
    if (number && (await selectMeant(write.tx, number)).length === 0) gone.push(number)
  await forgetCodeRequests(write, gone)
}

/** Counts the records in the trash, and those that have been there for more than so many days. */
export function countTrashOlderThan({ tx, clock }: ReadContext, { days }: { days: number }) {
  return countTrash(tx, later(clock.now(), -days * day))
}

/** Records that are read at a time. */
const together = 1000

/**
 * Purges the records that have been in the trash for as long as the settings say; returns how many there were. Goes on
 * after a record that is refused, because it was restored or changed meanwhile. Goes by the clock at its beginning: one
 * that jumps ahead meanwhile would make the whole trash old.
 * @param staysYet whether something keeps this record for now; asked before, and again in the purge's transaction
 */
export async function purgeOldTrash(
  ctx: ActionContext,
  staysYet: (tx: Reader, recordId: string) => Promise<boolean> = async () => false,
): Promise<number> {
  const began = ctx.clock.now()
  let purged = 0
  let after = ''
  for (;;) {
    const from = after
    const due = await ctx.read(async ({ tx }) =>
      selectDeletedBefore(tx, later(began, -(await timeInTrash(tx))), {
        after: from,
        limit: together,
      }),
    )
    for (const { id: recordId, version } of due) {
      // Many may be kept for long, and each write waits for its turn.
      if (await ctx.read(({ tx }) => staysYet(tx, recordId))) continue
      const isGone = await purgeRecord(ctx, { recordId, version }, async ({ tx }, target) =>
        (await staysYet(tx, recordId)) ? null : target,
      ).catch(falseIfRefused)
      if (isGone) purged += 1
    }
    const last = due.at(-1)
    if (!last || due.length < together) return purged
    after = last.id
  }
}

/** What is refused now is looked at again in an hour; a database that does not answer stays a failure. */
function falseIfRefused(error: unknown): false {
  if (error instanceof Refusal && (error.kind === 'conflict' || error.kind === 'not_found'))
    return false
  throw error
}
