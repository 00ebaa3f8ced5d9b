import { appendAudit } from '#modules/audit'
import { refuseIfWithdrawn } from '#modules/consents'
import type { DocumentKind } from '#modules/documents/schema'
import { isSameRecord } from '#modules/merges'
import { day, later } from '#platform/clock'
import {
  type ActionContext,
  picturesOf,
  type ReadContext,
  type WriteContext,
} from '#platform/context'
import { isOutcomeUnknown } from '#platform/database'
import { platformLimits } from '#platform/limits'
import { clearAway, keepExamined } from '#platform/storage'
import {
  changeWaiting,
  type IncomingRow,
  insertIncoming,
  selectIncoming,
  selectIncomingOf,
} from './incoming.store.ts'
import { described, refuseUnlessTaken } from './listing.ts'
import { pageKey, pagesOf, removePages } from './pages.ts'
import { refuseUnless } from './refusals.ts'
import {
  type Adjustment,
  type Incoming,
  type IncomingPage,
  incomingLimits,
  untouched,
} from './schema.ts'

/** Finds whose file is open; refuses where none is. */
type Whose = (ctx: ReadContext) => Promise<{ recordId: string }>

/**
 * Keeps a photo that a candidate sent of a document, for staff to look at: the first of its kind, or a further page. The
 * same photo again changes nothing. What is broken off leaves nothing. Refuses as uploads do, with `incoming.only_seen`,
 * `incoming.no_photo_of_it`, `incoming.too_many_pages`, `incoming.too_many` and `consent.no_keeping`.
 */
export async function sendPage(
  ctx: ActionContext,
  whose: Whose,
  { kind, source }: { kind: DocumentKind; source: AsyncIterable<Uint8Array> },
): Promise<Incoming> {
  const recordId = await ctx.read(async (read) => {
    const { recordId } = await whose(read)
    await refuseUnlessTaken(read, kind)
    await refuseIfWithdrawn(read, recordId, 'keeping')
    await roomFor(read, recordId, kind)
    return recordId
  })
  const id = ctx.ids.uuid()
  const key = pageKey(recordId, id)
  const sent = { key, source, limit: platformLimits.uploadBytes }
  const pictures = picturesOf(ctx, recordId)
  const { staged, found } = await keepExamined(ctx, sent, (staged) =>
    pictures.inspect(() => staged.read()),
  )
  const { sha256, bytes } = staged
  const { mediaType, pages } = found
  const page: IncomingPage = { id, sha256, bytes, mediaType, pages, ...untouched }
  try {
    const row = await ctx.write(async (write) => {
      refuseUnless((await whose(write)).recordId === recordId, 'incoming.not_found')
      return addPage(write, { recordId, kind, page })
    })
    if (!pagesOf(row).some((one) => one.id === id))
      await clearAway(ctx, () => ctx.storage.remove(key))
    return described(row)
  } catch (error) {
    // When it is unknown whether the row exists, the photo stays for the sweep.
    if (!isOutcomeUnknown(error)) await clearAway(ctx, () => ctx.storage.remove(key))
    throw error
  } finally {
    await staged.discard()
  }
}

const countPages = (pages: readonly IncomingPage[]) =>
  pages.reduce((sum, one) => sum + one.pages, 0)

/** Returns what waits of a kind; refuses where one more photo would be too much. */
async function roomFor({ tx, clock }: ReadContext, recordId: string, kind: string, more = 1) {
  const rows = await selectIncomingOf(tx, recordId)
  const waiting = rows.filter(({ state }) => state === 'waiting')
  // A photo lies where its record's files do: what was sent to a record that was merged into this one is apart.
  const one = waiting.find((row) => row.kind === kind && row.recordId === recordId)
  const since = later(clock.now(), -day)
  const ofDay = rows.filter(({ sentAt }) => sentAt > since).length
  const all = waiting.reduce((sum, row) => sum + countPages(pagesOf(row)), 0)
  refuseUnless(
    countPages(one ? pagesOf(one) : []) + more <= incomingLimits.incomingPages,
    'incoming.too_many_pages',
  )
  refuseUnless(all + more <= incomingLimits.incomingWaiting, 'incoming.too_many')
  refuseUnless(one || ofDay < incomingLimits.incomingInADay, 'incoming.too_many')
  return one
}

async function addPage(
  ctx: WriteContext,
  { recordId, kind, page }: { recordId: string; kind: DocumentKind; page: IncomingPage },
): Promise<IncomingRow> {
  await refuseUnlessTaken(ctx, kind)
  const rows = await selectIncomingOf(ctx.tx, recordId)
  const same = rows.find((row) => row.state === 'waiting' && row.kind === kind)
  if (same && pagesOf(same).some(({ sha256 }) => sha256 === page.sha256)) return same
  const one = await roomFor(ctx, recordId, kind, page.pages)
  const now = ctx.clock.now()
  if (one) {
    const change = { pages: JSON.stringify([...pagesOf(one), page]), changedAt: now }
    refuseUnless(await changeWaiting(ctx.tx, one, change), 'incoming.changed_meanwhile')
    await note(ctx, 'incoming.sent', one)
    return { ...one, ...change, version: one.version + 1 }
  }
  const row: IncomingRow = {
    ...{ id: ctx.ids.uuid(), recordId, kind, state: 'waiting', version: 1 },
    ...{ pages: JSON.stringify([page]), sentAt: now, changedAt: now, decidedBy: null },
    ...{ decidedAt: null, reason: null, until: null, documentId: null },
  }
  await insertIncoming(ctx.tx, row)
  await note(ctx, 'incoming.sent', row)
  return row
}

interface OwnPage {
  id: string
  pageId: string
  version: number
}

/** Turns and cuts a photo that waits. Refuses with `incoming.not_found`, `incoming.changed_meanwhile`. */
export async function adjustPage(
  ctx: WriteContext,
  whose: Whose,
  { id, pageId, version, turn, cut }: OwnPage & Adjustment,
): Promise<Incoming> {
  return changedPages(ctx, whose, { id, pageId, version }, (page) => [{ ...page, turn, cut }])
}

/** Takes a photo back that waits; with the last one nothing waits any more. Refuses as adjusting does. */
export async function takePageBack(
  ctx: ActionContext,
  whose: Whose,
  asked: OwnPage,
): Promise<Incoming> {
  const { one, recordId } = await ctx.write(async (write) => {
    const one = await changedPages(write, whose, asked, () => [])
    const row = await selectIncoming(write.tx, asked.id)
    return { one, recordId: row?.recordId ?? '' }
  })
  await removePages(ctx, recordId, [{ id: asked.pageId }])
  return one
}

async function changedPages(
  ctx: WriteContext,
  whose: Whose,
  { id, pageId, version }: OwnPage,
  change: (page: IncomingPage) => IncomingPage[],
): Promise<Incoming> {
  const { recordId } = await whose(ctx)
  const row = await selectIncoming(ctx.tx, id)
  const isOwn = row !== undefined && (await isSameRecord(ctx.tx, row.recordId, recordId))
  refuseUnless(
    row && isOwn && pagesOf(row).some((page) => page.id === pageId),
    'incoming.not_found',
  )
  const pages = pagesOf(row).flatMap((page) => (page.id === pageId ? change(page) : [page]))
  const state = pages.length === 0 ? 'takenBack' : 'waiting'
  const next = { pages: JSON.stringify(pages), state, changedAt: ctx.clock.now() } as const
  refuseUnless(await changeWaiting(ctx.tx, { ...row, version }, next), 'incoming.changed_meanwhile')
  if (state === 'takenBack') await note(ctx, 'incoming.taken_back', row)
  return described({ ...row, ...next, version: version + 1 })
}

/** Writes the event of a step. */
export function note(
  ctx: WriteContext,
  action: `incoming.${'sent' | 'taken_back' | 'accepted' | 'returned'}`,
  { id, recordId, kind }: Pick<IncomingRow, 'id' | 'recordId' | 'kind'>,
) {
  return appendAudit(ctx, action, `record:${recordId}`, { incomingId: id, kind })
}
