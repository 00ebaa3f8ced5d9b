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
import { importTargets } from '#modules/tables/columns/columns.schema'
import { dayIn } from '#platform/clock/schema'
import { actorId, type WriteContext } from '#platform/context'
import {
  insertChange,
  isMadeBy,
  moveVersion,
  putMark,
  type RowChange,
  type RowMark,
  selectMark,
  selectRowOfRecord,
} from './kept/import-rows.store.ts'
import type { Judged, Verdict } from './kept/verdicts.ts'
import { besideOf, enterBeside, isNothing } from './rows/beside.ts'
import { type Decision, decideRow, type OnFile, onFileAs, type TakesNone } from './rows/decide.ts'
import type { Candidate } from './rows/map-row.ts'
import type { Calendar } from './rows/read-day.ts'
import type { Running } from './running.ts'

/** A row that is stored, and whether that was by its verdict. */
export interface Placed {
  mark: RowMark
  /** The file was still as the verdict had found it; otherwise the row was decided anew. */
  isAsJudged: boolean
}

interface Now {
  takesNone: TakesNone
  /** Whether an earlier pass may have stored the row and not its images. */
  isResumed: boolean
}

/**
 * Stores a row's details and marks it, in one transaction with how far the import is: after a crash the mark tells
 * whether the record exists. Null for a row that is not a candidate.
 */
export async function placeRow(
  running: Running,
  write: WriteContext,
  verdict: Verdict,
  now: Now,
): Promise<Placed | null> {
  const { row, read } = verdict
  if (read.kind !== 'wrong' && read.kind !== 'candidate') return null
  const { job } = running
  const earlier = now.isResumed ? await selectMark(write.tx, job.id, row) : undefined
  if (earlier) return { mark: earlier, isAsJudged: false }
  const placed =
    read.kind === 'wrong'
      ? { mark: markOf(row, { outcome: 'failed', problems: read.problems }), isAsJudged: true }
      : await placeCandidate(running, write, { verdict, candidate: read.candidate, now })
  await putMark(write.tx, job.id, placed.mark)
  return placed
}

/** Tells whether the file is as a verdict found it: the same record in the same version, or none. */
function holdsFor(
  { basis, takesNone: former }: Judged,
  onFile: CandidateRecord | undefined,
  takesNone: TakesNone,
): boolean {
  if (takesNone !== former) return false
  if (basis === null) return onFile === undefined
  return 'recordId' in basis && basis.recordId === onFile?.id && basis.version === onFile.version
}

interface Place {
  verdict: Verdict
  candidate: Candidate
  now: Now
}

async function placeCandidate(
  running: Running,
  write: WriteContext,
  { verdict: { row, judged }, candidate, now: { takesNone } }: Place,
): Promise<Placed> {
  const { job } = running
  const holder = await selectByPassport(write.tx, candidate.passportNumber)
  const onFile = holder && (await selectRecord(write.tx, holder.id))
  const isAsJudged = judged !== null && holdsFor(judged, onFile, takesNone)
  const decision = isAsJudged
    ? judged.decision
    : await decideAnew(running, write, { candidate, onFile, takesNone })
  const { problems } = decision
  if (decision.outcome === 'failed') return { mark: markOf(row, decision), isAsJudged }
  if (decision.outcome === 'created') {
    const record = await enter(write, candidate, job.asPending)
    await noteConverted(write, record.id, candidate)
    return { mark: markOf(row, { outcome: 'created', problems, record }), isAsJudged }
  }
  const record = onFile as CandidateRecord
  if (decision.outcome === 'unchanged')
    return { mark: markOf(row, { outcome: 'unchanged', problems, record }), isAsJudged }
  const changed = await change(write, record, decision)
  await noteConverted(write, record.id, candidate)
  const { id: recordId, version: from } = record
  // What this import itself created goes to the trash as a whole.
  if (!(await isMadeBy(write.tx, job.id, recordId)))
    await insertChange(write.tx, job.id, changeOf(row, record, decision))
  await moveVersion(write.tx, job.id, { recordId, from, to: changed.version })
  return { mark: markOf(row, { outcome: 'updated', problems, record: changed }), isAsJudged }
}

/** Decides about a row whose record has changed since, or that an earlier row of this table made. */
async function decideAnew(
  { job, secondPersonApproval, timeZone }: Running,
  write: WriteContext,
  found: { candidate: Candidate; onFile: CandidateRecord | undefined; takesNone: TakesNone },
): Promise<Decision> {
  const { candidate, onFile, takesNone } = found
  const known =
    onFile && (await knownOf(write, { importId: job.id, recordId: onFile.id, candidate }))
  const { updateExisting } = job
  const today = dayIn(timeZone, write.clock.now())
  const rules = { updateExisting, secondPersonApproval, today, takesNone }
  return decideRow(candidate, onFile && onFileAs(onFile, known ?? {}), rules)
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
  row: number,
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

const calendarNames: Record<Calendar, string> = {
  'bikram-sambat': 'Bikram Sambat',
  buddhist: 'Buddhist calendar',
  hijri: 'Hijri',
}

/** Keeps days of another calendar, and cells with more than a detail holds, as they were written, in a note on the record by whoever imports. */
async function noteConverted(
  write: WriteContext,
  recordId: string,
  { converted, kept }: Candidate,
): Promise<void> {
  if (converted.length + kept.length === 0 || actorId(write.actor) === null) return
  const lines = [
    ...converted.map(
      ({ column, from, to, calendar }) =>
        `${importTargets[column].label}: ${from} (${calendarNames[calendar]}) → ${to}`,
    ),
    ...kept.map(({ column, text }) => `${importTargets[column].label}: ${text}`),
  ]
  await writeNote(write, { recordId, text: lines.join('\n'), mentions: [] })
}

async function enter(
  write: WriteContext,
  candidate: Candidate,
  asPending: boolean,
): Promise<CandidateRecord> {
  const details = candidate.details as NonNullable<Candidate['details']>
  const record = await addRecord(write, details, { waits: candidate.waits || asPending })
  if (candidate.stage !== null)
    await setStage(write, { recordId: record.id, stage: candidate.stage })
  await enterBeside(write, record.id, candidate.beside)
  if (!candidate.isHidden) return record
  return hideRecord(write, { recordId: record.id, version: record.version })
}

function markOf(
  row: number,
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
