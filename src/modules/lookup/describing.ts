import { marksIn } from '#modules/cases'
import { describeCompared, describeWithheld } from '#modules/comparisons'
import { describeOriginal, describeSightings } from '#modules/documents'
import { type DocumentKind, documentKindNames, documentKinds } from '#modules/documents/schema'
import { type Organisation, officialChecksFor } from '#modules/organisation'
import { stagesToShow } from '#modules/records'
import { detailsShownTo } from '#modules/records/fields.schema'
import { dayIn } from '#platform/clock/schema'
import type { ReadContext } from '#platform/context'
import type { OpenedRecord } from './schema.ts'
import { type Listed, type ListedRow, type ShownRow, showsSame } from './shown.store.ts'

/** Which documents are shown; null for all. */
type Kinds = readonly DocumentKind[] | null

/** Describes what is stored of a record to somebody who opened it. */
export async function describeShown(
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
export function shows(kinds: Kinds, kind: DocumentKind): boolean {
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
export async function keptDescription(
  ctx: ReadContext,
  settings: Organisation,
  row: ShownRow,
  viewing: { recordId: string; kinds: Kinds },
): Promise<OpenedRecord> {
  // The names of who saw a document are stored elsewhere.
  if (row.sightings !== none) return describeShown(ctx, settings, row, viewing)
  const ofSettings = kept.get(settings) ?? new Map<string, Kept>()
  kept.set(settings, ofSettings)
  const key = viewing.kinds === null ? viewing.recordId : `${viewing.recordId} ${viewing.kinds}`
  const today = dayIn(settings.timeZone, ctx.clock.now())
  const known = ofSettings.get(key)
  if (known?.today === today && showsSame(known.row, row)) return known.opened
  const opened = await describeShown(ctx, settings, row, viewing)
  ofSettings.delete(key)
  const [oldest] = ofSettings.keys()
  if (oldest !== undefined && ofSettings.size >= mostKept) ofSettings.delete(oldest)
  ofSettings.set(key, { row, today, opened })
  return opened
}
