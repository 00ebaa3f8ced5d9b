import { currentDocuments, notePrintedDates } from '#modules/documents'
import { kindLabel } from '#modules/documents/schema'
import { changeRecord, hideRecord, selectRecord, unhideRecord } from '#modules/records'
import type { FieldName } from '#modules/records/fields/schema'
import type { CandidateRecord } from '#modules/records/schema'
import type { WriteContext } from '#platform/context'
import { Refusal } from '#platform/errors'
import { importTargets } from '../columns/schema.ts'
import type { RowChange } from './import-changes.store.ts'

/**
 * Puts back what a row changed, value by value, where it is still what the row made it. Answers what
 * was left, in sentences; nothing when all is as it was.
 */
export async function putBack(ctx: WriteContext, change: RowChange): Promise<string[]> {
  const record = await selectRecord(ctx.tx, change.recordId)
  if (!record || record.deletedAt !== null)
    return ['Not put back: this record was deleted after the import.']
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
    const others = [
      ...left.map((name) => importTargets[name].label.toLowerCase()),
      ...(isHidingLeft ? [change.hiding === 'hide' ? 'hidden' : 'visible'] : []),
      ...(await putDatesBack(ctx, change)),
    ]
    return others.length === 0
      ? []
      : [`Not put back, because it was changed after the import: ${others.join(', ')}.`]
  } catch (error) {
    // Another record may have the former passport number by now.
    if (!(error instanceof Refusal)) throw error
    return [`Not put back: ${error.fields[0]?.message ?? error.message}`]
  }
}

/** Answers the papers whose dates somebody has changed by now. */
async function putDatesBack(
  ctx: WriteContext,
  { recordId, dates: changed }: RowChange,
): Promise<string[]> {
  const left: string[] = []
  for (const paper of await currentDocuments(ctx, recordId)) {
    const { kind, issuedOn, validUntil } = paper
    const dates = changed[kind]
    if (!dates) continue
    const isAsMade = issuedOn === dates.to.issuedOn && validUntil === dates.to.validUntil
    if (isAsMade) await notePrintedDates(ctx, { recordId, kind, dates: dates.from })
    else left.push(`dates of ${kindLabel(kind, 'en')}`)
  }
  return left
}

/** True when somebody else has decided by now whether it is hidden. */
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
