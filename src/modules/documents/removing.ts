import { appendAudit } from '#modules/audit'
import { caseFilesFolder, forgetCodeRequests } from '#modules/cases'
import { timeInTrash } from '#modules/organisation'
import {
  countTrash,
  editableRecord,
  noteEdit,
  noteRecordChange,
  purgeRecordRows,
  selectDeletedBefore,
  selectMeant,
  selectRecord,
} from '#modules/records'
import { day, later } from '#platform/clock'
import type { ActionContext, ReadContext, WriteContext } from '#platform/context'
import type { Reader } from '#platform/database'
import { destroyDataKey } from '#platform/encryption'
import { Refusal, refuseUnless } from '#platform/errors'
import { asideKey, clearAway } from '#platform/storage'
import {
  comparisonsFolder,
  derivativesOf,
  keyHolderOf,
  originalKey,
  originalsOf,
  refuseUnlessOwnKind,
  type StoredDocument,
} from './document.ts'
import {
  deleteDocuments,
  deleteKeysOfGone,
  markRemoved,
  markWithheld,
  selectCurrent,
  selectVersions,
} from './documents.store.ts'
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
  await refuseUnlessOwnKind(ctx, kind)
  const current = (await selectCurrent(ctx.tx, recordId)).find((one) => one.kind === kind)
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

interface Target {
  recordId: string
  version: number
}

/**
 * Permanently removes a record in the trash: rows first, then files, which a failing storage keeps for a while. If a
 * crash comes in between, the remaining files have no row, and the sweep at the next start removes them. Returns
 * whether the record is gone.
 * @param prepare runs first, in the same transaction, e.g. to put the record into the trash; null: it stays
 */
export async function purgeRecord(
  ctx: ActionContext,
  target: Target,
  prepare: (write: WriteContext, target: Target) => Promise<Target | null> = async () => target,
): Promise<boolean> {
  const { recordId } = target
  const isGone = await ctx.write(async (write) => {
    const prepared = await prepare(write, target)
    if (prepared) await purgeRows(write, prepared)
    return prepared !== null
  })
  if (!isGone) return false
  const others = [caseFilesFolder, comparisonsFolder].map((at) => `${at}${recordId}/`)
  const kept = [originalsOf(recordId), ...others]
  await clearAway(ctx, async () => {
    for (const prefix of [derivativesOf(recordId), ...kept, ...kept.map(asideKey)])
      await ctx.storage.removeAll(prefix)
  })
  return true
}

/** Removes the record with its rows, and the requests for its code, which name its number and a telephone. */
async function purgeRows(write: WriteContext, target: Target): Promise<void> {
  const record = await selectRecord(write.tx, target.recordId)
  await purgeRecordRows(write, target)
  await destroyDataKey(write.tx, keyHolderOf(target.recordId))
  const gone: string[] = []
  // Of somebody who was entered again, a request still waits for its answer.
  for (const number of [record?.passportNumber, record?.referenceNumber, record?.reference])
    if (number && (await selectMeant(write.tx, number)).length === 0) gone.push(number)
  await forgetCodeRequests(write, gone)
}

/** Counts the records in the trash, and those that have been there for more than so many days. */
export function countTrashOlderThan({ tx, clock }: ReadContext, { days }: { days: number }) {
  return countTrash(tx, later(clock.now(), -days * day))
}

/** Records that are read at a time. */
const together = 1000

/**
 * Purges the records that have been in the trash for as long as the settings say; returns how many there were. Goes on
 * after a record that is refused, because it was restored or changed meanwhile. Goes by the clock at its beginning: one
 * that jumps ahead meanwhile would make the whole trash old.
 * @param staysYet whether something keeps this record for now; asked before, and again in the purge's transaction
 */
export async function purgeOldTrash(
  ctx: ActionContext,
  staysYet: (tx: Reader, recordId: string) => Promise<boolean> = async () => false,
): Promise<number> {
  const began = ctx.clock.now()
  let purged = 0
  let after = ''
  for (;;) {
    const from = after
    const due = await ctx.read(async ({ tx }) =>
      selectDeletedBefore(tx, later(began, -(await timeInTrash(tx))), {
        after: from,
        limit: together,
      }),
    )
    for (const { id: recordId, version } of due) {
      // Many may be kept for long, and each write waits for its turn.
      if (await ctx.read(({ tx }) => staysYet(tx, recordId))) continue
      const isGone = await purgeRecord(ctx, { recordId, version }, async ({ tx }, target) =>
        (await staysYet(tx, recordId)) ? null : target,
      ).catch(falseIfRefused)
      if (isGone) purged += 1
    }
    const last = due.at(-1)
    if (!last || due.length < together) return purged
    after = last.id
  }
}

/** What is refused now is looked at again in an hour; a database that does not answer stays a failure. */
function falseIfRefused(error: unknown): false {
  if (error instanceof Refusal && (error.kind === 'conflict' || error.kind === 'not_found'))
    return false
  throw error
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
