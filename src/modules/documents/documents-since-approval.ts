import type { ListedEvent } from '#modules/audit'
import type { ReadContext } from '#platform/context'
import type { StoredDocument } from './document.ts'
import { selectVersions } from './documents.store.ts'
import { documentKindNames } from './schema.ts'

/** A document that differs from the one at the last approval; null: there was none, or there is none now. */
export interface ChangedDocument {
  kind: StoredDocument['kind']
  before: StoredDocument | null
  after: StoredDocument | null
}

/** Returns the documents of a record that these edits (its uploads and removals since the approval) changed. */
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
  return documentKindNames.flatMap((kind) => {
    const ofKind = versions.filter((one) => one.kind === kind)
    const [newest] = ofKind.filter(({ id }) => !added.has(id))
    // A document that was removed before that approval was not on file then.
    const stood = newest && (newest.removedAt === null || removed.has(newest.id))
    const before = stood ? newest : null
    const after =
      ofKind.find(({ supersededAt, removedAt }) => supersededAt === null && removedAt === null) ??
      null
    return before?.id === after?.id ? [] : [{ kind, before, after }]
  })
}
