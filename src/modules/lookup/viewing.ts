import { appendAudit } from '#modules/audit'
import { openMarks } from '#modules/cases'
import { tellCompared, tellWithheld } from '#modules/comparisons'
import { currentDocuments, type StoredDocument, selectDocument } from '#modules/documents'
import { type DocumentKind, documentKinds } from '#modules/documents/schema'
import { officialChecksFor } from '#modules/organisation'
import { listOriginals } from '#modules/originals'
import { isPublic, selectRecord, stagesToShow } from '#modules/records'
import { detailsShownTo } from '#modules/records/fields.schema'
import type { CandidateRecord } from '#modules/records/schema'
import { listSightings } from '#modules/sightings'
import { type Instant, isAhead } from '#platform/clock'
import type { ReadContext, WriteContext } from '#platform/context'
import {
  deleteEndedViewings,
  markClosed,
  type ShownRecord,
  selectUnclosed,
  selectViewing,
} from './lookup.store.ts'
import { refuseUnless } from './refusals.ts'
import type { OpenedRecord } from './schema.ts'

/** The 15 minutes in which an opened record stays open in one browser. */
export interface Viewing {
  id: string
  recordId: string
  /** The documents that it shows; null for all. */
  kinds: readonly DocumentKind[] | null
  endsAt: Instant
  record: ShownRecord
}

/**
 * Finds the viewing of a token, if it is open now. A viewing ends and stays ended when its time is up, when it is
 * closed, when the code is replaced or revoked, when the record stops being public, even if it is public again, or when
 * the clock is set back to before its start.
 */
export async function findViewing(ctx: ReadContext, token: string): Promise<Viewing | null> {
  const now = ctx.clock.now()
  const [id = ''] = token.split('.', 1)
  const row = await selectViewing(ctx.tx, id)
  if (!row || !ctx.secrets.isHmac('token', token, row.tokenHash)) return null
  if (row.closedAt !== null || row.endsAt <= now || isAhead(row.startedAt, now)) return null
  if (!isPublic(row)) return null
  if (row.unpublishedAt !== null && row.unpublishedAt >= row.startedAt) return null
  const kinds = row.kinds === null ? null : (JSON.parse(row.kinds) as DocumentKind[])
  return { id: row.id, recordId: row.recordId, kinds, endsAt: row.endsAt, record: row }
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

/** Returns what the holder of a viewing sees: the details and the documents, each with its official checks (H5). */
export function describeViewing(ctx: ReadContext, viewing: Viewing): Promise<OpenedRecord> {
  return describe(ctx, viewing.record, viewing)
}

/** Returns the same for a record opened in another way; refuses with `lookup.no_data_found` when it is not public. */
export async function describeRecord(ctx: ReadContext, opened: Opened): Promise<OpenedRecord> {
  const record = await selectRecord(ctx.tx, opened.recordId)
  refuseUnless(record && isPublic(record), 'lookup.no_data_found')
  return describe(ctx, record, opened)
}

type Opened = Pick<Viewing, 'recordId' | 'kinds'>

async function describe(
  ctx: ReadContext,
  record: ShownRecord,
  { recordId, kinds }: Opened,
): Promise<OpenedRecord> {
  // In parallel: none waits for another.
  const [[documents, compared, withheld], stages, originals, seen, contested] = await Promise.all([
    comparedDocuments(ctx, record, { recordId, kinds }),
    stagesToShow(ctx, recordId),
    listOriginals(ctx, recordId),
    listSightings(ctx, recordId),
    openMarks(ctx, recordId),
  ])
  const { reference, approvedAt } = record
  return {
    record: { reference, ...detailsShownTo('candidate', record), approvedAt },
    documents: documents.map((document) => ({
      ...describeDocument(record, document),
      compared: compared.get(document.id) ?? [],
    })),
    withheld: withheld.filter(({ kind }) => shows(kinds, kind)),
    stages,
    originals,
    seen: seen.filter(({ kind }) => shows(kinds, kind)),
    contested,
  }
}

async function comparedDocuments(
  ctx: ReadContext,
  record: ShownRecord,
  { recordId, kinds }: Opened,
) {
  const current = await currentDocuments(ctx, recordId)
  const documents = current.filter(
    ({ kind, withheldAt }) => withheldAt === null && shows(kinds, kind),
  )
  const told = [tellCompared(ctx, record, documents), tellWithheld(ctx, record, current)] as const
  return [documents, ...(await Promise.all(told))] as const
}

/** Tells whether a kind is shown; the photo is next to the details on every result page. */
function shows(kinds: readonly DocumentKind[] | null, kind: DocumentKind): boolean {
  return kinds === null || kind === 'photo' || kinds.includes(kind)
}

function describeDocument(record: ShownRecord, document: StoredDocument) {
  const { id, kind, uploadedAt, issuedOn, validUntil, pages, width, height } = document
  return {
    id,
    kind,
    label: documentKinds[kind].label,
    heldSince: uploadedAt,
    issuedOn,
    validUntil,
    pages,
    width,
    height,
    imageUrl: `/api/v1/documents/${id}/image`,
    officialChecks: officialChecksFor(kind, record.destinationCountry, record.nationality),
  }
}

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
