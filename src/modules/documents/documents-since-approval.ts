import type { ListedEvent } from '#modules/audit'
import type { ReadContext } from '#platform/context'
import type { StoredDocument } from './document.ts'
import { selectVersions } from './documents.store.ts'
import { documentKindNames } from './schema.ts'

/** A paper that is another one than at the last approval; null: there was none, there is none. */
export interface ChangedDocument {
  kind: StoredDocument['kind']
  before: StoredDocument | null
  after: StoredDocument | null
}

/** Which papers of a record are others than before these edits (its uploads and removals since). */
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
    // One that had been taken off before that approval was not there.
    const stood = newest && (newest.removedAt === null || removed.has(newest.id))
    const before = stood ? newest : null
    const after =
      ofKind.find(({ supersededAt, removedAt }) => supersededAt === null && removedAt === null) ??
      null
    return before?.id === after?.id ? [] : [{ kind, before, after }]
  })
}
