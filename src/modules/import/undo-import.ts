import { setImmediate as turn } from 'node:timers/promises'
import { type AuditAction, appendAudit, listEvents } from '#modules/audit'
import { currentDocuments, notePrintedDates } from '#modules/documents'
import type { DocumentKind } from '#modules/documents/schema'
import {
  changeRecord,
  deleteRecord,
  hideRecord,
  selectRecord,
  unhideRecord,
} from '#modules/records'
import type { FieldName } from '#modules/records/fields.schema'
import type { CandidateRecord } from '#modules/records/schema'
import type { Note } from '#modules/tables/notes/reading.schema'
import { correctEntry, selectEntriesOfRecord } from '#modules/training'
import { importUndone } from '#modules/training/problems.schema'
import type { WriteContext } from '#platform/context'
import type { Reader } from '#platform/database'
import { Refusal } from '#platform/errors'
import type { ImportCounts } from './kept/import.schema.ts'
import {
  deleteChanges,
  markUndone,
  noteLeft,
  type RowChange,
  type RowMark,
  selectChanges,
  selectPaymentsToUndo,
  selectToUndo,
} from './kept/import-rows.store.ts'
import { noteOfField, say } from './notes/say.ts'
import { advance, type Running, refuseFormer } from './running.ts'

/** Work on a record that is not an edit of it, so that the record's version stays. */
const work: readonly AuditAction[] = [
  ...(['access_code.changed', 'access_code.issued'] as const),
  ...(['case.opened', 'case.noted'] as const),
  ...(['comparison.agreed', 'comparison.noted', 'comparison.unclear'] as const),
  ...(['consent.given', 'consent.withdrawn'] as const),
  ...(['contract.read', 'contract.terms_entered'] as const),
  ...(['original.asked_back', 'original.confirmed', 'original.received'] as const),
  ...(['original.returned', 'record.assigned'] as const),
  ...(['record.note_written', 'record.stage_set'] as const),
  ...(['record_link.made', 'share.made', 'sighting.noted'] as const),
]

/** More than an import itself does beside one record. */
const most = 50

/**
 * Tells whether somebody has worked on a record since an import made it, without editing it: a payment, a document in
 * hand, a code, a note. What the import itself did beside the record does not count.
 */
async function isWorkedOnSince(
  write: WriteContext,
  importId: string,
  recordId: string,
): Promise<boolean> {
  if ((await selectEntriesOfRecord(write.tx, recordId)).length > 0) return true
  const subject = `record:${recordId}`
  const events = await listEvents(write, { subject, actions: work, limit: most })
  return events.some(({ details }) => details.importId !== importId)
}

/**
 * Tells whether nobody but an import has done anything to a record, whatever its version: where a kill came between a
 * row's images and its end, the row has the version from before them.
 */
async function isOnlyOfImport(
  write: WriteContext,
  importId: string,
  recordId: string,
): Promise<boolean> {
  const events = await listEvents(write, { subject: `record:${recordId}`, limit: most })
  return events.length < most && events.every(({ details }) => details.importId === importId)
}

const atOnce = 100

/**
 * Moves what an import made to the trash, a record at a time, and restores the former values of what it changed;
 * payments that it recorded are reversed. What somebody has worked on since, or is already gone, is left and counted.
 * Continues where it was interrupted.
 */
export async function undoImport(running: Running): Promise<void> {
  const { ctx, job } = running
  await refuseFormer(ctx)
  const records = await undoAll(running, job.counts, selectToUndo, takeBack)
  const changes = records && (await undoAll(running, records, selectChanges, restore))
  const counts = changes && (await undoAll(running, changes, selectPaymentsToUndo, counterPayment))
  if (!counts) return
  await ctx.write(async (write) => {
    const now = write.clock.now()
    await advance(write.tx, running, {
      state: 'undone',
      runner: null,
      problem: null,
      updatedAt: now,
    })
    const { undone, restored, left } = counts
    await appendAudit(write, 'import.undone', `import:${job.id}`, { undone, restored, left })
  })
}

/** Undoes all that is left of one kind, each in a transaction; returns the counts, null if it was told to stop. */
async function undoAll<Left>(
  running: Running,
  from: ImportCounts,
  select: (tx: Reader, importId: string, limit: number) => Promise<Left[]>,
  undo: (
    running: Running,
    write: WriteContext,
    one: Left,
    counts: ImportCounts,
  ) => Promise<ImportCounts>,
): Promise<ImportCounts | null> {
  const { ctx, job, signal } = running
  let counts = from
  for (;;) {
    const left = await ctx.read(({ tx }) => select(tx, job.id, atOnce))
    if (left.length === 0) return counts
    for (const one of left) {
      if (signal.aborted) return null
      counts = await ctx.write((write) => undo(running, write, one, counts))
      running.onProgress({ ...job, counts })
      await turn()
    }
  }
}

async function takeBack(
  running: Running,
  write: WriteContext,
  mark: RowMark,
  counts: ImportCounts,
): Promise<ImportCounts> {
  const record = await selectRecord(write.tx, mark.recordId as string)
  const { id: importId } = running.job
  const isAsMade =
    record?.deletedAt === null &&
    !(await isWorkedOnSince(write, importId, record.id)) &&
    (record.version === mark.recordVersion || (await isOnlyOfImport(write, importId, record.id)))
  if (record && isAsMade)
    await deleteRecord(write, { recordId: record.id, version: record.version })
  return noteUndone(running, write, { mark, counts, isUndone: isAsMade })
}

async function counterPayment(
  running: Running,
  write: WriteContext,
  mark: RowMark,
  counts: ImportCounts,
): Promise<ImportCounts> {
  const left = await takeBackPayment(write, mark)
  const isUndone = left.length === 0
  if (!isUndone) await noteLeft(write.tx, running.job.id, mark.row, left)
  return noteUndone(running, write, { mark, counts, isUndone })
}

/** Notes that the row is finished, whether it was undone or left. */
async function noteUndone(
  running: Running,
  write: WriteContext,
  { mark, counts, isUndone }: { mark: RowMark; counts: ImportCounts; isUndone: boolean },
): Promise<ImportCounts> {
  const next = counted(counts, isUndone ? 'undone' : 'left')
  const now = write.clock.now()
  await markUndone(write.tx, running.job.id, mark.row, now)
  await advance(write.tx, running, { counts: next, updatedAt: now })
  return next
}

const counted = (counts: ImportCounts, as: 'undone' | 'restored' | 'left'): ImportCounts => ({
  ...counts,
  [as]: counts[as] + 1,
})

async function restore(
  running: Running,
  write: WriteContext,
  change: RowChange,
  counts: ImportCounts,
): Promise<ImportCounts> {
  const { job } = running
  const left = await putBack(write, change)
  if (left.length > 0) await noteLeft(write.tx, job.id, change.row, left)
  await deleteChanges(write.tx, job.id, change.row)
  const next = counted(counts, left.length === 0 ? 'restored' : 'left')
  await advance(write.tx, running, { counts: next, updatedAt: write.clock.now() })
  return next
}

/**
 * Reverses the payment that a row made. Returns what is left: a payment that somebody has corrected or paid back since
 * stays as they left it.
 */
async function takeBackPayment(write: WriteContext, mark: RowMark): Promise<Note[]> {
  try {
    await correctEntry(write, { entryId: String(mark.entryId), reason: importUndone })
    return []
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return [say('paymentStays')]
  }
}

/**
 * Restores what a row changed, value by value, where it still is what the row made it. Returns what was left; nothing
 * when everything was restored.
 */
async function putBack(ctx: WriteContext, change: RowChange): Promise<Note[]> {
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
