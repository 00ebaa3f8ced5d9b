import { appendAudit } from '#modules/audit'
import { marksIn } from '#modules/cases'
import { describeCompared, describeWithheld } from '#modules/comparisons'
import {
  describeOriginal,
  describeSightings,
  type StoredDocument,
  selectDocument,
} from '#modules/documents'
import { type DocumentKind, documentKindNames, kindLabel } from '#modules/documents/schema'
import { isSameRecord } from '#modules/merges'
import { type Organisation, officialChecksFor, readSettings } from '#modules/organisation'
import { isPublic, selectRecord, stagesToShow } from '#modules/records'
import { detailsShownTo } from '#modules/records/fields.schema'
import type { CandidateRecord } from '#modules/records/schema'
import { type Instant, isAhead } from '#platform/clock'
import { dayIn } from '#platform/clock/schema'
import { type ReadContext, type Soon, soon, type WriteContext } from '#platform/context'
import { refuseUnless } from './refusals.ts'
import type { OpenedRecord } from './schema.ts'
import {
  deleteEndedViewings,
  type Listed,
  type ListedRow,
  markClosed,
  type ShownRow,
  selectShown,
  selectUnclosed,
  selectViewing,
  selectViewingAndShown,
  showsSame,
} from './viewing.store.ts'

/** Which documents are shown; null for all. */
type Kinds = readonly DocumentKind[] | null

/** Describes what is stored of a record to somebody who opened it. */
async function describeShown(
  ctx: ReadContext,
  settings: Organisation,
  row: ShownRow,
  { kinds }: { kinds: Kinds },
): Promise<OpenedRecord> {
  const today = dayIn(settings.timeZone, ctx.clock.now())
  const { reference, approvedAt } = row
  const current = rowsIn<'documents'>(row.documents)
    .map((one) => ({ ...one, kind: one.kind as DocumentKind }))
    .sort((a, b) => documentKindNames.indexOf(a.kind) - documentKindNames.indexOf(b.kind))
  const documents = current.filter((one) => one.withheldAt === null && shows(kinds, one.kind))
  const asked = { settings, today, going: row, rows: rowsIn<'comparisons'>(row.comparisons) }
  const compared = describeCompared(asked, documents)
  const sightings = rowsIn<'sightings'>(row.sightings)
  const seen = sightings.length === 0 ? [] : await describeSightings(ctx, sightings)
  return {
    record: { reference, ...detailsShownTo('candidate', row), approvedAt },
    documents: documents.map((document) => ({
      ...describeDocument(row, document),
      compared: compared.get(document.id) ?? [],
    })),
    withheld: describeWithheld(asked, current).filter(({ kind }) => shows(kinds, kind)),
    stages: stagesToShow(settings, rowsIn<'stageSteps'>(row.stageSteps)),
    originals: rowsIn<'originals'>(row.originals).map((one) => describeOriginal(one, today)),
    seen: seen.filter(({ kind }) => shows(kinds, kind)),
    contested: marksIn(rowsIn<'cases'>(row.cases)),
  }
}

const none = '[]'

function rowsIn<Table extends Listed>(list: string): ListedRow<Table>[] {
  return list === none ? [] : JSON.parse(list)
}

/** Tells whether a kind is shown; the photo is next to the details on every result page. */
function shows(kinds: Kinds, kind: DocumentKind): boolean {
  return kinds === null || kind === 'photo' || kinds.includes(kind)
}

function describeDocument(
  record: ShownRow,
  document: ListedRow<'documents'> & { kind: DocumentKind },
) {
  const { id, kind, uploadedAt, issuedOn, validUntil, pages, width, height } = document
  return {
    id,
    kind,
    label: kindLabel(kind, 'en'),
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

interface Kept {
  row: ShownRow
  today: string
  opened: OpenedRecord
}

/** Unchanged settings are one object, and what was described with others is of no further use. */
const kept = new WeakMap<Organisation, Map<string, Kept>>()
/** So many files are open in a busy quarter of an hour. */
const mostKept = 500

/**
 * Describes the same, and returns what was described before where everything stored is the same, on the same day: it is
 * compared each time, so nothing that has changed is shown as it was.
 */
function keptDescription(
  ctx: ReadContext,
  settings: Organisation,
  row: ShownRow,
  viewing: { recordId: string; kinds: Kinds },
): Soon<OpenedRecord> {
  // The names of who saw a document are stored elsewhere.
  if (row.sightings !== none) return describeShown(ctx, settings, row, viewing)
  let ofSettings = kept.get(settings)
  if (ofSettings === undefined) {
    ofSettings = new Map()
    kept.set(settings, ofSettings)
  }
  const key = viewing.kinds === null ? viewing.recordId : `${viewing.recordId} ${viewing.kinds}`
  const today = dayIn(settings.timeZone, ctx.clock.now())
  const known = ofSettings.get(key)
  if (known?.today === today && showsSame(known.row, row)) return known.opened
  return describeShown(ctx, settings, row, viewing).then((opened) => {
    ofSettings.delete(key)
    const [oldest] = ofSettings.keys()
    if (oldest !== undefined && ofSettings.size >= mostKept) ofSettings.delete(oldest)
    ofSettings.set(key, { row, today, opened })
    return opened
  })
}

/** The 15 minutes in which an opened record stays open in one browser. */
export interface Viewing {
  id: string
  recordId: string
  /** The documents that it shows; null for all. */
  kinds: readonly DocumentKind[] | null
  startedAt: Instant
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
  return { id: row.id, recordId: row.recordId, kinds, startedAt: row.startedAt, endsAt: row.endsAt }
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
export function seeViewing(
  ctx: ReadContext,
  token: string,
  organisation: Organisation,
): Soon<{ viewing: Viewing; opened: OpenedRecord } | null> {
  return soon(selectViewingAndShown(ctx.tx, idIn(token)), (row) => {
    const viewing = openIn(ctx, token, row)
    if (!row || !viewing) return null
    const opened = keptDescription(ctx, organisation, row, viewing)
    return soon(opened, (opened) => ({ viewing, opened }))
  })
}

/** Returns the same for a record opened in another way; refuses with `lookup.no_data_found` when it is not public. */
export async function describeRecord(
  ctx: ReadContext,
  opened: Opened & { shown?: ShownRow | null },
): Promise<OpenedRecord> {
  const { recordId, shown } = opened
  const [settings, row] = shown
    ? [await readSettings(ctx.tx), shown]
    : await Promise.all([readSettings(ctx.tx), selectShown(ctx.tx, recordId)])
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
    document !== undefined &&
    (await isSameRecord(ctx.tx, document.recordId, viewing.recordId)) &&
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
