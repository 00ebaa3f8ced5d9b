import { appendAudit } from '#modules/audit'
import { noteRecordChange } from '#modules/records'
import type { ActionContext, WriteContext } from '#platform/context'
import { asideKey, clearAway } from '#platform/storage'
import { derivativesOf, originalKey } from './document.ts'
import { deleteDocuments, selectVersions } from './documents.store.ts'
import type { DocumentKind } from './schema.ts'

interface PurgedKind {
  recordId: string
  kind: DocumentKind
}

/**
 * Permanently removes one kind of document of a record, with every version: rows first, then files, as a purge of the
 * record does. The record itself counts as unchanged. Returns whether it did.
 * @param prepare runs first, in the same transaction; false: they stay
 */
export async function purgeKind(
  ctx: ActionContext,
  { recordId, kind }: PurgedKind,
  prepare: (write: WriteContext) => Promise<boolean>,
): Promise<boolean> {
  const gone = await ctx.write(async (write) => {
    if (!(await prepare(write))) return null
    const all = await selectVersions(write.tx, recordId)
    const documentIds = all.filter((one) => one.kind === kind).map(({ id }) => id)
    await deleteDocuments(write.tx, documentIds)
    await noteRecordChange(write.tx, recordId)
    await appendAudit(write, 'document.purged', `record:${recordId}`, { kind, documentIds })
    return documentIds
  })
  if (!gone) return false
  await clearAway(ctx, async () => {
    for (const id of gone) {
      const key = originalKey({ recordId, id })
      for (const one of [key, asideKey(key)]) await ctx.storage.remove(one)
      await ctx.storage.removeAll(`${derivativesOf(recordId)}${id}/`)
    }
  })
  return true
}
