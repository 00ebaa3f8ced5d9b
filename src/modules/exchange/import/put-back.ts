import { currentDocuments, notePrintedDates } from '#modules/documents'
import type { DocumentKind } from '#modules/documents/schema'
import { changeRecord, hideRecord, selectRecord, unhideRecord } from '#modules/records'
import type { FieldName } from '#modules/records/fields.schema'
import type { CandidateRecord } from '#modules/records/schema'
import type { WriteContext } from '#platform/context'
import { Refusal } from '#platform/errors'
import type { Note } from '../notes.schema.ts'
import { noteOfField, say } from '../say.ts'
import type { RowChange } from './import-changes.store.ts'

/**
 * Restores what a row changed, value by value, where it still is what the row made it. Returns what was left; nothing
 * when everything was restored.
 */
export async function putBack(ctx: WriteContext, change: RowChange): Promise<Note[]> {
  const record = await selectRecord(ctx.tx, change.recordId)
  if (!record || record.deletedAt !== null) return [say('deletedSince')]
  const names = Object.keys(change.fields) as FieldName[]
  const still = names.filter((name) => record[name] === change.fields[name]?.to)
  const left = names.filter((name) => !still.includes(name))
  const changes = Object.fromEntries(still.map((name) => [name, change.fields[name]?.from ?? null]))
  try {
    const edited =
      still.length === 0
        ? record
        : await changeRecord(ctx, { recordId: record.id, version: record.version, changes })
    const isHidingLeft = await putHidingBack(ctx, edited, change.hiding)
    const changed = [
      ...left,
      ...(isHidingLeft ? [change.hiding === 'hide' ? 'hidden' : 'visible'] : []),
      ...(await putDatesBack(ctx, change)),
    ]
    return changed.length === 0 ? [] : [say('changedSince', { changed })]
  } catch (error) {
    // Another record may have the old passport number by now.
    if (!(error instanceof Refusal)) throw error
    return [say('notPutBack', { problem: noteOfField(error) })]
  }
}

/** Restores dates; returns the documents whose dates somebody has changed since. */
async function putDatesBack(
  ctx: WriteContext,
  { recordId, dates: changed }: RowChange,
): Promise<DocumentKind[]> {
  const left: DocumentKind[] = []
  for (const document of await currentDocuments(ctx, recordId)) {
    const { kind, issuedOn, validUntil } = document
    const dates = changed[kind]
    if (!dates) continue
    const isAsMade = issuedOn === dates.to.issuedOn && validUntil === dates.to.validUntil
    if (isAsMade) await notePrintedDates(ctx, { recordId, kind, dates: dates.from })
    else left.push(kind)
  }
  return left
}

/** Restores hiding; returns true when somebody else has decided since whether it is hidden. */
async function putHidingBack(
  ctx: WriteContext,
  { id: recordId, version, hiddenAt }: CandidateRecord,
  hiding: RowChange['hiding'],
): Promise<boolean> {
  if (hiding === null) return false
  const isAsMade = (hiddenAt !== null) === (hiding === 'hide')
  if (!isAsMade) return true
  if (hiding === 'hide') await unhideRecord(ctx, { recordId, version })
  else await hideRecord(ctx, { recordId, version })
  return false
}
