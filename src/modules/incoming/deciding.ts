import { uploadDocument } from '#modules/documents'
import type { DocumentKind } from '#modules/documents/schema'
import { tell } from '#modules/messages'
import { todayOf } from '#modules/organisation'
import { editableRecord, getRecord, isPublic } from '#modules/records'
import { type ActionContext, actorId, type ReadContext, type WriteContext } from '#platform/context'
import { changeWaiting, type IncomingRow, selectIncoming } from './incoming.store.ts'
import { asOneFile, pagesOf, removePages } from './pages.ts'
import { refuseUnless } from './refusals.ts'
import type { Returned } from './schema.ts'
import { note } from './sending.ts'

/** Returns what waits, for staff who may see its record. */
async function waitingFor(ctx: ReadContext, id: string, version: number): Promise<IncomingRow> {
  const row = await selectIncoming(ctx.tx, id)
  refuseUnless(row, 'incoming.not_found')
  await getRecord(ctx, row.recordId)
  refuseUnless(row.state === 'waiting', 'incoming.decided_already')
  refuseUnless(row.version === version, 'incoming.changed_meanwhile')
  return row
}

/**
 * Files what a candidate sent as the document of its kind, as an upload by whoever accepts it: it may wait for a second
 * person. Of two who decide one does. Refuses with `incoming.not_found`, `incoming.decided_already`,
 * `incoming.changed_meanwhile`, and as uploads do.
 */
export async function acceptIncoming(
  ctx: ActionContext,
  { id, version }: { id: string; version: number },
): Promise<string> {
  const row = await ctx.read(async (read) => {
    const row = await waitingFor(read, id, version)
    await editableRecord(read, row.recordId)
    return row
  })
  const recordId = (await ctx.read((read) => getRecord(read, row.recordId))).id
  const bytes = await asOneFile(ctx, row)
  const kind = row.kind as DocumentKind
  async function* source() {
    yield bytes
  }
  await uploadDocument(ctx, {
    ...{ recordId, kind, originalName: kind, source: source() },
    along: (write, document) => decide(write, row, { state: 'accepted', documentId: document.id }),
  })
  await removePages(ctx, row.recordId, pagesOf(row))
  return recordId
}

/**
 * Returns what a candidate sent, with why and until when; the candidate is told. Refuses with `incoming.day_past`,
 * `record.in_trash`, and as accepting does.
 */
export async function returnIncoming(
  ctx: ActionContext,
  { id, version, reason, until }: Returned & { id: string },
): Promise<string> {
  const row = await ctx.write(async (write) => {
    const row = await waitingFor(write, id, version)
    const record = await getRecord(write, row.recordId)
    refuseUnless(record.deletedAt === null, 'record.in_trash')
    refuseUnless(until === null || until >= (await todayOf(write)), 'incoming.day_past')
    await decide(write, row, { state: 'returned', reason, until })
    if (isPublic(record)) await tell(write, { recordId: record.id, kind: 'sent-back' })
    return row
  })
  await removePages(ctx, row.recordId, pagesOf(row))
  return row.recordId
}

async function decide(
  ctx: WriteContext,
  row: IncomingRow,
  decision: Partial<IncomingRow> & { state: 'accepted' | 'returned' },
): Promise<void> {
  const now = ctx.clock.now()
  const by = { decidedBy: actorId(ctx.actor), decidedAt: now, changedAt: now }
  const isMine = await changeWaiting(ctx.tx, row, { ...decision, ...by, pages: '[]' })
  refuseUnless(isMine, 'incoming.decided_already')
  await note(ctx, `incoming.${decision.state}`, row)
}
