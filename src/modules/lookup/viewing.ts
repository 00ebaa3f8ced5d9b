import { appendAudit } from '#modules/audit'
import { type StoredDocument, selectDocument } from '#modules/documents'
import type { DocumentKind } from '#modules/documents/schema'
import { type Organisation, readSettings } from '#modules/organisation'
import { isPublic, selectRecord } from '#modules/records'
import type { CandidateRecord } from '#modules/records/schema'
import { type Instant, isAhead } from '#platform/clock'
import type { ReadContext, WriteContext } from '#platform/context'
import { describeShown, keptDescription, shows } from './describing.ts'
import { deleteEndedViewings, markClosed, selectUnclosed } from './lookup.store.ts'
import { refuseUnless } from './refusals.ts'
import type { OpenedRecord } from './schema.ts'
import { selectShown, selectViewing, selectViewingAndShown } from './shown.store.ts'

/** The 15 minutes in which an opened record stays open in one browser. */
export interface Viewing {
  id: string
  recordId: string
  /** The documents that it shows; null for all. */
  kinds: readonly DocumentKind[] | null
  endsAt: Instant
}

/**
 * Finds the viewing of a token, if it is open now. A viewing ends and stays ended when its time is up, when it is
 * closed, when the code is replaced or revoked, when the record stops being public, even if it is public again, or when
 * the clock is set back to before its start.
 */
export async function findViewing(ctx: ReadContext, token: string): Promise<Viewing | null> {
  return openIn(ctx, token, await selectViewing(ctx.tx, idIn(token)))
}

const idIn = (token: string) => token.split('.', 1)[0] ?? ''

function openIn(
  ctx: ReadContext,
  token: string,
  row: Awaited<ReturnType<typeof selectViewing>>,
): Viewing | null {
  const now = ctx.clock.now()
  if (!row || !ctx.secrets.isHmac('token', token, row.tokenHash)) return null
  if (row.closedAt !== null || row.endsAt <= now || isAhead(row.startedAt, now)) return null
  if (!isPublic(row)) return null
  if (row.unpublishedAt !== null && row.unpublishedAt >= row.startedAt) return null
  const kinds = row.kinds === null ? null : (JSON.parse(row.kinds) as DocumentKind[])
  return { id: row.id, recordId: row.recordId, kinds, endsAt: row.endsAt }
}

/** Closes the file in this browser. */
export async function closeViewing(ctx: WriteContext, token: string): Promise<void> {
  const viewing = await findViewing(ctx, token)
  if (!viewing) return
  await markClosed(ctx.tx, viewing.id, ctx.clock.now())
  await appendAudit(ctx, 'viewing.closed', `record:${viewing.recordId}`, { viewingId: viewing.id })
}

/** Closes the viewings that show a document of a record now, because the public may no longer see it. */
export async function closeViewingsShowing(
  ctx: WriteContext,
  { recordId, kind }: Pick<StoredDocument, 'recordId' | 'kind'>,
): Promise<void> {
  for (const { id: viewingId, kinds } of await selectUnclosed(ctx.tx, recordId)) {
    if (!shows(kinds === null ? null : (JSON.parse(kinds) as DocumentKind[]), kind)) continue
    await markClosed(ctx.tx, viewingId, ctx.clock.now())
    await appendAudit(ctx, 'viewing.closed', `record:${recordId}`, { viewingId })
  }
}

/**
 * Finds the same with what its holder sees: the details and the documents, each with its official checks (H5). The same
 * object while nothing of it has changed, so that what is drawn from it can be cached with it.
 */
export async function seeViewing(
  ctx: ReadContext,
  token: string,
  organisation: Organisation,
): Promise<{ viewing: Viewing; opened: OpenedRecord } | null> {
  const row = await selectViewingAndShown(ctx.tx, idIn(token))
  const viewing = openIn(ctx, token, row)
  if (!row || !viewing) return null
  return { viewing, opened: await keptDescription(ctx, organisation, row, viewing) }
}

/** Returns the same for a record opened in another way; refuses with `lookup.no_data_found` when it is not public. */
export async function describeRecord(ctx: ReadContext, opened: Opened): Promise<OpenedRecord> {
  const [settings, row] = await Promise.all([
    readSettings(ctx.tx),
    selectShown(ctx.tx, opened.recordId),
  ])
  refuseUnless(row && isPublic(row), 'lookup.no_data_found')
  return describeShown(ctx, settings, row, opened)
}

type Opened = Pick<Viewing, 'recordId' | 'kinds'>

/** Returns a current document that a viewing, of a record or of a share, shows; null for anything else. */
export async function documentInViewing(
  ctx: ReadContext,
  viewing: Opened,
  documentId: string,
): Promise<{ document: StoredDocument; record: CandidateRecord } | null> {
  const document = await selectDocument(ctx.tx, documentId)
  const record = await selectRecord(ctx.tx, viewing.recordId)
  const isShown =
    document?.recordId === viewing.recordId &&
    document.supersededAt === null &&
    document.removedAt === null &&
    document.withheldAt === null &&
    shows(viewing.kinds, document.kind)
  return record && document && isShown ? { document, record } : null
}

/** Deletes viewings that are over, and those from before the clock was set back. */
export async function forgetEndedViewings(ctx: WriteContext): Promise<void> {
  await deleteEndedViewings(ctx.tx, ctx.clock.now())
}
