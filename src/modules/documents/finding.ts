import { accountRefusals } from '#modules/accounts'
import { appendAudit, type ListedEvent, listEvents } from '#modules/audit'
import { keepsScansOf, readSettings } from '#modules/organisation'
import { changesSince, findRecord, getRecord, recordRefusals } from '#modules/records'
import type { FieldChange } from '#modules/records/schema'
import { isWithin } from '#platform/clock'
import { type ActionContext, actorId, type ReadContext } from '#platform/context'
import { refusalsOf, refusing } from '#platform/errors'
import {
  type StoredDocument,
  selectCurrent,
  selectDocument,
  selectPhotos,
  selectVersions,
} from './documents.store.ts'
import { type DocumentKind, documentKindNames, documentLimits } from './schema.ts'

/**
 * Returns the storage key of the original. Each upload has a file of its own, so removing one can never remove another
 * document's bytes (docs/decisions/0011).
 */
export function originalKey(document: Pick<StoredDocument, 'recordId' | 'id'>): string {
  return `originals/${document.recordId}/${document.id}`
}

export function originalsOf(recordId: string): string {
  return `originals/${recordId}/`
}

export function derivativesOf(recordId: string): string {
  return `derivatives/${recordId}/`
}

/** Screenshots of what authorities showed (#modules/comparisons); they never leave the staff area. */
export const comparisonsFolder = 'comparisons/'

/** Returns the text that is burnt into every picture that leaves the staff area (H8). */
export function watermarkText(organisation: string, reference: string): string {
  return `Copy held by ${organisation} · ${reference} · not a government document`
}

/**
 * Refuses with `document.kind_of_admins` when a moderator replaces, removes or dates a document of a kind that the
 * settings leave to admins. What is not there yet they may hand in: a record of theirs that they may edit is not
 * approved, so an admin looks at it before anybody else.
 */
export async function refuseUnlessOwnKind(
  { tx, actor }: Pick<ReadContext, 'tx' | 'actor'>,
  kind: DocumentKind,
  current: Pick<StoredDocument, 'uploadedBy'> | undefined,
): Promise<void> {
  if (!('role' in actor && actor.role === 'moderator')) return
  if (current === undefined || current.uploadedBy === actor.id) return
  const { moderatorKinds } = await readSettings(tx)
  refuseUnless(
    moderatorKinds.some((each) => each === kind),
    'document.kind_of_admins',
  )
}

/**
 * Refuses with `document.scan_not_kept` a scan of health or criminal records, unless the organisation states why it
 * keeps scans of this kind. Earlier scans stay until they are removed.
 */
export async function refuseUnlessScanKept(
  { tx }: Pick<ReadContext, 'tx'>,
  kind: DocumentKind,
): Promise<void> {
  refuseUnless(keepsScansOf(await readSettings(tx), kind), 'document.scan_not_kept')
}

const action = 'document.earlier_version_viewed'

/**
 * Writes an event when staff open a document that was replaced or removed; nothing for a current one. Like an opened
 * file it counts as open for 15 minutes: its pages and sizes are one view.
 */
export async function noteEarlierVersion(
  ctx: ActionContext,
  { id, recordId, kind, version, supersededAt, removedAt }: StoredDocument,
): Promise<void> {
  if (supersededAt === null && removedAt === null) return
  const subject = `record:${recordId}`
  const isNoted = async (read: ReadContext) => {
    const now = read.clock.now()
    const events = await listEvents(read, { subject, actions: [action], limit: 100 })
    const by = actorId(read.actor)
    return events.some(
      ({ actorId: who, at, details }) =>
        who === by && details.documentId === id && isWithin(documentLimits.viewing, at, now),
    )
  }
  if (await ctx.read(isNoted)) return
  await ctx.writeGrouped(async (write) => {
    if (await isNoted(write)) return
    await appendAudit(write, action, subject, { documentId: id, kind, version })
  })
}

/** Returns the current documents of a record in the order of the kinds table. */
export async function currentDocuments(
  { tx }: Pick<ReadContext, 'tx'>,
  recordId: string,
): Promise<StoredDocument[]> {
  const documents = await selectCurrent(tx, recordId)
  return documents.sort(
    (a, b) => documentKindNames.indexOf(a.kind) - documentKindNames.indexOf(b.kind),
  )
}

/** Returns the same without the documents that are withheld from the public. */
export async function shownDocuments(
  ctx: Pick<ReadContext, 'tx'>,
  recordId: string,
): Promise<StoredDocument[]> {
  return (await currentDocuments(ctx, recordId)).filter(({ withheldAt }) => withheldAt === null)
}

/** Returns every version of every document, for staff who may see the record. */
export async function documentVersions(ctx: ReadContext, recordId: string) {
  await getRecord(ctx, recordId)
  return selectVersions(ctx.tx, recordId)
}

/** Returns which document is the photo of each record. */
export async function photosOf({ tx }: ReadContext, recordIds: readonly string[]) {
  const rows = await selectPhotos(tx, recordIds)
  return new Map(rows.map((row) => [row.recordId, row.id]))
}

/** Finds a document, any version, for staff who may see its record; null for others. */
export async function findDocument(ctx: ReadContext, documentId: string) {
  const document = await selectDocument(ctx.tx, documentId)
  const record = document && (await findRecord(ctx, document.recordId))
  return document && record ? { document, record } : null
}

/** A document that differs from the one at the last approval; null: there was none, or there is none now. */
interface ChangedDocument {
  kind: StoredDocument['kind']
  before: StoredDocument | null
  after: StoredDocument | null
  /** The printed dates of the present scan that were changed, if it is the one that was approved. */
  dates: FieldChange[]
}

/** Returns the documents of a record that these edits (its uploads, removals and dates since the approval) changed. */
export async function changedDocuments(
  ctx: ReadContext,
  recordId: string,
  edits: readonly ListedEvent[],
): Promise<ChangedDocument[]> {
  const named = (action: string) =>
    new Set(
      edits.filter((one) => one.action === action).map(({ details }) => String(details.documentId)),
    )
  const added = named('document.uploaded')
  const removed = named('document.removed')
  // What waits for a second person, or was returned by one, was never on file.
  const all = await selectVersions(ctx.tx, recordId)
  const versions = all.filter(({ changeId }) => changeId === null)
  const datesOf = ({ id, ...document }: StoredDocument) => {
    const noted = edits.filter(
      ({ action, details }) => action === 'document.dates_noted' && details.documentId === id,
    )
    return changesSince(ctx, noted, document)
  }
  const changed: ChangedDocument[] = []
  for (const kind of documentKindNames) {
    const ofKind = versions.filter((one) => one.kind === kind)
    const [newest] = ofKind.filter(({ id }) => !added.has(id))
    // A document that was removed before that approval was not on file then.
    const stood = newest && (newest.removedAt === null || removed.has(newest.id))
    const before = stood ? newest : null
    const after =
      ofKind.find(({ supersededAt, removedAt }) => supersededAt === null && removedAt === null) ??
      null
    const isSame = before?.id === after?.id
    const dates = isSame && after ? await datesOf(after) : []
    if (!isSame || dates.length > 0) changed.push({ kind, before, after, dates })
  }
  return changed
}

/** Refusals about documents of a record: their scans, originals in hand, and documents that staff saw without one. */
export const documentRefusals = refusalsOf({
  'document.kind_of_admins': 'forbidden',
  'document.scan_not_kept': 'conflict',
  'merge.same_record': 'invalid',
  'merge.merged_already': 'conflict',
  'merge.has_merged': 'conflict',
  'merge.unlike': 'conflict',
  'merge.not_found': 'not_found',
  'merge.too_late': 'conflict',
  'original.not_found': 'not_found',
  'original.day_ahead': 'invalid',
  'original.due_before': 'invalid',
  'original.is_back': 'conflict',
  'original.not_back': 'conflict',
  'original.in_office': 'conflict',
  'original.confirmed': 'conflict',
  'sighting.not_found': 'not_found',
  'sighting.day_ahead': 'invalid',
})

const known = refusing({ ...accountRefusals, ...recordRefusals, ...documentRefusals })

export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
