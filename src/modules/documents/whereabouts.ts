import { accountNames } from '#modules/accounts'
import { appendAudit } from '#modules/audit'
import { lastDayHere } from '#modules/organisation'
import { getRecord } from '#modules/records'
import { fitText } from '#modules/speech'
import { actorId, type ReadContext, type WriteContext } from '#platform/context'
import { refuseUnless } from './finding.ts'
import type { NewWhereabouts, Whereabouts } from './originals.schema.ts'
import {
  insertMove,
  type OriginalRow,
  selectMoves,
  selectOriginalsById,
} from './originals.store.ts'
import { isOut } from './originals.ts'

/**
 * Notes where originals in hand are: all of them, or none where one refuses. Returns how many. Refuses with `original.not_found`,
 * `original.is_back`, `original.day_ahead`, `original.due_before`, `record.not_found` and `record.in_trash`.
 */
export async function noteWhereabouts(
  ctx: WriteContext,
  { originalIds, place, since, backBy }: NewWhereabouts,
): Promise<number> {
  const ids = [...new Set(originalIds)]
  const rows = await selectOriginalsById(ctx.tx, ids)
  refuseUnless(rows.length === ids.length, 'original.not_found')
  refuseUnless(since <= (await lastDayHere(ctx)), 'original.day_ahead')
  refuseUnless(backBy === null || backBy >= since, 'original.due_before')
  for (const row of rows) await noteOne(ctx, row, { place, since, backBy })
  return rows.length
}

async function noteOne(
  ctx: WriteContext,
  row: OriginalRow,
  where: Pick<NewWhereabouts, 'place' | 'since' | 'backBy'>,
): Promise<void> {
  const { id: originalId, recordId } = row
  refuseUnless((await getRecord(ctx, recordId)).deletedAt === null, 'record.in_trash')
  refuseUnless(isOut(row), 'original.is_back')
  refuseUnless(where.since >= row.receivedOn, 'original.due_before')
  const id = ctx.ids.uuid()
  await insertMove(ctx.tx, {
    ...{ id, originalId, recordId, ...where, movedBy: actorId(ctx.actor) as string },
    notedAt: ctx.clock.now(),
  })
  await appendAudit(ctx, 'original.moved', `record:${recordId}`, { originalId, moveId: id })
}

/** Lists where the originals of a record were and are, the earliest first. */
export async function whereaboutsOf(
  { tx }: Pick<ReadContext, 'tx'>,
  recordId: string,
): Promise<Whereabouts[]> {
  const moves = await selectMoves(tx, recordId)
  const names = await accountNames(
    tx,
    moves.map(({ movedBy }) => movedBy),
  )
  return moves.map(({ id, originalId, place, since, backBy, movedBy }) => ({
    ...{ id, originalId, since, backBy },
    place: place === null ? null : fitText('place', place),
    by: fitText('person', names.get(movedBy) ?? ''),
  }))
}
