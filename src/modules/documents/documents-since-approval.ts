import type { ListedEvent } from '#modules/audit'
import { changesSince } from '#modules/records'
import type { FieldChange } from '#modules/records/schema'
import type { ReadContext } from '#platform/context'
import type { StoredDocument } from './document.ts'
import { selectVersions } from './documents.store.ts'
import { documentKindNames } from './schema.ts'

/** A document that differs from the one at the last approval; null: there was none, or there is none now. */
export interface ChangedDocument {
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
  const versions = await selectVersions(ctx.tx, recordId)
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
