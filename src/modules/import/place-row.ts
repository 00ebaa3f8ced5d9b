import { currentDocuments, notePrintedDates, uploadDocuments } from '#modules/documents'
import type { PrintedDates } from '#modules/documents/schema'
import {
  addRecord,
  changeRecord,
  hideRecord,
  selectByPassport,
  selectRecord,
  setStage,
  unhideRecord,
  writeNote,
} from '#modules/records'
import type { FieldName } from '#modules/records/fields.schema'
import type { CandidateRecord } from '#modules/records/schema'
import type { TableRow } from '#modules/tables'
import { importTargets } from '#modules/tables/columns/columns.schema'
import type { Note } from '#modules/tables/notes/reading.schema'
import { dayIn } from '#platform/clock/schema'
import { actorId, type WriteContext } from '#platform/context'
import { Refusal } from '#platform/errors'
import {
  type Decision,
  decideDates,
  decideImages,
  decideRow,
  type HeldDocuments,
  heldDates,
  isOfOneImage,
  type OnFile,
  onFileAs,
} from './decide.ts'
import type { ImageFile } from './images/match-images.ts'
import {
  addDates,
  insertChange,
  isMadeBy,
  moveVersion,
  putMark,
  type RowChange,
  type RowMark,
  selectMark,
  selectRowOfRecord,
} from './import-rows.store.ts'
import { noteOfRefusal, say } from './notes/say.ts'
import { besideOf, enterBeside, isNothing } from './rows/beside.ts'
import type { Candidate, MappedRow } from './rows/map-row.ts'
import type { Calendar } from './rows/read-day.ts'
import { type Running, takesNoneNow } from './running.ts'

/**
 * Stores a row's details and marks it, in one transaction: after a crash the mark tells whether the record exists. Null
 * for a row that is not a candidate.
 */
export async function placeRow(
  running: Running,
  write: WriteContext,
  row: TableRow,
  mapped: MappedRow,
): Promise<RowMark | null> {
  if (mapped.kind === 'skipped') return null
  const { job } = running
  const earlier = await selectMark(write.tx, job.id, row.row)
  // Its images may not be finished.
  if (earlier) return earlier
  const mark =
    mapped.kind === 'wrong'
      ? markOf(row, { outcome: 'failed', problems: mapped.problems })
      : await placeCandidate(running, write, row, mapped.candidate)
  await putMark(write.tx, job.id, mark)
  return mark
}

async function placeCandidate(
  { job, secondPersonApproval, timeZone }: Running,
  write: WriteContext,
  row: TableRow,
  candidate: Candidate,
): Promise<RowMark> {
  const holder = await selectByPassport(write.tx, candidate.passportNumber)
  const onFile = holder && (await selectRecord(write.tx, holder.id))
  const known =
    onFile && (await knownOf(write, { importId: job.id, recordId: onFile.id, candidate }))
  const { updateExisting } = job
  const today = dayIn(timeZone, write.clock.now())
  // Checked now: a licence may end while a long import runs.
  const takesNone = await takesNoneNow(write)
  const rules = { updateExisting, secondPersonApproval, today, takesNone }
  const decision = decideRow(candidate, onFile && onFileAs(onFile, known ?? {}), rules)
  const { problems } = decision
  if (decision.outcome === 'failed') return markOf(row, decision)
  if (decision.outcome === 'created') {
    const record = await enter(write, candidate)
    await noteConverted(write, record.id, candidate)
    return markOf(row, { outcome: 'created', problems, record })
  }
  const record = onFile as CandidateRecord
  if (decision.outcome === 'unchanged')
    return markOf(row, { outcome: 'unchanged', problems, record })
  const changed = await change(write, record, decision)
  await noteConverted(write, record.id, candidate)
  const { id: recordId, version: from } = record
  // What this import itself created goes to the trash as a whole.
  if (!(await isMadeBy(write.tx, job.id, recordId)))
    await insertChange(write.tx, job.id, changeOf(row, record, decision))
  await moveVersion(write.tx, job.id, { recordId, from, to: changed.version })
  return markOf(row, { outcome: 'updated', problems, record: changed })
}

/** Finds the row that brought a record on file, and what belongs to the record where the table mentions that. */
async function knownOf(
  write: WriteContext,
  { importId, recordId, candidate }: { importId: string; recordId: string; candidate: Candidate },
): Promise<Pick<OnFile, 'row' | 'beside'>> {
  const row = await selectRowOfRecord(write.tx, importId, recordId)
  if (isNothing(candidate.beside)) return { row }
  return { row, beside: (await besideOf(write, [recordId])).get(recordId) }
}

function changeOf(
  { row }: TableRow,
  record: CandidateRecord,
  { changes, hiding }: Extract<Decision, { outcome: 'updated' }>,
): RowChange {
  const names = Object.keys(changes) as FieldName[]
  const fields = names.map((name) => [name, { from: record[name], to: changes[name] ?? null }])
  return { row, recordId: record.id, fields: Object.fromEntries(fields), hiding, dates: {} }
}

/** Changes a record. Hiding is not an edit: where nothing else changes, the record stays approved. */
async function change(
  write: WriteContext,
  record: CandidateRecord,
  { changes, hiding }: Extract<Decision, { outcome: 'updated' }>,
): Promise<CandidateRecord> {
  const { id: recordId, version } = record
  const isEdited = Object.keys(changes).length > 0
  const edited = isEdited ? await changeRecord(write, { recordId, version, changes }) : record
  if (hiding === null) return edited
  const hides = hiding === 'hide' ? hideRecord : unhideRecord
  return hides(write, { recordId, version: edited.version })
}

const calendarNames: Record<Calendar, string> = { 'bikram-sambat': 'Bikram Sambat', hijri: 'Hijri' }

/** Keeps days of another calendar as they were written, in a note on the record by whoever imports. */
async function noteConverted(
  write: WriteContext,
  recordId: string,
  { converted }: Candidate,
): Promise<void> {
  if (converted.length === 0 || actorId(write.actor) === null) return
  const lines = converted.map(
    ({ column, from, to, calendar }) =>
      `${importTargets[column].label}: ${from} (${calendarNames[calendar]}) → ${to}`,
  )
  await writeNote(write, { recordId, text: lines.join('\n'), mentions: [] })
}

async function enter(write: WriteContext, candidate: Candidate): Promise<CandidateRecord> {
  const details = candidate.details as NonNullable<Candidate['details']>
  const record = await addRecord(write, details, { waits: candidate.waits })
  if (candidate.stage !== null)
    await setStage(write, { recordId: record.id, stage: candidate.stage })
  await enterBeside(write, record.id, candidate.beside)
  if (!candidate.isHidden) return record
  return hideRecord(write, { recordId: record.id, version: record.version })
}

export function markOf(
  { row }: TableRow,
  found: { outcome: RowMark['outcome']; problems?: RowMark['problems']; record?: CandidateRecord },
): RowMark {
  const { outcome, problems = [], record } = found
  return {
    row,
    outcome,
    recordId: record?.id ?? null,
    recordVersion: record?.version ?? null,
    problems,
  }
}

/**
 * Files a row's images as uploads do: bytes before the rows that name them, and those in one commit; the state of the
 * record follows as from any other edit. A refused image is a problem of the row, and the record stays. The same bytes
 * again change nothing, so after a crash all images of a record that the row made are sent again.
 */
export async function fileImages(
  running: Running,
  mark: RowMark,
  candidate: Candidate,
): Promise<{ mark: RowMark; images: number }> {
  const { ctx, job } = running
  const recordId = mark.recordId as string
  const documents: HeldDocuments =
    mark.outcome === 'created' ? new Map() : await documentsOf(running, recordId)
  const { updateExisting } = job
  const decision = await decideImages(running.images, candidate, {
    documents,
    updateExisting,
  })
  const problems = [...mark.problems, ...decision.problems]
  if (decision.images.length === 0) return { mark: { ...mark, problems }, images: 0 }
  let images = 0
  const uploads = decision.images.map(({ kind, image }) => {
    return { kind, originalName: image.path, source: image.open() }
  })
  const results = await uploadDocuments(ctx, { recordId, uploads }).catch((reason: unknown) =>
    uploads.map(() => ({ status: 'rejected', reason }) as const),
  )
  for (const [at, result] of results.entries()) {
    const { image } = decision.images[at] as (typeof decision.images)[number]
    if (result.status === 'rejected') problems.push(problemWith(image, result.reason))
    else images += 1
  }
  const outcome = mark.outcome === 'unchanged' && images > 0 ? 'updated' : mark.outcome
  return { mark: { ...mark, outcome, problems }, images }
}

/** Returns a record's documents, by their kinds. */
export async function documentsOf({ ctx }: Running, recordId: string): Promise<HeldDocuments> {
  const documents = await ctx.read((read) => currentDocuments(read, recordId))
  return new Map(documents.map((document) => [document.kind, document]))
}

/** Returns what was wrong with this one image; rethrows what would be wrong with every other one. */
function problemWith(image: ImageFile, error: unknown): Note {
  if (!isOfOneImage(error)) throw error
  return say('ofImage', { path: image.path, problem: noteOfRefusal(error) })
}

/**
 * Notes the dates that a row says are printed on the documents of its record, including the row's own images, as staff
 * do. After a crash the same dates again change nothing.
 */
export async function fileDates(
  running: Running,
  mark: RowMark,
  candidate: Candidate,
): Promise<RowMark> {
  if (candidate.dates.size === 0) return mark
  const { ctx, job } = running
  const recordId = mark.recordId as string
  const dates = heldDates(await documentsOf(running, recordId))
  const { updateExisting } = job
  const decision = decideDates(candidate, { dates, updateExisting })
  const problems = [...mark.problems, ...decision.problems]
  if (decision.changes.size === 0) return { ...mark, problems }
  try {
    await ctx.write(async (write) => {
      const changed: RowChange['dates'] = {}
      for (const [kind, to] of decision.changes) {
        await notePrintedDates(write, { recordId, kind, dates: to })
        changed[kind] = { from: dates.get(kind) as PrintedDates, to }
      }
      // What this import itself created goes to the trash as a whole.
      if (await isMadeBy(write.tx, job.id, recordId)) return
      await addDates(write.tx, job.id, { row: mark.row, recordId, dates: changed })
    })
  } catch (error) {
    // Somebody may have moved the record to the trash, for example.
    if (!(error instanceof Refusal) || error.kind === 'unavailable') throw error
    return { ...mark, problems: [...problems, noteOfRefusal(error)] }
  }
  return { ...mark, outcome: mark.outcome === 'unchanged' ? 'updated' : mark.outcome, problems }
}
