import { appendAudit } from '#modules/audit'
import { todayOf } from '#modules/organisation'
import { actorId, type WriteContext } from '#platform/context'
import { requireTurn } from '#platform/database'
import { type EntryRow, insertEntry, selectEnd } from './ledger.store.ts'
import { type Draft, numbered } from './ledger.ts'
import { correctedAction, macOf } from './signed-entries.ts'

/**
 * Appends entries to the ledger, in one transaction with their audit events. Of two transactions that find the same end
 * one runs again, so sequences and receipt numbers have no gaps: a rolled-back transaction uses none.
 */
export async function appendEntries(
  ctx: WriteContext,
  drafts: readonly Draft[],
): Promise<EntryRow[]> {
  requireTurn(ctx.tx, 'ledger')
  const createdAt = ctx.clock.now()
  const year = Number((await todayOf(ctx)).slice(0, 4))
  const ids = drafts.map(() => ctx.ids.uuid())
  const rows = numbered(drafts, await selectEnd(ctx.tx, year), year).map(
    ({ isCompanion, ...draft }, index): EntryRow => ({
      ...draft,
      id: ids[index] as string,
      with: isCompanion ? (ids[0] as string) : null,
      enteredBy: actorId(ctx.actor),
      createdAt,
    }),
  )
  for (const row of rows) {
    await insertEntry(ctx.tx, row)
    const { id, kind, sequence, amount, currency, refunds } = row
    const returned = refunds === null ? {} : { refunds }
    // The sealed log has every amount too, and a signature of the rest: forging the ledger takes forging both.
    await appendAudit(ctx, `ledger.${kind}`, `entry:${id}`, {
      sequence,
      amount,
      currency,
      ...returned,
      mac: macOf(ctx, row),
    })
    // By its subject, whoever looks up the entry finds that there is a correction, also where its row is gone.
    if (row.corrects !== null)
      await appendAudit(ctx, correctedAction, `entry:${row.corrects}`, { correction: id, sequence })
  }
  return rows
}
