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
import { dayIn } from '#platform/clock/schema'
import { actorId, type WriteContext } from '#platform/context'
import { importTargets } from '../columns.schema.ts'
import { besideOf, enterBeside, isNothing } from '../rows/beside.ts'
import type { Calendar } from '../rows/calendars.ts'
import { type Decision, decideRow, type OnFile, onFileAs } from '../rows/decide-row.ts'
import type { Candidate, MappedRow } from '../rows/map-row.ts'
import type { TableRow } from '../tables/table.ts'
import {
  insertChange,
  isMadeBy,
  moveVersion,
  putMark,
  type RowChange,
  selectMark,
  selectRowOfRecord,
} from './import-rows.store.ts'
import type { RowMark } from './imports.store.ts'
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

function markOf(
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
