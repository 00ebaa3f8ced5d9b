import { appendAudit } from '#modules/audit'
import { editableRecord, noteEdit, noteRecordChange } from '#modules/records'
import type { ActionContext, WriteContext } from '#platform/context'
import { refuseUnless } from '#platform/errors'
import { asideKey, clearAway } from '#platform/storage'
import {
  deleteDocuments,
  deleteKeysOfGone,
  markRemoved,
  markWithheld,
  type StoredDocument,
  selectCurrent,
  selectVersions,
} from './documents.store.ts'
import { derivativesOf, keyHolderOf, originalKey, refuseUnlessOwnKind } from './finding.ts'
import type { DocumentKind } from './schema.ts'

/** Withholds a scan from the public; staff still see it. The caller has to end what shows it now. */
export async function withholdDocument(ctx: WriteContext, document: StoredDocument): Promise<void> {
  await markWithheld(ctx.tx, document, ctx.clock.now())
  await noteInLog(ctx, 'document.withheld', document)
}

/** Shows a withheld scan to the public again. */
export async function showDocumentAgain(
  ctx: WriteContext,
  document: StoredDocument,
): Promise<void> {
  await markWithheld(ctx.tx, document, null)
  await noteInLog(ctx, 'document.shown_again', document)
}

async function noteInLog(
  ctx: WriteContext,
  action: 'document.withheld' | 'document.shown_again',
  { id: documentId, recordId, kind, version }: StoredDocument,
): Promise<void> {
  await appendAudit(ctx, action, `record:${recordId}`, { documentId, kind, version })
}

/** Removes a document from the record; its versions stay in the history until the record is purged. */
export async function removeDocument(
  ctx: WriteContext,
  { recordId, kind }: { recordId: string; kind: DocumentKind },
): Promise<void> {
  const record = await editableRecord(ctx, recordId)
  const current = (await selectCurrent(ctx.tx, recordId)).find((one) => one.kind === kind)
  await refuseUnlessOwnKind(ctx, kind, current)
  refuseUnless(current, 'document.not_found')
  await markRemoved(ctx.tx, current.id, ctx.clock.now())
  const { written } = await noteEdit(ctx, record, {}, [], { resubmits: false })
  await appendAudit(ctx, 'document.removed', `record:${recordId}`, {
    documentId: current.id,
    kind,
    version: current.version,
    ...written,
  })
}

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

/**
 * Removes the keys of records that do not exist: a picture that was still being drawn while its record was purged made
 * another one. `olderThan` protects a restore in progress, which stores files before their rows.
 */
export async function forgetKeysOfGone(ctx: ActionContext, olderThan: Date): Promise<void> {
  const gone = { prefix: keyHolderOf(''), madeBefore: olderThan.toISOString() }
  await ctx.write(({ tx }) => deleteKeysOfGone(tx, gone))
}
